/// Which key is which gesture: contract, section 3. Wording and order of the help are here too.
enum KeyMap {
  /// What a key asks for.
  enum Meaning: Hashable {
    /// A line of the line protocol.
    case gesture(String)
    /// Asks for a text and puts it behind these words: a gesture that takes one.
    case prompt(String, before: String)
    case speech
    /// Shows everything anew, where a page is shown.
    case redraw
    /// Writes the session down.
    case save
    case help
    case quit
    case none
  }

  static func meaning(of key: Key) -> Meaning {
    rows.first { $0.keys.contains(key) }?.meaning ?? .none
  }

  struct Row {
    var keys: [Key]
    /// How the keys are called in the help.
    var name: String
    var meaning: Meaning
    var help: String

    init(_ keys: [Key], _ name: String, _ meaning: Meaning, _ help: String) {
      self.keys = keys
      self.name = name
      self.meaning = meaning
      self.help = help
    }
  }

  static let rows: [Row] = [
    Row([.right], "Right", .gesture("swipe right"), "swipe right: the next element"),
    Row([.left], "Left", .gesture("swipe left"), "swipe left: the element before"),
    Row([.down], "Down", .gesture("swipe down"), "swipe down: the next by the rotor"),
    Row([.up], "Up", .gesture("swipe up"), "swipe up: the one before by the rotor"),
    Row(
      [.enter, .character(" ")], "Return or Space", .gesture("double-tap"), "double-tap: activate"),
    Row([.character("r")], "r", .gesture("rotor next"), "turn the rotor on"),
    Row([.character("R")], "R", .gesture("rotor previous"), "turn the rotor back"),
    Row([.character("a")], "a", .gesture("actions"), "what actions there are"),
    Row([.character("m")], "m", .gesture("magic-tap"), "magic tap"),
    Row([.escape], "Escape", .gesture("escape"), "escape: back, close"),
    Row([.character("g"), .home], "g", .gesture("first"), "the first element"),
    Row([.character("G"), .end], "G", .gesture("last"), "the last element"),
    Row(
      [.character("/")], "/", .prompt("item-chooser", before: "Find"),
      "item chooser: go to what has this text"),
    Row([.character("A")], "A", .gesture("read-all"), "read everything from here"),
    Row([.character("t")], "t", .prompt("type", before: "Type"), "type into the text field"),
    Row([.character("s")], "s", .speech, "speech on or off"),
    Row([.character("u")], "u", .gesture("undo"), "undo"),
    Row(
      [.character(":")], ":", .prompt("", before: "Gesture"),
      "any gesture of the line protocol by its name"),
    Row([.character("w")], "w", .save, "write the session to a file, as a transcript"),
    Row([.control("l")], "Ctrl-L", .redraw, "draw the full screen anew"),
    Row([.character("?")], "?", .help, "this list"),
    Row([.character("q"), .control("d")], "q", .quit, "quit"),
  ]
}
