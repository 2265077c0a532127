import EarshotVocabulary

/// VoiceOver's settings, as they are on a new iPhone until one is set.
///
/// Where sources disagree about what a device says, the disagreement is a setting as well, with
/// the settled choice as its default (settled; spec voiceover.md g). The catalogue names each.
public struct VoiceOverSettings: Sendable, Hashable {
  // What is spoken.
  public var hints = true
  public var buttonHint = false
  public var textFieldHint = TextFieldHint.both
  public var actions = ActionsFeedback.on
  public var moreContent = Feedback.on
  public var embeddedLinks = Feedback.on
  public var contentLabels = false
  public var contentOrder = ContentOrder.valueFirst
  public var containerDescriptions = true
  public var tableHeaders = true
  public var rowColumnNumbers = true
  public var selected = Placement.before
  public var position = Placement.after
  public var switchRole = true
  public var toggleRole = ToggleRole.spoken
  public var linkRole = LinkRole.both
  public var menuRole = MenuRole.popUp

  // How it is pronounced.
  public var punctuation = Punctuation.some
  public var capitalLetters = CapitalLetters.speak
  public var phoneticFeedback = false
  public var numberFeedback = NumberFeedback.words
  public var decimalPoint = DecimalPoint.point
  public var emoji = true
  public var emojiSuffix = false
  public var typingFeedback = TypingFeedback.both
  public var deletingText = DeletingText.pitch
  public var pitchChange = true
  /// A language tag for texts that have no language of their own; `auto`: the screen's.
  public var language = "auto"
  /// Percent.
  public var speakingRate = 50
  /// Percent.
  public var pitch = 50
  /// Percent.
  public var volume = 100

  // How one moves.
  /// The rotor's setting until the user turns it, by the name it has in English or by that of an
  /// app's own rotor.
  public var rotor = "Characters"
  public var speakRotorConfirmation = true
  public var wrapActions = true
  public var namedActionOrder = NamedActionOrder.reversed
  public var boundary = Boundary.repeat
  public var focusAfterRemoval = FocusAfterRemoval.first
  public var navigationStyle = NavigationStyle.flat
  public var navigateImages = NavigateImages.always
  public var gestureDirection = GestureDirection.standard
  public var directTouch = true
  public var sounds = true

  // Where sources disagree about what iOS reports; read when a screen is opened.
  public var readings = DisputedReadings()

  // What a device has and nothing on a screen of view code depends on.
  public var mediaDescriptions = MediaDescriptions.off
  public var detectedText = false
  public var imageDescriptions = true
  public var screenRecognition = false
  public var notifications = true
  public var alwaysSpeakNotifications = false
  public var audioDucking = true
  public var typingStyle = TypingStyle.standard
  public var slideToType = true
  public var captionPanel = false
  public var largeCursor = false
  public var rotorActions = true

  public init() {}

  /// Sets `key` to `value`, both as on the command line: `hints`, `off`.
  public mutating func set(_ key: String, to value: String) throws(SettingError) {
    guard let row = SettingRow.table.first(where: { $0.description.key == key }) else {
      throw SettingError(
        unknownKey: key, known: VoiceOverSettings.catalogue.map(\.key))
    }
    guard row.write(&self, value) else {
      throw SettingError(key: key, value: value, known: row.description.values)
    }
  }

  /// The value of `key` as on the command line; nil where there is no such setting.
  public func value(of key: String) -> String? {
    SettingRow.table.first { $0.description.key == key }?.read(self)
  }

  /// Every setting, in the order in which help lists them.
  public static let catalogue: [SettingDescription] = SettingRow.table.map(\.description)
}
