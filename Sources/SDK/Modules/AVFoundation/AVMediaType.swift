// AVFoundation: the declarations of AVMediaType.
// Declared as the framework's interface has it, with code of our own.

struct AVMediaType: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let video = AVMediaType(rawValue: "vide")
  static let audio = AVMediaType(rawValue: "soun")
  static let text = AVMediaType(rawValue: "text")
  static let metadata = AVMediaType(rawValue: "meta")
}
