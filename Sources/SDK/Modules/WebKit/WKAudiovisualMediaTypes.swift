// WebKit: the declarations of WKAudiovisualMediaTypes.
// Declared as the framework's interface has it, with code of our own.

struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  static let video = WKAudiovisualMediaTypes(rawValue: 2)
  static let all: WKAudiovisualMediaTypes = [.audio, .video]
}
