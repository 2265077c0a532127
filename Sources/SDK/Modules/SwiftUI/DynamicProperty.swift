// SwiftUI: the declarations of DynamicProperty.
// Declared as the framework's interface has it, with code of our own.

/// Before the body of a view runs, each of its properties that is dynamic is settled at the view's place on the
/// screen, then updated.
protocol DynamicProperty {
  mutating func update()
  mutating func _settle(at place: _Place)
  /// What a property of an app puts into the environment of all its scenes.
  func _give(to environment: inout EnvironmentValues)
}

extension DynamicProperty {
  mutating func update() {}
  mutating func _settle(at place: _Place) {}
  func _give(to environment: inout EnvironmentValues) {}
}
