// SwiftUI: the declarations of _SceneValues.
// Declared as the framework's interface has it, with code of our own.

/// What a scene stores. The host puts one into the environment's objects; without one each property has its own.
final class _SceneValues {
  var all: [String: Any] = [:]
  init() {}
}
