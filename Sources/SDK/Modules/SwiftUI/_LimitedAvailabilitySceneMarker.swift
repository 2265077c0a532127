// SwiftUI: the declarations of _LimitedAvailabilitySceneMarker.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol _LimitedAvailabilitySceneMarker {}
