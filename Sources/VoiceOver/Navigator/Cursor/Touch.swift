import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// A finger put on the screen: the element under it gets focus and is spoken, even where focus
/// already is (contract, section 3).
extension NavigatorState {
  mutating func touch(_ point: Point, _ hearing: inout Hearing) {
    guard let target = element(at: point) else {
      hearing.play(.noElement)
      return
    }
    moveFocus(to: target, &hearing)
  }

  mutating func touch(label: String, _ hearing: inout Hearing) {
    guard let target = element(labeled: label) else {
      hearing.fail("there is no element with the label \"\(label)\"\(nearest(to: label))")
      return
    }
    moveFocus(to: target, &hearing)
  }

  /// The smallest element that holds the point: what lies on top of something is smaller than
  /// what it lies on. Of equals, the one read last lies on top.
  private func element(at point: Point) -> Int? {
    guard point.isFinite else { return nil }
    var best: (index: Int, area: Double)?
    for (index, element) in tree.elements.enumerated() {
      guard let frame = element.frame, frame.contains(point) else { continue }
      let area = frame.width * frame.height
      if area <= best?.area ?? .infinity { best = (index, area) }
    }
    return best?.index
  }

  /// The first element with that label, else the first whose label begins so, ignoring case.
  /// An element without a label answers to its value: a field by its placeholder.
  private func element(labeled label: String) -> Int? {
    let wanted = label.asOneLine.lowercased()
    var beginning: Int?
    var value: Int?
    for (index, element) in tree.elements.enumerated() {
      if let own = element.label, !own.isEmpty {
        let name = own.string.asOneLine.lowercased()
        if name == wanted { return index }
        if beginning == nil, name.hasPrefix(wanted) { beginning = index }
      } else if value == nil, let own = element.value?.string.asOneLine.lowercased(),
        own.hasPrefix(wanted)
      {
        value = index
      }
    }
    return beginning ?? value
  }
}

extension String {
  /// The text with its line breaks as blanks: a gesture is one line.
  var asOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
