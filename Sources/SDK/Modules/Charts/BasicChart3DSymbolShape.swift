// Charts: the declarations of BasicChart3DSymbolShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BasicChart3DSymbolShape: Chart3DSymbolShape {}
