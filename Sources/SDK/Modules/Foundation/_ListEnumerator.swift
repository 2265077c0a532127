// Foundation: the declarations of _ListEnumerator.

/// Gives the elements of a list, one after the other.
final class _ListEnumerator: NSEnumerator {
  var _left: [Any]

  init(_ elements: [Any]) { _left = elements }

  override func nextObject() -> Any? { _left.isEmpty ? nil : _left.removeFirst() }
}
