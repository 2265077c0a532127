import EarshotVocabulary

/// A text as runs, each with what speech needs to know of it.
public struct TextContent: Hashable, Sendable {
  /// A stretch of text with attributes of its own.
  public struct Run: Hashable, Sendable {
    /// The text of the stretch.
    public var string: String
    /// How it is spoken and what it does.
    public var attributes: TextAttributes

    /// A stretch; plain unless said otherwise.
    public init(_ string: String, _ attributes: TextAttributes = TextAttributes()) {
      self.string = string
      self.attributes = attributes
    }
  }

  /// The stretches in order; together they are the text.
  public var runs: [Run]

  /// A plain text.
  public init(_ string: String) { self.runs = string.isEmpty ? [] : [Run(string)] }
  /// A text of stretches.
  public init(runs: [Run]) { self.runs = runs }

  /// The whole text.
  public var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }

  /// Whether there is no text at all, nor a picture among it.
  public var isEmpty: Bool { runs.allSatisfy { $0.string.isEmpty && $0.attributes.imageName == nil } }

  /// One text behind the other.
  public static func + (a: TextContent, b: TextContent) -> TextContent {
    var result = a
    for run in b.runs { result.append(run) }
    return result
  }

  /// Adds a stretch; one with the attributes of the last goes on with that one.
  public mutating func append(_ run: Run) {
    if let last = runs.indices.last, runs[last].attributes == run.attributes {
      runs[last].string += run.string
    } else if !run.string.isEmpty || !run.attributes.isPlain {
      runs.append(run)
    }
  }

  /// The texts with a plain separator between each two.
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
  /// Spoken character by character.
  public var spellsOutCharacters = false
  /// Every mark is spoken by its name.
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
  /// Found by the rotor for bold text.
  public var isBold = false
  /// Found by the rotor for italic text.
  public var isItalic = false
  /// Found by the rotor for underlined text.
  public var isUnderlined = false

  /// Plain.
  public init() {}

  /// Whether nothing is asked for.
  public var isPlain: Bool { self == TextAttributes() }
}
