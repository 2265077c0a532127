import EarshotVocabulary

/// What is said at once, as ordered parts. Joining them is a style and the last step.
public struct Announcement: Hashable, Sendable {
  /// In the order in which they are said.
  public var parts: [AnnouncementPart]

  /// An utterance of these parts.
  public init(_ parts: [AnnouncementPart] = []) { self.parts = parts }

  /// Whether there is nothing to be said.
  public var isEmpty: Bool { parts.allSatisfy(\.text.isEmpty) }

  /// As the caption panel shows it: parts separated by commas.
  public var caption: String { Announcement.join(parts.map(\.text)) }

  /// How it is pronounced, where that differs from the caption.
  public var spoken: String { Announcement.join(parts.map { $0.spoken ?? $0.text }) }

  static func join(_ texts: [String]) -> String {
    var joined = ""
    for text in texts where !text.isEmpty {
      if !joined.isEmpty { joined += ", " }
      joined += text
    }
    return joined
  }
}

/// One part of an announcement.
public struct AnnouncementPart: Hashable, Sendable {
  /// What a part is, by which its pause, its settings and its order are chosen.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case container
    case selected
    case label
    case value
    case trait
    case state
    case position
    case customContent
    case hint
    case actions
    case moreContent
    /// Row and column words of a data table, list start and end.
    case context
    /// A rotor's name, a setting's value, a page position: VoiceOver's own words.
    case system
    /// An action's name in the Actions rotor.
    case actionName
    /// A unit of text: a character, a word, a line.
    case text
    /// A posted announcement.
    case announcement
  }

  /// What the part says of the element.
  public var role: Role
  /// As a caption shows it.
  public var text: String
  /// How it is pronounced; nil: as the text.
  public var spoken: String?
  /// A language tag where the part's language differs from the screen's.
  public var language: String?
  /// An offset from -1 to 1.
  public var pitch: Double
  /// IPA, where the author gave it.
  public var phoneticNotation: String?
  /// The pieces of the part, in order, where they differ in language, pitch or phonetics;
  /// empty: the part is spoken as one.
  public var spans: [SpeechSpan] = []
  /// Why it is said, where that is known.
  public var cause: Cause?

  /// A part of a role; spoken as it is written unless said otherwise.
  public init(
    _ role: Role, _ text: String, spoken: String? = nil, language: String? = nil,
    pitch: Double = 0, phoneticNotation: String? = nil, cause: Cause? = nil
  ) {
    self.role = role
    self.text = text
    self.spoken = spoken
    self.language = language
    self.pitch = pitch
    self.phoneticNotation = phoneticNotation
    self.cause = cause
  }
}

/// A piece of a part that is pronounced in its own way.
public struct SpeechSpan: Hashable, Sendable {
  /// As it is pronounced.
  public var spoken: String
  /// A language tag where the piece's language differs from the part's.
  public var language: String?
  /// An offset from -1 to 1.
  public var pitch: Double
  /// IPA, where the author gave it.
  public var phoneticNotation: String?

  /// A piece as it is pronounced.
  public init(
    _ spoken: String, language: String? = nil, pitch: Double = 0, phoneticNotation: String? = nil
  ) {
    self.spoken = spoken
    self.language = language
    self.pitch = pitch
    self.phoneticNotation = phoneticNotation
  }
}

/// Why a part is said: shown by `--explain`.
public struct Cause: Hashable, Sendable {
  /// The rule in a few words.
  public var rule: String
  /// The modifier that said so, as written.
  public var modifier: String?
  /// The trait that says so.
  public var trait: String?
  /// `KEY=VALUE` of the VoiceOver setting that decides it.
  public var setting: String?
  /// Where that is written.
  public var source: SourceLocation?
  /// Where the rule was seen: "recorded, iOS 26.2", "settled", "documented".
  public var evidence: String?

  /// A cause by its rule.
  public init(
    rule: String, modifier: String? = nil, trait: String? = nil, setting: String? = nil,
    source: SourceLocation? = nil, evidence: String? = nil
  ) {
    self.rule = rule
    self.modifier = modifier
    self.trait = trait
    self.setting = setting
    self.source = source
    self.evidence = evidence
  }
}
