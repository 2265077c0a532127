// SwiftUI: the declarations of EmptyModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EmptyModifier: ViewModifier, _SceneModifier {
  static let identity: EmptyModifier
  typealias Body = Never
  init()
  func body(content: EmptyModifier.Content) -> EmptyModifier.Body
}
