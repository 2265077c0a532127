// SwiftUI: the declarations of _Place.
// Declared as the framework's interface has it, with code of our own.

/// What a property of a view finds at its view's place on the screen. Made by the host.
final class _Place {
  var environment: EnvironmentValues { get }
  /// What is kept for this property of the view at this place: made once, then always the same.
  func kept<Value>(_ initial: () -> Value) -> _Location<Value>

  func object<Object>(_ type: Object.Type) -> Object? where Object: AnyObject { environment._object(type) }
}
