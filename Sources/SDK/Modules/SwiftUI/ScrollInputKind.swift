// SwiftUI: the declarations of ScrollInputKind.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollInputKind: Equatable {}
