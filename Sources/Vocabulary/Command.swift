/// What happens when a user does something to an element, in the order given.
public indirect enum Command: Sendable {
  /// Runs a closure of the app with these arguments.
  case run(Handler, [PlainValue])
  /// Sets a binding of the app.
  case set(Handler, PlainValue)
  /// What the system's own controls keep by themselves.
  case interface(InterfaceChange)
  /// Hands a URL to the system; recorded as output.
  case openURL(String)
  /// Performs what lies at the point, as a synthetic tap does.
  case tap(Point)
  /// Text typed into, or deleted from, the field that is being edited.
  case edit(Handler?, Identity, text: String)
}

/// A change to what the system's own interface keeps, by identity of the view it belongs to.
public enum InterfaceChange: Hashable, Sendable {
  case push(Identity)
  /// Pops the innermost pushed screen of the stack with that identity.
  case pop(Identity)
  case present(Identity)
  case dismiss(Identity)
  case expand(Identity)
  case collapse(Identity)
  case select(Identity, PlainValue)
  case beginEditing(Identity)
  case endEditing
  case scroll(Identity, page: Int)
  case edit(Identity, text: String)
}
