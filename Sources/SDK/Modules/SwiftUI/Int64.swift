// SwiftUI: the declarations of Int64.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Int64: _FormatSpecifiable {}
