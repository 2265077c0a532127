import EarshotVocabulary

/// VoiceOver's settings, as they are on a new iPhone until one is set.
///
/// Where sources disagree about what a device says, the disagreement is a setting as well, with
/// the settled choice as its default (settled; spec voiceover.md g). The catalog names each.
public struct VoiceOverSettings: Sendable, Hashable {
  // What is spoken.
  /// `hints`: Speaks hints after an element: the author's, then the system's.
  public var hints = true
  /// `button-hint`: Adds "Double tap to activate." to plain buttons, which no recording has.
  public var buttonHint = false
  /// `text-field-hint`: Whether a text field's own hint is spoken beside the system's or replaced by it.
  public var textFieldHint = TextFieldHint.both
  /// `actions`: How an element with custom actions is marked: "Actions available", or not in words.
  public var actions = ActionsFeedback.on
  /// `more-content`: How an element with custom content is marked: "More content available", or not in
  /// words.
  public var moreContent = Feedback.on
  /// `embedded-links`: How a text with links inside is marked: "link", or not in words.
  public var embeddedLinks = Feedback.on
  /// `content-labels`: Speaks custom content of high importance with its label, not by its value alone.
  public var contentLabels = false
  /// `content-order`: Which half of a custom content item the More Content rotor speaks first.
  public var contentOrder = ContentOrder.valueFirst
  /// `container-descriptions`: Speaks the name of a container when the cursor enters it.
  public var containerDescriptions = true
  /// `table-headers`: Speaks row and column headers before a table's cell.
  public var tableHeaders = true
  /// `row-column-numbers`: Speaks the row and column of a table's cell.
  public var rowColumnNumbers = true
  /// `selected`: Where "Selected" stands: before the label or after the role.
  public var selected = Placement.before
  /// `position`: Where "1 of 3" stands: before or after the role.
  public var position = Placement.after
  /// `switch-role`: Says "switch button" before a switch's state.
  public var switchRole = true
  /// `toggle-role`: Whether a switch that is no button is called a switch button, as on iOS 17 and later.
  public var toggleRole = ToggleRole.spoken
  /// `link-role`: Whether a link that is a button as well is called both.
  public var linkRole = LinkRole.both
  /// `menu-role`: Whether a menu is a "pop up button" alone or a button too.
  public var menuRole = MenuRole.automatic

  // How it is pronounced.
  /// `punctuation`: How much punctuation is spoken by name.
  public var punctuation = Punctuation.some
  /// `capital-letters`: How a capital is told from a small letter in spelling.
  public var capitalLetters = CapitalLetters.speak
  /// `phonetic-feedback`: Adds the spelling word to a single character: "a, Alfa".
  public var phoneticFeedback = false
  /// `number-feedback`: Reads numbers as words or digit by digit.
  public var numberFeedback = NumberFeedback.words
  /// `decimal-point`: What an English voice calls the decimal point.
  public var decimalPoint = DecimalPoint.point
  /// `emoji`: Speaks emoji by name; off leaves them out.
  public var emoji = true
  /// `emoji-suffix`: Says "emoji" after the name of one.
  public var emojiSuffix = false
  /// `typing-feedback`: What is spoken of typed text: characters, words, both or nothing.
  public var typingFeedback = TypingFeedback.both
  /// `deleting-text`: What is heard of deleted characters: they are spoken, in a lower voice, or not in
  /// words.
  public var deletingText = DeletingText.pitch
  /// `pitch-change`: Lets the voice go up for capitals and down for deleted text, where settings ask for
  /// pitch.
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
  /// `speak-rotor-confirmation`: Speaks the rotor's setting when it is turned.
  public var speakRotorConfirmation = true
  /// `wrap-actions`: Goes from the last custom action to the first and back.
  public var wrapActions = true
  /// `named-action-order`: The order of chained named actions: last declared first, or as declared.
  public var namedActionOrder = NamedActionOrder.reversed
  /// `boundary`: What the first and last element answer: a sound and the element again, or a sound alone.
  public var boundary = Boundary.repeat
  /// `focus-after-removal`: Where the cursor goes when its element disappears.
  public var focusAfterRemoval = FocusAfterRemoval.first
  /// `navigation-style`: Whether swipes go through every element or from group to group.
  public var navigationStyle = NavigationStyle.flat
  /// `navigate-images`: Which images swipes stop at.
  public var navigateImages = NavigateImages.always
  /// `gesture-direction`: Whether a swipe to the right goes on or, reversed, back.
  public var gestureDirection = GestureDirection.standard
  /// `direct-touch`: Lets the Direct Touch rotor appear on areas that take touches themselves.
  public var directTouch = true
  /// `sounds`: Makes sounds at boundaries, screen changes and failures.
  public var sounds = true

  // Where sources disagree about what iOS reports; read when a screen is opened.
  /// What is followed where they disagree.
  public var readings = DisputedReadings()

  // What a device has and nothing on a screen of view code depends on.
  /// `media-descriptions`: Where descriptions in a film's subtitles go; a screen of view code plays no
  /// film.
  public var mediaDescriptions = MediaDescriptions.off
  /// `detected-text`: Speaks text found in pictures; pictures are not looked into here.
  public var detectedText = false
  /// `image-descriptions`: Describes pictures without a label; pictures are not looked into here.
  public var imageDescriptions = true
  /// `screen-recognition`: Finds controls in a picture of the screen; there is none here.
  public var screenRecognition = false
  /// `notifications`: Speaks notifications of other apps as they come in; none come in here.
  public var notifications = true
  /// `always-speak-notifications`: Speaks notifications on a locked screen too; none come in here.
  public var alwaysSpeakNotifications = false
  /// `audio-ducking`: Turns other sound down while VoiceOver speaks; apps make no sound here.
  public var audioDucking = true
  /// `typing-style`: How a key of the screen keyboard is pressed; text is typed whole here.
  public var typingStyle = TypingStyle.standard
  /// `slide-to-type`: Types by sliding over the screen keyboard; text is typed whole here.
  public var slideToType = true
  /// `caption-panel`: Shows what is spoken at the bottom of the screen; here every utterance is shown.
  public var captionPanel = false
  /// `large-cursor`: Draws a wide frame around the focused element.
  public var largeCursor = false
  /// `rotor-actions`: Puts Actions in force on an element that has some, without a turn of the rotor.
  public var rotorActions = true

  /// As on a new iPhone.
  public init() {}

  /// Sets `key` to `value`, both as on the command line: `hints`, `off`.
  public mutating func set(_ key: String, to value: String) throws(SettingError) {
    guard let row = SettingRow.table.first(where: { $0.description.key == key }) else {
      throw SettingError(
        unknownKey: key, known: VoiceOverSettings.catalog.map(\.key))
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
  public static let catalog: [SettingDescription] = SettingRow.table.map(\.description)
}
