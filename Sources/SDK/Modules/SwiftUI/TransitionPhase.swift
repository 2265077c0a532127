// SwiftUI: the declarations of TransitionPhase.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum TransitionPhase: Hashable {
  case willAppear
  case identity
  case didDisappear
  var isIdentity: Bool { get }
  var value: Double { get }
}
