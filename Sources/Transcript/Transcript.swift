import EarshotVocabulary

/// A script as it was written: what is opened, what is done, and what must be heard.
public struct Transcript: Hashable, Sendable {
  /// The path under which it was read.
  public var file: String
  /// One, or one for every combination of its `@matrix` lines, in order.
  public var cases: [TranscriptCase]
  /// The script and the files it includes, by path, as they were read.
  public var texts: [String: ScriptText]
}

/// A script with the values of one combination.
public struct TranscriptCase: Hashable, Sendable {
  /// The script.
  public var file: String
  /// The combination; empty without `@matrix`.
  public var variant: [TranscriptOption]
  /// In the order in which they are done.
  public var steps: [Step]
  /// Whether what the app prints is left out of the comparison: `@ignore output`.
  public var ignoresOutput = false

  /// `Card.earshot [ios=13, locale=de]`
  public var name: String {
    guard !variant.isEmpty else { return file }
    return "\(file) [\(variant.map { "\($0.name)=\($0.value)" }.joined(separator: ", "))]"
  }
}

/// An option, a setting or a matrix key with its value.
public struct TranscriptOption: Hashable, Sendable {
  /// As on the command line, without dashes.
  public var name: String
  /// As on the command line.
  public var value: String

  /// An option with its value.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// Something that is done, and what must be heard after it.
public struct Step: Hashable, Sendable {
  /// Where the step stands.
  public var place: SourceLocation
  /// What is done.
  public var deed: Deed
  /// What must be heard after it, in order.
  public var expected: [Expectation]

  /// A step; nothing is expected unless it is given.
  public init(place: SourceLocation, deed: Deed, expected: [Expectation] = []) {
    self.place = place
    self.deed = deed
    self.expected = expected
  }
}

/// What a step does.
public enum Deed: Hashable, Sendable {
  /// The input is relative to the file that the line stands in.
  case open(input: String, options: [TranscriptOption])
  /// A VoiceOver setting, from here on.
  case set(key: String, value: String)
  /// In the words of the line protocol (contract, section 3).
  case gesture(String)
  case check(Check)
}

extension Deed: CustomStringConvertible {
  /// As a transcript writes it.
  public var description: String {
    switch self {
    case .open(let input, let options):
      let words = options.flatMap { ["--\($0.name)", Words.quoted($0.value)] }
      return (["@open", Words.quoted(input)] + words).joined(separator: " ")
    case .set(let key, let value): return "@set \(key)=\(value)"
    case .gesture(let gesture): return "> \(gesture)"
    case .check(let check): return "~ \(check)"
    }
  }
}

/// One line that must be heard, or `...`.
public struct Expectation: Hashable, Sendable {
  /// A line, or room for any number of them.
  public enum Content: Hashable, Sendable {
    case line(HeardLine)
    /// Any number of lines.
    case gap
  }

  /// What must be heard.
  public var content: Content
  /// Where the expectation stands.
  public var place: SourceLocation

  /// Whether it is a line of the app's own output.
  var isOutput: Bool {
    if case .line(let line) = content { line.kind == .output } else { false }
  }

  /// What must be heard, as the script has it at a place.
  public init(_ content: Content, at place: SourceLocation) {
    self.content = content
    self.place = place
  }
}

/// One line of what is heard.
public struct HeardLine: Hashable, Sendable {
  /// In the order in which they are written: what is heard of one gesture comes in three streams,
  /// of which each has its order.
  public enum Kind: Int, Hashable, Sendable, Comparable {
    case sound
    case output
    case utterance

    public static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// Which of the three streams it is of.
  public var kind: Kind
  /// In its comparable form.
  public let text: String

  /// A line in its comparable form.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = TranscriptText.comparable(text)
  }

  /// As a transcript writes it.
  public var written: String {
    switch kind {
    case .sound: "! \(text)"
    case .output: text.isEmpty ? "=" : "= \(TranscriptText.escaped(text))"
    case .utterance: TranscriptText.quoted(text)
    }
  }
}
