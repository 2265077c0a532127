// Swift's standard library: the declarations of ObjectIdentifier.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct ObjectIdentifier: Sendable {
  init(_ x: AnyObject)
  init(_ x: any Any.Type)
}

extension ObjectIdentifier: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension ObjectIdentifier: Equatable {
  static func == (x: ObjectIdentifier, y: ObjectIdentifier) -> Bool
}

extension ObjectIdentifier: Comparable {
  static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
}

extension ObjectIdentifier: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}
