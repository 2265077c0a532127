// SwiftUI: the declarations of SceneBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct SceneBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }
  static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
  @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> some Scene
  where repeat each Content: Scene
  static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene
  static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker
}
