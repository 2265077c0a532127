extension VoiceOverSettings {
  /// How VoiceOver lets one know of actions and of more content (Settings, Verbosity).
  public enum Feedback: String, CaseIterable, Hashable, Sendable {
    /// Speaks the words.
    case on
    case sound
    case pitch
    case off
  }

  /// How an element with custom actions is marked (Settings, Verbosity, Actions).
  public enum ActionsFeedback: String, CaseIterable, Hashable, Sendable {
    /// "Actions available".
    case on
    case sound
    case pitch
    case braille
    case off
  }

  /// What is heard of a character that is deleted (Settings, Verbosity, Deleting Text).
  public enum DeletingText: String, CaseIterable, Hashable, Sendable {
    case speak
    case sound
    /// Spoken in a lower voice.
    case pitch
    case none
  }

  /// Whether a switch trait without a button trait is called a switch button (iOS 17 and later).
  public enum ToggleRole: String, CaseIterable, Hashable, Sendable {
    case spoken
    case silent
  }

  /// Which way a swipe goes on.
  public enum GestureDirection: String, CaseIterable, Hashable, Sendable {
    case standard
    /// A swipe to the left goes on, one to the right goes back.
    case reversed
  }

  /// Where the descriptions in a film's subtitles go.
  public enum MediaDescriptions: String, CaseIterable, Hashable, Sendable {
    case off
    case speech
    case braille
    case both
  }

  /// How keys of the keyboard are pressed.
  public enum TypingStyle: String, CaseIterable, Hashable, Sendable {
    case standard
    case touch
    case direct
  }

  /// How much punctuation is named.
  public enum Punctuation: String, CaseIterable, Hashable, Sendable {
    case all
    case some
    case none
  }

  /// What is spoken of text while it is typed (Settings, Typing).
  public enum TypingFeedback: String, CaseIterable, Hashable, Sendable {
    case both
    case characters
    case words
    case none
  }

  /// How a custom content item is read from the rotor.
  public enum ContentOrder: String, CaseIterable, Hashable, Sendable {
    /// "Three years, age", as an iPhone was recorded.
    case valueFirst = "value-first"
    /// "Age, three years", as a Mac speaks it.
    case labelFirst = "label-first"
  }

  /// What happens at the first and last element.
  public enum Boundary: String, CaseIterable, Hashable, Sendable {
    /// A sound, then the element again in full.
    case `repeat`
    case sound
  }

  /// Where the cursor goes when its element disappears.
  public enum FocusAfterRemoval: String, CaseIterable, Hashable, Sendable {
    case first
    case nearest
  }

  /// The order of named actions that an app chains or lists in a builder.
  public enum NamedActionOrder: String, CaseIterable, Hashable, Sendable {
    /// Last declared first.
    case reversed
    case declared
  }

  /// How a capital letter is told from a small one when it is spelled.
  public enum CapitalLetters: String, CaseIterable, Hashable, Sendable {
    /// "Cap A".
    case speak
    case sound
    case pitch
    case none
  }

  /// How numbers are spoken (Settings, Verbosity, Numbers).
  public enum NumberFeedback: String, CaseIterable, Hashable, Sendable {
    /// 25 is "twenty five".
    case words
    /// 25 is "two five".
    case digits
  }

  /// Whether the cursor goes through groups or past them.
  public enum NavigationStyle: String, CaseIterable, Hashable, Sendable {
    case flat
    /// Groups are entered and left with two-finger swipes.
    case grouped
  }

  /// Which images swipes stop at.
  public enum NavigateImages: String, CaseIterable, Hashable, Sendable {
    case always
    case described
    case never
  }

  /// On which side of the role a word stands.
  public enum Placement: String, CaseIterable, Hashable, Sendable {
    case before
    case after
  }

  /// What is said of a link that is a button as well.
  public enum LinkRole: String, CaseIterable, Hashable, Sendable {
    /// "button, link", as SwiftUI reports both.
    case both
    case link
  }

  /// What is said of a button that opens a menu.
  public enum MenuRole: String, CaseIterable, Hashable, Sendable {
    /// As iOS was heard: of menus both from iOS 17 on (recorded, iOS 27), else "pop up button".
    case automatic
    /// "pop up button" in place of "button".
    case popUp = "pop-up"
    case both
  }

  /// Whose hint a text field has.
  public enum TextFieldHint: String, CaseIterable, Hashable, Sendable {
    /// The author's hint, then the system's.
    case both
    /// The system's in place of the author's.
    case system
  }

  /// How the mark of a decimal fraction is spoken: "three point five", "three dot five".
  public enum DecimalPoint: String, CaseIterable, Hashable, Sendable {
    case point
    case dot
  }
}
