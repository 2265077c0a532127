// TipKit: the declarations of TipOption.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TipOption {}
