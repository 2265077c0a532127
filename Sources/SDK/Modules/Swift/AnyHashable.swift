// Swift's standard library: the declarations of AnyHashable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AnyHashable {
  init<H>(_ base: H) where H: Hashable
  var base: Any { get }
}

extension AnyHashable: Equatable {
  static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
}

extension AnyHashable: Hashable {
  var hashValue: Int { get }
  func hash(into hasher: inout Hasher)
}

extension AnyHashable: CustomStringConvertible {
  var description: String { get }
}

extension AnyHashable: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension AnyHashable: CustomReflectable {
  var customMirror: Mirror { get }
}
