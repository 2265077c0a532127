// AVFoundation: the declarations of AVAudioSession.
// Declared as the framework's interface has it, with code of our own.

class AVAudioSession: NSObject, Sendable {
  struct Category: Hashable, RawRepresentable, Sendable {
    static let ambient = AVAudioSession.Category(rawValue: "AVAudioSessionCategoryAmbient")
    static let soloAmbient = AVAudioSession.Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    static let playback = AVAudioSession.Category(rawValue: "AVAudioSessionCategoryPlayback")
    static let record = AVAudioSession.Category(rawValue: "AVAudioSessionCategoryRecord")
    static let playAndRecord = AVAudioSession.Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    static let multiRoute = AVAudioSession.Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  struct Mode: Hashable, RawRepresentable, Sendable {
    static let `default` = AVAudioSession.Mode(rawValue: "AVAudioSessionModeDefault")
    static let measurement = AVAudioSession.Mode(rawValue: "AVAudioSessionModeMeasurement")
    static let moviePlayback = AVAudioSession.Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    static let spokenAudio = AVAudioSession.Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    static let voiceChat = AVAudioSession.Mode(rawValue: "AVAudioSessionModeVoiceChat")
    static let voicePrompt = AVAudioSession.Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  struct CategoryOptions: OptionSet, Sendable {
    static let mixWithOthers = AVAudioSession.CategoryOptions(rawValue: 1)
    static let duckOthers = AVAudioSession.CategoryOptions(rawValue: 2)
    static let allowBluetooth = AVAudioSession.CategoryOptions(rawValue: 4)
    static let defaultToSpeaker = AVAudioSession.CategoryOptions(rawValue: 8)
    static let interruptSpokenAudioAndMixWithOthers = AVAudioSession.CategoryOptions(rawValue: 17)
    static let allowBluetoothA2DP = AVAudioSession.CategoryOptions(rawValue: 32)
    static let allowAirPlay = AVAudioSession.CategoryOptions(rawValue: 64)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct SetActiveOptions: OptionSet, Sendable {
    static let notifyOthersOnDeactivation = AVAudioSession.SetActiveOptions(rawValue: 1)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  static let _shared = AVAudioSession()
  static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
  class func sharedInstance() -> AVAudioSession { _shared }
  var _category = AVAudioSession.Category.soloAmbient
  var _mode = AVAudioSession.Mode.default
  var _options: AVAudioSession.CategoryOptions = []
  var category: AVAudioSession.Category { _category }
  var mode: AVAudioSession.Mode { _mode }
  var categoryOptions: AVAudioSession.CategoryOptions { _options }
  var isOtherAudioPlaying: Bool { false }
  func setCategory(_ category: AVAudioSession.Category) throws { _category = category }
  func setCategory(_ category: AVAudioSession.Category, options: AVAudioSession.CategoryOptions = []) throws {
    _category = category
    _options = options
  }
  func setCategory(
    _ category: AVAudioSession.Category, mode: AVAudioSession.Mode,
    options: AVAudioSession.CategoryOptions = []
  ) throws {
    _category = category
    _mode = mode
    _options = options
  }
  func setMode(_ mode: AVAudioSession.Mode) throws { _mode = mode }
  func setActive(_ active: Bool) throws {}
  func setActive(_ active: Bool, options: AVAudioSession.SetActiveOptions = []) throws {}
}
