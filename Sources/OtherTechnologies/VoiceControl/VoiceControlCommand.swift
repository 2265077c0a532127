import EarshotVocabulary

/// What somebody says to Voice Control, after Apple's list of commands.
enum VoiceControlCommand: Hashable {
  case showNames
  case showNumbers
  case hide
  /// "Tap", "double tap": what is called by name or number.
  case tap(String)
  case longPress(String)
  case showActions(String)
  case adjust(String, up: Bool, times: Int)
  case scroll(String)
  case goBack
  case type(String)
  case elements
  case undo

  static let forms = [
    "show names", "show numbers", "hide names", "tap NAME-or-N", "long press NAME-or-N",
    "show actions for NAME-or-N", "increment NAME [by N]", "decrement NAME [by N]",
    "scroll up|down|left|right", "go back", "type TEXT", "elements", "undo",
  ]

  private static let whole: [String: VoiceControlCommand] = [
    "show names": .showNames, "show labels": .showNames, "show numbers": .showNumbers,
    "hide names": .hide, "hide numbers": .hide, "hide labels": .hide, "hide actions": .hide,
    "go back": .goBack, "escape": .goBack, "elements": .elements, "undo": .undo,
  ]

  private static let starts: [(words: String, make: @Sendable (String) -> VoiceControlCommand)] = [
    ("show actions for ", { .showActions($0) }),
    ("touch and hold ", { .longPress($0) }),
    ("long press ", { .longPress($0) }),
    ("double tap ", { .tap($0) }),
    ("tap ", { .tap($0) }),
    ("increment ", { adjustment($0, up: true) }),
    ("decrement ", { adjustment($0, up: false) }),
    ("scroll ", { .scroll($0.lowercased()) }),
    ("type ", { .type($0) }),
  ]

  init(parsing line: String) throws(CommandError) {
    let lowered = line.lowercased()
    if let command = VoiceControlCommand.whole[lowered] {
      self = command
      return
    }
    for (words, make) in VoiceControlCommand.starts where lowered.hasPrefix(words) {
      let rest = String(line.dropFirst(words.count))
      guard !rest.allSatisfy(\.isWhitespace) else { break }
      self = make(rest)
      return
    }
    throw .unknown(line, forms: VoiceControlCommand.forms)
  }

  /// "Volume by 3"
  @Sendable private static func adjustment(_ text: String, up: Bool) -> VoiceControlCommand {
    let words = text.split(separator: " ")
    if words.count > 2, words[words.count - 2].lowercased() == "by", let times = Int(words[words.count - 1]) {
      return .adjust(words.dropLast(2).joined(separator: " "), up: up, times: times)
    }
    return .adjust(text, up: up, times: 1)
  }
}
