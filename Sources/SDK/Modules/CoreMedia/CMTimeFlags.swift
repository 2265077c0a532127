// CoreMedia: the declarations of CMTimeFlags.
// Declared as the framework's interface has it, with code of our own.

struct CMTimeFlags: OptionSet, Hashable, Sendable {
  let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }
  static let valid = CMTimeFlags(rawValue: 1)
  static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  static let positiveInfinity = CMTimeFlags(rawValue: 4)
  static let negativeInfinity = CMTimeFlags(rawValue: 8)
  static let indefinite = CMTimeFlags(rawValue: 16)
}
