// SwiftUI: the declarations of _SceneModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol _SceneModifier {
  associatedtype Body: Scene
  @SceneBuilder func body(content: Self.SceneContent) -> Self.Body
  typealias SceneContent = _SceneModifier_Content<Self>
}

extension _SceneModifier where Self.Body == Never {
  func body(content: Self.SceneContent) -> Self.Body
}
