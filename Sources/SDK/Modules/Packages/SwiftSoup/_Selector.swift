// SwiftSoup (github.com/scinfu/SwiftSoup): what elements are chosen by.

indirect enum _Selector {
  case all, root, query, empty, firstChild, lastChild, onlyChild, onlyOfType
  case tag(String)
  case tagEnding(String)
  case id(String)
  case className(String)
  case hasAttribute(String)
  case attributeStarting(String)
  /// A key, a relation and a value in small letters.
  case attribute(String, String, String)
  case index(String, Int)
  case nth(Int, Int, fromEnd: Bool, ofType: Bool)
  case contains(String, isOwn: Bool)
  case containsData(String)
  case matches(String, isOwn: Bool)
  case has(_Selector)
  case not(_Selector)
  case both(_Selector, _Selector)
  case either(_Selector, _Selector)
  /// What an element around it or before it is, by the sign between them.
  case after(String, _Selector)

  func matches(_ root: Element, _ element: Element) -> Bool {
    switch self {
    case .all: return true
    case .query: return root === element
    case .tag(let name): return element._tag._normal == name
    case .tagEnding(let name): return element._tag._name.hasSuffix(name)
    case .id(let id): return element.id() == id
    case .className(let name): return element.hasClass(name)
    case .hasAttribute(let key): return element.hasAttr(key)
    case .attributeStarting(let prefix):
      return element.attributes?._list.contains { $0._key.lowercased().hasPrefix(prefix) } == true
    case .attribute(let key, let relation, let value): return isRelated(element, key, relation, value)
    case .both(let first, let second): return first.matches(root, element) && second.matches(root, element)
    case .either(let first, let second): return first.matches(root, element) || second.matches(root, element)
    case .after(let sign, let selector): return isAfter(root, element, sign, selector)
    case .not(let selector): return !selector.matches(root, element)
    case .has(let selector): return element.children()._list.contains { $0._holds(selector, root) }
    case .empty:
      return element.childNodes.allSatisfy { $0 is Comment || $0 is XmlDeclaration || $0 is DocumentType }
    case .root: return element === (root is Document ? root.children().first() : root)
    case .contains(let text, let isOwn):
      return (isOwn ? element.ownText() : (try? element.text()) ?? "").lowercased().contains(text)
    case .containsData(let text): return element.data().lowercased().contains(text)
    case .matches(let pattern, let isOwn):
      return _Selector.finds(pattern, in: isOwn ? element.ownText() : (try? element.text()) ?? "")
    case .index(let relation, let index):
      let place = (try? element.elementSiblingIndex()) ?? 0
      return relation == "lt"
        ? root !== element && place < index : relation == "gt" ? place > index : place == index
    default: return isPlaced(root, element)
    }
  }
  static func finds(_ pattern: String, in text: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  func isRelated(_ element: Element, _ key: String, _ relation: String, _ value: String) -> Bool {
    guard let text = try? element.attr(key), !text.isEmpty else { return relation == "!=" }
    if relation == "~=" { return _Selector.finds(value, in: text) }
    let lower = text.lowercased()
    switch relation {
    case "=": return lower._trimmed == value
    case "!=": return lower != value
    case "^=": return lower.hasPrefix(value)
    case "$=": return lower.hasSuffix(value)
    default: return lower.contains(value)
    }
  }

  func isAfter(_ root: Element, _ element: Element, _ sign: String, _ selector: _Selector) -> Bool {
    if root === element { return false }
    let isSibling = sign == "+" || sign == "~"
    var other = isSibling ? try? element.previousElementSibling() : element.parent()
    while let found = other {
      if selector.matches(root, found) { return true }
      if sign == ">" || sign == "+" || found === root && !isSibling { return false }
      other = isSibling ? try? found.previousElementSibling() : found.parent()
    }
    return false
  }

  /// Whether it is at the place among the elements beside it.
  func isPlaced(_ root: Element, _ element: Element) -> Bool {
    guard let parent = element.parent(), !(parent is Document) else { return false }
    var family = parent.children()._list
    switch self {
    case .firstChild: return root !== element && family[0] === element
    case .lastChild: return root !== element && family[family.count - 1] === element
    case .onlyChild: return family.count == 1
    case .onlyOfType: return family.filter { $0._tag == element._tag }.count == 1
    case .nth(let step, let start, let fromEnd, let ofType):
      if ofType { family = family.filter { $0._tag == element._tag } }
      if fromEnd { family.reverse() }
      let place = (family.firstIndex { $0 === element } ?? 0) + 1
      return step == 0 ? place == start : (place - start) * step >= 0 && (place - start) % step == 0
    default: return false
    }
  }
}
