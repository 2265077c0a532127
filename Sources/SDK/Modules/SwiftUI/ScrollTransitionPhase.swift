// SwiftUI: the declarations of ScrollTransitionPhase.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ScrollTransitionPhase: Hashable {
  case topLeading
  case identity
  case bottomTrailing
  var isIdentity: Bool { get }
  var value: Double { get }
}
