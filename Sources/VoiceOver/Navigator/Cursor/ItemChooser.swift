/// The item chooser (two fingers, three taps): a list of all elements, searched by a text. The
/// first whose label holds the text gets focus.
extension NavigatorState {
  mutating func chooseItem(_ text: String, _ hearing: inout Hearing) {
    let wanted = text.asOneLine.lowercased()
    let found = tree.elements.firstIndex { element in
      let name = element.label.flatMap { $0.isEmpty ? nil : $0 } ?? element.value
      return name?.string.asOneLine.lowercased().contains(wanted) ?? false
    }
    guard let found else {
      hearing.fail("no element's label has \"\(text)\" in it\(nearest(to: text))")
      return
    }
    moveFocus(to: found, &hearing)
  }
}
