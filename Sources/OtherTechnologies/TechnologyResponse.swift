import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// What comes of one command, key or press of a switch.
public struct TechnologyResponse: Sendable {
  /// The line as given; `open` for the arrival on the screen.
  public var gesture: String
  /// What is shown in answer, in order: the name under the keyboard's focus or the scanner.
  /// Voice Control says nothing.
  public var shown: [String]
  /// `no-element` for a tap on nothing; `action-failed` for what can't be found or done.
  public var sounds: [Sound]
  /// The index in `elements` of the screen's usable elements; nil: none.
  public var focus: Int?
  /// What the program itself printed.
  public var output: [String]
  /// The answer to a question.
  public var answer: TechnologyAnswer?
  /// What was wrong with the line; nothing was done then.
  public var error: String?
  /// What was not understood on the way.
  public var notices: [Notice]

  /// A response in which nothing happened yet.
  public init(gesture: String) {
    self.gesture = gesture
    shown = []
    sounds = []
    output = []
    notices = []
  }
}

/// What a technology shows on the screen when it is asked.
public enum TechnologyAnswer: Hashable, Sendable {
  /// Voice Control's names, in the order of the screen; the same name twice is numbered.
  case names([String])
  /// Voice Control's numbers.
  case numbers([NumberedTarget])
  /// The list of actions of one element, numbered from 1 as they stand.
  case actions([String])
  /// The elements that can be reached, by name.
  case elements([String])
  /// Where a tap went, and what lay there.
  case tap(TapReport)

  /// The answer as plain lines.
  public var lines: [String] {
    switch self {
    case .names(let names), .elements(let names): names
    case .numbers(let targets): targets.map(\.line)
    case .actions(let names): names.enumerated().map { "\($0.offset + 1). \($0.element)" }
    case .tap(let report): [report.line]
    }
  }
}

/// One number of Voice Control's overlay.
public struct NumberedTarget: Hashable, Sendable {
  /// From 1, in the order of the screen.
  public var number: Int
  /// What it is called; nil: nothing.
  public var name: String?
  /// Shown by a double arrow beside the number, on iOS alone (basbroek.nl, 2024).
  public var hasActions: Bool

  /// A number on the screen.
  public init(number: Int, name: String?, hasActions: Bool) {
    self.number = number
    self.name = name
    self.hasActions = hasActions
  }

  var line: String {
    "\(number). \(name ?? "(no name)")" + (hasActions ? ", has actions" : "")
  }
}

/// A tap at the activation point of an element, and what it landed on.
public struct TapReport: Hashable, Sendable {
  /// Where a tap lands.
  public enum Landing: String, Hashable, Sendable {
    /// A view that answers.
    case control
    /// Nothing that takes touches: the name promises what a tap does not do.
    case nothing
    /// Something disabled.
    case disabled
    /// There is no place to tap at, or the screen can't tell.
    case unknown
  }

  /// What it is called; nil: nothing.
  public var name: String?
  /// Where the tap goes, in points.
  public var point: Point?
  /// Where it lands.
  public var landing: Landing

  var line: String {
    let place = point.map { " at \(TapReport.whole($0.x)), \(TapReport.whole($0.y))" } ?? ""
    switch landing {
    case .control: return "the tap\(place) reaches a control"
    case .nothing: return "the tap\(place) reaches nothing"
    case .disabled: return "the tap\(place) reaches something disabled"
    case .unknown: return "the tap\(place): it is not known what lies there"
    }
  }

  private static func whole(_ value: Double) -> String {
    Int(exactly: value.rounded()).map(String.init) ?? "?"
  }
}
