import EarshotViewTree

/// The name of a property that stands for its unknown text.
///
/// Every character of it carries an invisible mark, a variation selector that no text uses, and keeps it
/// through whatever the app does to the text: counting, cutting, changing case, joining. Where the text
/// leaves the app, what is marked is written in guillemets. So a placeholder is told from the app's own words
/// by where it comes from, not by how it is spelled.
package enum PlaceholderText {
  /// The last of the 240 variation selectors for ideographs. Placeholders side by side differ in their marks.
  private static let marks: ClosedRange<UInt32> = 0xE01C0...0xE01EF
  /// How the UTF-8 of every mark begins.
  private static let lead: [UInt8] = [0xF3, 0xA0, 0x87]

  /// The placeholder for a text of that name.
  package static func marked(_ name: String) -> String {
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
  package static func isMarked(_ text: String) -> Bool {
    text.utf8.count > 3 && text.utf8.contains(lead[0])
      && text.unicodeScalars.contains { marks.contains($0.value) }
  }

  /// The text without marks, for what is looked up and not read: a file's name, an address.
  package static func unmarked(_ text: String) -> String {
    guard isMarked(text) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !marks.contains(scalar.value) { plain.append(scalar) }
    return String(plain)
  }

  /// The text with its placeholders in guillemets, and these.
  package static func shown(_ text: String) -> (text: String, placeholders: [String]) {
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

extension ViewTree {
  /// Writes placeholders in guillemets, wherever they stand.
  mutating func showPlaceholders() {
    var names: Set<String> = []
    root.showPlaceholders(&names)
    unknownWords.placeholders.formUnion(names)
  }
}

extension ViewNode {
  fileprivate mutating func showPlaceholders(_ names: inout Set<String>) {
    for index in arguments.indices { arguments[index].value.showPlaceholders(&names) }
    if case .element(var element) = kind {
      element.showPlaceholders(&names)
      kind = .element(element)
    }
    for index in modifiers.indices {
      for argument in modifiers[index].arguments.indices {
        modifiers[index].arguments[argument].value.showPlaceholders(&names)
      }
    }
    for index in children.indices { children[index].showPlaceholders(&names) }
  }
}

extension UIKitNode {
  fileprivate mutating func showPlaceholders(_ names: inout Set<String>) {
    for text in [\UIKitNode.label, \.value, \.hint] as [WritableKeyPath<UIKitNode, String?>] {
      guard let marked = self[keyPath: text], PlaceholderText.isMarked(marked) else { continue }
      let (shown, placeholders) = PlaceholderText.shown(marked)
      self[keyPath: text] = shown
      names.formUnion(placeholders)
    }
    guard elements != nil else { return }
    for index in elements?.indices ?? 0..<0 { elements?[index].showPlaceholders(&names) }
  }
}

extension ArgumentValue {
  fileprivate mutating func showPlaceholders(_ names: inout Set<String>) {
    func shown(_ text: String) -> String {
      guard PlaceholderText.isMarked(text) else { return text }
      let (text, placeholders) = PlaceholderText.shown(text)
      names.formUnion(placeholders)
      return text
    }
    func shown(_ arguments: [Argument]) -> [Argument] {
      arguments.map { argument in
        var argument = argument
        argument.value.showPlaceholders(&names)
        return argument
      }
    }
    switch self {
    case .text(var content):
      for index in content.runs.indices { content.runs[index].string = shown(content.runs[index].string) }
      self = .text(content)
    case .symbol(let name, let arguments): self = .symbol(shown(name), arguments: shown(arguments))
    case .list(var values):
      for index in values.indices { values[index].showPlaceholders(&names) }
      self = .list(values)
    case .record(let name, let fields): self = .record(name, shown(fields))
    case .binding(var value, let set):
      value.showPlaceholders(&names)
      self = .binding(value: value, set: set)
    case .views(var nodes):
      for index in nodes.indices { nodes[index].showPlaceholders(&names) }
      self = .views(nodes)
    case .opaque(let type, let description): self = .opaque(type, description: shown(description))
    default: break
    }
  }
}
