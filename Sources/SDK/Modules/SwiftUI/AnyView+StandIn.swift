// What a property of the type holds where nobody gave it a value, and the value that a text is which somebody gives.

extension AnyView {
  static func _standIn(named name: String) -> AnyView { AnyView(EmptyView()) }
}
