// SwiftUI: the declarations of AnyLocationBase.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

class AnyLocationBase {}
