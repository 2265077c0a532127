// SwiftUI: the declarations of UInt8.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UInt8: _FormatSpecifiable {}
