/// Why nothing can be spoken. The text of a screen never depends on it.
public enum SpeechError: Error, Hashable, Sendable {
  /// The helper program is nowhere; the places that were looked at.
  case helperNotFound([String])
  /// The helper program does not start, or keeps ending.
  case helperUnusable(String)
  /// The helper program does not find libespeak-ng.
  case libraryMissing
  /// The program was built without the `Speech` trait.
  case notBuiltIn
  /// libespeak-ng has no voice data; where it looked.
  case voiceDataMissing(String)
  /// There is no voice of that name.
  case unknownVoice(String)
  /// There is no audio device, or none that works; what the audio system says.
  case noDevice(String)
  /// A file can't be written: path and reason.
  case cannotWrite(String, String)
  /// A recording can't be read: path and reason.
  case cannotRead(String, String)

  /// Whether a service that speech needs is missing (exit code 69).
  public var isMissingService: Bool {
    switch self {
    case .unknownVoice, .cannotWrite, .cannotRead: false
    default: true
    }
  }
}

extension SpeechError: CustomStringConvertible {
  /// One clear sentence for standard error, with what to do about it.
  public var description: String {
    switch self {
    case .helperNotFound(let places):
      "the speech helper \(HelperLocation.name) was not found (looked in "
        + "\(places.joined(separator: ", "))); install it beside the program"
    case .helperUnusable(let reason): "the speech helper can't be used: \(reason)"
    case .libraryMissing:
      "libespeak-ng is missing; install it (Debian: apt-get install libespeak-ng1)"
    case .notBuiltIn:
      "speech is not built in; build with the package trait Speech and libespeak-ng-dev"
    case .voiceDataMissing(let place):
      "espeak-ng has no voice data in \(place); install it (Debian: apt-get install espeak-ng-data)"
    case .unknownVoice(let name):
      "there is no voice \(name); a voice is a name such as en-us, en-gb-x-rp or de, and may be "
        + "followed by + and a variant (\(Voice.variants.joined(separator: ", ")))"
    case .noDevice(let reason):
      "there is no audio device to play on (\(reason)); write a file instead"
    case .cannotWrite(let path, let reason): "\(path) can't be written: \(reason)"
    case .cannotRead(let path, let reason): "\(path) can't be read: \(reason)"
    }
  }
}
