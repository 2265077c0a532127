/// Steps in plain words as gestures of the line protocol.
enum StepGestures {
  /// The gestures of one step; nothing for what happens without one.
  static func lines(of step: String) -> [String] {
    let step = trimmed(step)
    if let gestures = fixed[step.lowercased()] { return gestures }
    if let name = rest(of: step, after: "focus ") { return ["touch \(name)"] }
    if let name = rest(of: step, after: "rotor until ") { return ["rotor \(name)"] }
    if let name = rest(of: step, after: "double tap ") {
      return ["touch \(name)", "double-tap"]
    }
    if let direction = rest(of: step, after: "three-finger swipe ")
      ?? rest(of: step, after: "three fingers ")
    {
      return opposite[direction].map { ["scroll \($0)"] } ?? [step]
    }
    return [step]
  }

  private static let fixed: [String: [String]] = [
    "screen appears": [],
    "focus": ["first"],
    "focus first": ["first"],
    "focus last": ["last"],
    "touch": ["first"],
    "double tap": ["double-tap"],
    "activate": ["double-tap"],
    "triple tap": ["triple-tap"],
    "double tap and hold": ["double-tap-hold"],
    "two-finger double tap": ["magic-tap"],
    "two-finger scrub": ["escape"],
    "scrub": ["escape"],
    "two-finger swipe down": ["read-all"],
    "two-finger swipe up": ["read-from-top"],
  ]

  /// The content goes where the fingers go: what comes into view comes from the other side.
  private static let opposite = ["up": "down", "down": "up", "left": "right", "right": "left"]

  /// The same touch where the name began with a word for what the element is: "focus tab Home".
  static func otherReading(of line: String) -> String? {
    guard let name = rest(of: line, after: "touch ") else { return nil }
    let lower = name.lowercased()
    guard let kind = kinds.first(where: { lower.hasPrefix($0 + " ") }) else { return nil }
    return "touch \(name.dropFirst(kind.count + 1))"
  }

  /// Words that say what an element is, not what it is called; longer ones first.
  private static let kinds = [
    "search field", "text field", "segment", "heading", "element", "button", "switch", "toggle",
    "slider", "image", "field", "link", "text", "menu", "cell", "item", "tab", "row",
  ]

  private static func rest(of step: String, after start: String) -> String? {
    guard step.lowercased().hasPrefix(start), step.count > start.count else { return nil }
    return String(step.dropFirst(start.count))
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
