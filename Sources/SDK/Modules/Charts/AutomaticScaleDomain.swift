// Charts: the declarations of AutomaticScaleDomain.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AutomaticScaleDomain: ScaleDomain {}
