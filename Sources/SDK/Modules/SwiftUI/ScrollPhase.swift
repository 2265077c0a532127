// SwiftUI: the declarations of ScrollPhase.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ScrollPhase: CustomDebugStringConvertible, Hashable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating
  var isScrolling: Bool { get }
  var debugDescription: String { get }
}
