// Charts: the declarations of BasicChart3DSurfaceStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle {}
