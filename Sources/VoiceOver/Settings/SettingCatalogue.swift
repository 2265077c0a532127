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
    .percent("speaking-rate", \.speakingRate, "The speaking rate in percent."),
    .percent("pitch", \.pitch, "The pitch of the voice in percent."),
    .percent("volume", \.volume, "The volume of the voice in percent."),

    // How one moves.
    .name("rotor", \.rotor, "The rotor's setting until it is turned, such as Headings."),
    .toggle(
      "speak-rotor-confirmation", \.speakRotorConfirmation,
      "Speaks the rotor's setting when it is turned."),
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
    .toggle("sounds", \.sounds, "Makes sounds at boundaries, screen changes and failures."),
  ]
}
