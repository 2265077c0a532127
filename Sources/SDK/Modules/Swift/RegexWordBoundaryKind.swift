// Swift's standard library: the declarations of RegexWordBoundaryKind.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct RegexWordBoundaryKind: Hashable {
  static var simple: RegexWordBoundaryKind { get }
  static var `default`: RegexWordBoundaryKind { get }
  static func == (a: RegexWordBoundaryKind, b: RegexWordBoundaryKind) -> Bool
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}
