// SwiftUI: the declarations of CGSize.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension CGSize: Animatable {}
