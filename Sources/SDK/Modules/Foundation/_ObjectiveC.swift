// Foundation: objects of classes below NSObject and of others, as Objective-C calls them.

enum _ObjectiveC {
  /// Calls the method that Objective-C knows by the name.
  @discardableResult static func perform(
    _ name: String, on object: Any, _ first: Any? = nil, _ second: Any? = nil
  ) -> Any?
}
