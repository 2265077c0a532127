import EarshotVocabulary

/// A text as runs, each with what speech needs to know of it.
public struct TextContent: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var string: String
    public var attributes: TextAttributes

    public init(_ string: String, _ attributes: TextAttributes = TextAttributes()) {
      self.string = string
      self.attributes = attributes
    }
  }

  public var runs: [Run]

  public init(_ string: String) { self.runs = string.isEmpty ? [] : [Run(string)] }
  public init(runs: [Run]) { self.runs = runs }

  public var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }

  public var isEmpty: Bool { runs.allSatisfy(\.string.isEmpty) }

  public static func + (a: TextContent, b: TextContent) -> TextContent {
    TextContent(runs: a.runs + b.runs)
  }

  public static func joined(_ texts: [TextContent], separator: String) -> TextContent {
    var runs: [Run] = []
    for (index, text) in texts.enumerated() {
      if index > 0 { runs.append(Run(separator)) }
      runs += text.runs
    }
    return TextContent(runs: runs)
  }
}

/// How a run of text is spoken and what it does.
public struct TextAttributes: Hashable, Sendable {
  /// Where a link in the text leads.
  public var link: String?
  /// `accessibilityLabel` on this part of the text: replaces it in speech.
  public var accessibilityLabel: String?
  public var spellsOutCharacters = false
  public var alwaysIncludesPunctuation = false
  /// An offset from -1 to 1; 0 is the voice's own pitch.
  public var pitch: Double = 0
  /// How the run is pronounced, in IPA.
  public var phoneticNotation: String?
  /// A language tag for the voice.
  public var language: String?
  /// 1 to 6.
  public var headingLevel: Int?
  /// The symbol or asset of an image inside the text.
  public var imageName: String?
  public var isBold = false
  public var isItalic = false
  public var isUnderlined = false
  /// How an announcement of this text treats the speech before it (iOS 17+).
  public var announcementPriority: AnnouncementPriority?

  public init() {}

  public var isPlain: Bool { self == TextAttributes() }
}
