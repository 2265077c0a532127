// Swift's standard library: the declarations of CodingUserInfoKey.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct CodingUserInfoKey: RawRepresentable, Equatable, Hashable, Sendable {
  typealias RawValue = String
  let rawValue: String
  init?(rawValue: String) { self.rawValue = rawValue }
  static func == (lhs: CodingUserInfoKey, rhs: CodingUserInfoKey) -> Bool { lhs.rawValue == rhs.rawValue }
  var hashValue: Int { rawValue.hashValue }
  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
