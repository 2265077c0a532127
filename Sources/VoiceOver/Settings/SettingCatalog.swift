extension SettingRow {
  /// All settings. The words in "settled" and "spec" rows say which source has the default.
  static let table: [SettingRow] = [
    // What is spoken.
    .toggle("hints", \.hints, "Speaks hints after an element: the author's, then the system's."),
    .toggle(
      "button-hint", \.buttonHint,
      "Adds \"Double tap to activate.\" to plain buttons, which no recording has."),
    .choice(
      "text-field-hint", \.textFieldHint,
      "Whether a text field's own hint is spoken beside the system's or replaced by it."),
    .choice(
      "actions", \.actions,
      "How an element with custom actions is marked: \"Actions available\", or not in words."),
    .choice(
      "more-content", \.moreContent,
      "How an element with custom content is marked: \"More content available\", or not in words."),
    .choice(
      "embedded-links", \.embeddedLinks,
      "How a text with links inside is marked: \"link\", or not in words."),
    .toggle(
      "content-labels", \.contentLabels,
      "Speaks custom content of high importance with its label, not by its value alone."),
    .choice(
      "content-order", \.contentOrder,
      "Which half of a custom content item the More Content rotor speaks first."),
    .toggle(
      "container-descriptions", \.containerDescriptions,
      "Speaks the name of a container when the cursor enters it."),
    .toggle("table-headers", \.tableHeaders, "Speaks row and column headers before a table's cell."),
    .toggle(
      "row-column-numbers", \.rowColumnNumbers, "Speaks the row and column of a table's cell."),
    .choice("selected", \.selected, "Where \"Selected\" stands: before the label or after the role."),
    .choice("position", \.position, "Where \"1 of 3\" stands: before or after the role."),
    .toggle("switch-role", \.switchRole, "Says \"switch button\" before a switch's state."),
    .choice(
      "toggle-role", \.toggleRole,
      "Whether a switch that is no button is called a switch button, as on iOS 17 and later."),
    .choice("link-role", \.linkRole, "Whether a link that is a button as well is called both."),
    .choice("menu-role", \.menuRole, "Whether a menu is a \"pop up button\" alone or a button too."),

    // How it is pronounced.
    .choice("punctuation", \.punctuation, "How much punctuation is spoken by name."),
    .choice(
      "capital-letters", \.capitalLetters, "How a capital is told from a small letter in spelling."),
    .toggle(
      "phonetic-feedback", \.phoneticFeedback,
      "Adds the spelling word to a single character: \"a, Alfa\"."),
    .choice("number-feedback", \.numberFeedback, "Reads numbers as words or digit by digit."),
    .choice("decimal-point", \.decimalPoint, "What an English voice calls the decimal point."),
    .toggle("emoji", \.emoji, "Speaks emoji by name; off leaves them out."),
    .toggle("emoji-suffix", \.emojiSuffix, "Says \"emoji\" after the name of one."),
    .choice(
      "typing-feedback", \.typingFeedback,
      "What is spoken of typed text: characters, words, both or nothing."),
    .choice(
      "deleting-text", \.deletingText,
      "What is heard of deleted characters: they are spoken, in a lower voice, or not in words."),
    .toggle(
      "pitch-change", \.pitchChange,
      "Lets the voice go up for capitals and down for deleted text, where settings ask for pitch."),
    .name(
      "language", \.language,
      "The language of texts that have none of their own, as a tag such as de; auto: the screen's."),
    .percent("speaking-rate", \.speakingRate, "The speaking rate in percent."),
    .percent("pitch", \.pitch, "The pitch of the voice in percent."),
    .percent("volume", \.volume, "The volume of the voice in percent."),

    // How one moves.
    .name("rotor", \.rotor, "The rotor's setting until it is turned, such as Headings."),
    .toggle(
      "speak-rotor-confirmation", \.speakRotorConfirmation,
      "Speaks the rotor's setting when it is turned."),
    .toggle(
      "rotor-actions", \.rotorActions,
      "Puts Actions in force on an element that has some, without a turn of the rotor."),
    .toggle(
      "wrap-actions", \.wrapActions, "Goes from the last custom action to the first and back."),
    .choice(
      "named-action-order", \.namedActionOrder,
      "The order of chained named actions: last declared first, or as declared."),
    .choice(
      "boundary", \.boundary,
      "What the first and last element answer: a sound and the element again, or a sound alone."),
    .choice(
      "focus-after-removal", \.focusAfterRemoval,
      "Where the cursor goes when its element disappears."),
    .choice(
      "navigation-style", \.navigationStyle,
      "Whether swipes go through every element or from group to group."),
    .choice("navigate-images", \.navigateImages, "Which images swipes stop at."),
    .choice(
      "gesture-direction", \.gestureDirection,
      "Whether a swipe to the right goes on or, reversed, back."),
    .toggle(
      "direct-touch", \.directTouch,
      "Lets the Direct Touch rotor appear on areas that take touches themselves."),
    .toggle("sounds", \.sounds, "Makes sounds at boundaries, screen changes and failures."),

    // Where sources disagree about what iOS reports (spec voiceover.md g): read when a screen is
    // opened, before the first word.
    .choice(
      "stepper", \.readings.stepper,
      "Whether a stepper is two buttons or one adjustable element, whatever the iOS version."),
    .choice(
      "symbol-names", \.readings.symbolNames,
      "Whether symbols speak the system's names or their raw ones, whatever the iOS version."),
    .choice(
      "combine-join", \.readings.combineJoin,
      "What stands between the labels of a combination: a comma or a spoken line break."),
    .choice(
      "columns", \.readings.columns,
      "Whether columns side by side are read line by line across them or one after the other."),
    .choice(
      "tab-badge", \.readings.tabBadge, "Whether the badge of a tab is spoken as its value."),

    // What a device has: kept, so that a script may name it; view code has nothing for it to act on.
    .choice(
      "media-descriptions", \.mediaDescriptions,
      "Where descriptions in a film's subtitles go; a screen of view code plays no film."),
    .toggle(
      "detected-text", \.detectedText,
      "Speaks text found in pictures; pictures are not looked into here."),
    .toggle(
      "image-descriptions", \.imageDescriptions,
      "Describes pictures without a label; pictures are not looked into here."),
    .toggle(
      "screen-recognition", \.screenRecognition,
      "Finds controls in a picture of the screen; there is none here."),
    .toggle(
      "notifications", \.notifications,
      "Speaks notifications of other apps as they come in; none come in here."),
    .toggle(
      "always-speak-notifications", \.alwaysSpeakNotifications,
      "Speaks notifications on a locked screen too; none come in here."),
    .toggle(
      "audio-ducking", \.audioDucking,
      "Turns other sound down while VoiceOver speaks; apps make no sound here."),
    .choice(
      "typing-style", \.typingStyle,
      "How a key of the screen keyboard is pressed; text is typed whole here."),
    .toggle(
      "slide-to-type", \.slideToType,
      "Types by sliding over the screen keyboard; text is typed whole here."),
    .toggle(
      "caption-panel", \.captionPanel,
      "Shows what is spoken at the bottom of the screen; here every utterance is shown."),
    .toggle("large-cursor", \.largeCursor, "Draws a wide frame around the focused element."),
  ]
}
