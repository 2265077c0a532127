// SwiftUI: the declarations of ScrollPhaseChangeContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollPhaseChangeContext {
  var geometry: ScrollGeometry { get }
  var velocity: CGVector? { get }
}
