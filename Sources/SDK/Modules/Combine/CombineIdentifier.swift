// Combine: the declarations of CombineIdentifier.
// Declared as the framework's interface has it, with code of our own.

struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  final class _Identity {}
  let _object: ObjectIdentifier
  /// Keeps an identity of its own alive.
  let _own: _Identity?

  init() {
    let own = _Identity()
    _object = ObjectIdentifier(own)
    _own = own
  }

  init(_ obj: AnyObject) {
    _object = ObjectIdentifier(obj)
    _own = nil
  }

  var description: String { "\(_object)" }
  static func == (lhs: CombineIdentifier, rhs: CombineIdentifier) -> Bool { lhs._object == rhs._object }
  func hash(into hasher: inout Hasher) { hasher.combine(_object) }
}
