// MusicKit: the declarations of MusicItemID.
// Declared as the framework's interface has it, with code of our own.

struct MusicItemID: Hashable, RawRepresentable, Codable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }
  var description: String { rawValue }
}
