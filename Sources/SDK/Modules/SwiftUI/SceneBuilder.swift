// SwiftUI: the declarations of SceneBuilder.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@resultBuilder struct SceneBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene
  static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene
  @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> some Scene
  where repeat each Content: Scene
  static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene
  static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker
}
