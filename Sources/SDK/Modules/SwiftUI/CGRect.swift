// SwiftUI: the declarations of CGRect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension CGRect: Animatable {}
