// SwiftUI: the declarations of Glass.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Glass: Equatable {
  static var regular: Glass { get }
  static var clear: Glass { get }
  static var identity: Glass { get }
  func tint(_ color: Color?) -> Glass
  func interactive(_ isEnabled: Bool = true) -> Glass
}
