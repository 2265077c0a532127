import EarshotViewTree

/// The name of a property that stands for its unknown text.
///
/// Every character of it carries an invisible mark, a variation selector that no text uses, and keeps it
/// through whatever the app does to the text: counting, cutting, changing case, joining. Where the text
/// leaves the evaluator, what is marked is written in guillemets. So a placeholder is told from the app's own words
/// by where it comes from, not by how it is spelled.
enum PlaceholderText {
  /// The last of the 240 variation selectors for ideographs. Placeholders side by side differ in their marks.
  private static let marks: ClosedRange<UInt32> = 0xE01C0...0xE01EF
  /// How the UTF-8 of every mark begins.
  private static let lead: [UInt8] = [0xF3, 0xA0, 0x87]

  /// The placeholder for a text of that name.
  static func marked(_ name: String) -> String {
    let sum = name.utf8.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) } % UInt32(marks.count)
    guard let mark = Unicode.Scalar(marks.lowerBound + sum) else { return name }
    var text = ""
    for character in name {
      text.append(character)
      text.unicodeScalars.append(mark)
    }
    return text
  }

  /// Whether any of it is a placeholder.
  static func isMarked(_ text: String) -> Bool {
    text.utf8.count > 3 && text.utf8.contains(lead[0])
      && text.unicodeScalars.contains { marks.contains($0.value) }
  }

  /// The text without marks, for what is looked up and not read: a file's name, an address.
  static func unmarked(_ text: String) -> String {
    guard isMarked(text) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !marks.contains(scalar.value) { plain.append(scalar) }
    return String(plain)
  }

  /// The text with its placeholders in guillemets, and these.
  static func shown(_ text: String) -> (text: String, placeholders: [String]) {
    guard isMarked(text) else { return (text, []) }
    var shown = ""
    var placeholders: [String] = []
    var open: (mark: UInt32, name: String)?
    func close() {
      guard let (_, name) = open else { return }
      shown += "«\(name)»"
      placeholders.append(name)
      open = nil
    }
    for character in text {
      guard let mark = character.unicodeScalars.first(where: { marks.contains($0.value) })?.value else {
        close()
        shown.append(character)
        continue
      }
      if open?.mark != mark { close() }
      open = (mark, (open?.name ?? "") + unmarked(String(character)))
    }
    close()
    return (shown, placeholders)
  }
}

extension Machine {
  /// A text as it is read, with its placeholders in guillemets.
  func shown(_ text: String) -> String {
    guard PlaceholderText.isMarked(text) else { return text }
    let (text, placeholders) = PlaceholderText.shown(text)
    unknownWords.placeholders.formUnion(placeholders)
    return text
  }

  /// A text as it is read, with its placeholders in guillemets.
  func shown(_ text: TextContent) -> TextContent {
    var text = text
    for index in text.runs.indices where PlaceholderText.isMarked(text.runs[index].string) {
      text.runs[index].string = shown(text.runs[index].string)
    }
    return text
  }
}
