import EarshotVocabulary

/// A piece of evidence: a UI, what one does, and what iOS was heard or recorded to say.
public struct ConformanceCase: Sendable {
  /// What the UI is written in.
  public enum Input: Sendable {
    /// SwiftUI source with one root view.
    case swift(String)
    /// A tree document.
    case document([UInt8])
    /// A file beside the cases, with the view to instantiate.
    case file(path: String, view: String?)
    /// The case can't be run; why.
    case unusable(String)
  }

  /// How the utterances of a case are counted.
  public enum Mode: String, Sendable, CaseIterable {
    /// The whole utterance, word for word once normalized.
    case strict
    /// The source left something out: the expected parts come in order within one utterance,
    /// others may stand before, between and after.
    case prefix
    /// For reading only: the evidence contradicts itself, or the input does not determine it.
    case drop
  }

  /// The case's name in reports.
  public var id: String
  /// Where it stands in its file.
  public var location: SourceLocation
  /// What is read.
  public var input: Input
  /// The newest profile not above the iOS version of the evidence.
  public var profile: Profile
  /// What one does, in plain words; empty: the screen is read whole.
  public var steps: [String]
  /// What must be said, in order.
  public var expected: [Expectation]
  /// What is compared.
  public var mode: Mode
  /// A mode for each expected utterance, where they differ.
  public var modes: [Mode]
  /// Why it is counted so; of a dropped case, why it is not.
  public var why: String?
  /// The screen has stops that are not listed.
  public var isPartial: Bool
  /// Compares with what is pronounced instead of with the caption.
  public var againstSpoken: Bool
  /// Elements that must not be there.
  public var absent: [ElementExpectation]

  /// The mode of the expected utterance at `index`.
  func mode(at index: Int) -> Mode { modes.indices.contains(index) ? modes[index] : mode }
}

/// One thing that is expected, in order.
public enum Expectation: Sendable {
  /// Words as they were heard.
  case utterance(String)
  /// An element as it was recorded.
  case element(ElementExpectation)
}

/// What a recording says of one element; nil: nothing about that.
public struct ElementExpectation: Sendable {
  /// In snapshot notation, to the letter.
  public var announcement: String?
  /// In snapshot notation; the outer nil: not recorded, the inner: there is none.
  public var hint: String??
  /// The label; `.some(nil)`: none, nil: not compared.
  public var label: String??
  /// The value; `.some(nil)`: none, nil: not compared.
  public var value: String??
  /// All spoken traits; nil: not compared.
  public var traits: [String]?
  /// Traits that it must not have.
  public var withoutTraits: [String] = []
  /// The identifier; nil: not compared.
  public var identifier: String?
  /// The named actions in order; nil: not compared.
  public var customActions: [String]?
  /// The names for Voice Control in order; nil: not compared.
  public var inputLabels: [String]?
  /// `label: value`, as the legend writes them.
  public var customContent: [String]?
  /// Names of rotors with their first results; no results: only the name was recorded.
  public var rotors: [(name: String, results: [String]?)]?
  /// The element is a labeled group, not a stop.
  public var isContainer = false
}
