import EarshotVocabulary

extension Gesture {
  /// Reads one line of the protocol. Blanks around it do not matter, but `type` keeps the blanks
  /// at the end of its text.
  public init(parsing line: String) throws(GestureError) {
    let blank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0.isNewline }
    let whole = line.drop(while: blank)
    let word = whole.prefix(while: { !blank($0) })
    let rest = whole.dropFirst(word.count)
    if word == "type" {
      self = try Gesture.typing(rest, line: line)
      return
    }
    var argument = rest.drop(while: blank)
    while let end = argument.last, blank(end) { argument.removeLast() }
    self = try Gesture.read(String(word), String(argument), line: line)
  }

  private static func read(
    _ word: String, _ argument: String, line: String
  ) throws(GestureError) -> Gesture {
    if argument.isEmpty {
      if word == "?" { return .question(.help) }
      if let gesture = withoutArgument[word] { return gesture }
      if let need = argumentOf[word] { throw GestureError(line: line, missing: need) }
      throw GestureError(unknown: line)
    }
    switch word {
    case "two-finger-swipe":
      if argument == "right" { return .enterGroup }
      if argument == "left" { return .leaveGroup }
    case "swipe":
      if let direction = Direction(rawValue: argument) { return .swipe(direction) }
    case "scroll":
      if let direction = Direction(rawValue: argument) { return .scroll(direction) }
    case "rotor": return turning(argument)
    case "touch": return touch(argument)
    case "item-chooser": return .itemChooser(argument)
    case "set": return try setting(argument, line: line)
    case "wait": return try waiting(argument, line: line)
    default: break
    }
    throw GestureError(unknown: line)
  }

  private static let withoutArgument: [String: Gesture] = {
    var gestures: [Gesture] = [
      .doubleTap, .doubleTapHold, .tripleTap, .magicTap, .escape, .readAll, .readFromTop, .first,
      .last, .pause, .screenSummary, .undo,
    ]
    gestures += Question.allCases.map(Gesture.question)
    return Dictionary(gestures.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// What a gesture cannot do without, by its first word.
  private static let argumentOf = [
    "swipe": "a direction: right, left, up, down",
    "two-finger-swipe": "a direction: right, left",
    "scroll": "a direction: up, down, left, right",
    "rotor": "next, previous, or the name of a setting",
    "touch": "X,Y or a label",
    "item-chooser": "a text to look for",
    "wait": "seconds, from 0.001 to 86400",
    "set": "KEY=VALUE",
  ]

  /// Every form that a line can have, for naming the nearest one.
  static let forms: [String] = descriptions.map(\.syntax)

  private static func turning(_ name: String) -> Gesture {
    switch name {
    case "next": .rotorNext
    case "previous": .rotorPrevious
    default: .rotor(name)
    }
  }

  private static func touch(_ argument: String) -> Gesture {
    let halves = argument.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, let x = coordinate(halves[0]), let y = coordinate(halves[1]) else {
      return .touchLabel(argument)
    }
    return .touchPoint(Point(x: x, y: y))
  }

  /// Digits, a sign and a point only: "inf" and "0x10" are labels.
  private static func coordinate(_ text: Substring) -> Double? {
    var trimmed = text.drop(while: { $0 == " " })
    while trimmed.last == " " { trimmed.removeLast() }
    guard !trimmed.isEmpty, trimmed.allSatisfy({ "+-.0123456789".contains($0) }) else { return nil }
    return Double(trimmed)
  }

  private static func typing(_ rest: Substring, line: String) throws(GestureError) -> Gesture {
    // One blank parts the word from the text; a line end that came along is no part of it.
    var text = rest.dropFirst()
    while let end = text.last, end.isNewline { text.removeLast() }
    guard !text.isEmpty else { throw GestureError(line: line, missing: "a text") }
    return .type(String(text))
  }

  /// A day is the longest that one waits.
  private static func waiting(_ argument: String, line: String) throws(GestureError) -> Gesture {
    guard argument.allSatisfy({ ".0123456789".contains($0) }), let seconds = Double(argument),
      (0.001...86_400).contains(seconds)
    else { throw GestureError(line: line, missing: argumentOf["wait"] ?? "") }
    return .wait(seconds: seconds)
  }

  private static func setting(_ argument: String, line: String) throws(GestureError) -> Gesture {
    guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else {
      throw GestureError(line: line, missing: "KEY=VALUE")
    }
    return .set(
      key: String(argument[..<equals]),
      value: String(argument[argument.index(after: equals)...]))
  }
}
