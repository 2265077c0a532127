// SwiftUI: the declarations of ScrollTarget.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollTarget: Hashable, Equatable {
  var rect: CGRect { get set }
  var anchor: UnitPoint? { get set }
}
