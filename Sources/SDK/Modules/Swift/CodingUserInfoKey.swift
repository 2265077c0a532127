// Swift's standard library: the declarations of CodingUserInfoKey.
// Declared as the toolchain's interface has it, with code of our own.

struct CodingUserInfoKey: RawRepresentable, Equatable, Hashable, Sendable {
  typealias RawValue = String
  let rawValue: String
  init?(rawValue: String) { self.rawValue = rawValue }
  static func == (lhs: CodingUserInfoKey, rhs: CodingUserInfoKey) -> Bool { lhs.rawValue == rhs.rawValue }
  var hashValue: Int { rawValue.hashValue }
  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
