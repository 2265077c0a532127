// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of elements, as its documentation has them.

class Element: Node {
  var _tag: Tag

  init(_ tag: Tag, _ baseUri: String) {
    _tag = tag
    super.init(baseUri)
  }
  convenience init(_ tag: Tag, _ baseUri: String, _ attributes: Attributes) {
    self.init(tag, baseUri)
    self.attributes = attributes
  }
  override func nodeName() -> String { _tag._name }
  func tagName() -> String { _tag._name }
  func tagNameNormal() -> String { _tag._normal }
  @discardableResult func tagName(_ tagName: String) throws -> Element {
    try _check(!tagName.isEmpty, "Tag name must not be empty.")
    _tag = Tag._of(tagName)
    return self
  }
  func tag() -> Tag { _tag }
  func isBlock() -> Bool { _tag._isBlock }
  override func getAttributes() -> Attributes? { _ensureAttributes() }
  @discardableResult override func attr(_ attributeKey: String, _ attributeValue: String) throws -> Element {
    try _ensureAttributes().put(attributeKey, attributeValue)
    return self
  }
  @discardableResult func attr(_ attributeKey: String, _ attributeValue: Bool) throws -> Element {
    try _ensureAttributes().put(attributeKey, attributeValue)
    return self
  }
  func dataset() -> [String: String] { attributes?.dataset() ?? [:] }
  func id() -> String { attributes?._value("id") ?? "" }

  // MARK: Around it

  override func parent() -> Element? { parentNode as? Element }
  func parents() -> Elements {
    let found = Elements()
    var next = parent()
    while let element = next, !(element is Document) {
      found.add(element)
      next = element.parent()
    }
    return found
  }
  func child(_ index: Int) -> Element { children().get(index) }
  func children() -> Elements { Elements(childNodes.compactMap { $0 as? Element }) }
  func textNodes() -> [TextNode] { childNodes.compactMap { $0 as? TextNode } }
  func dataNodes() -> [DataNode] { childNodes.compactMap { $0 as? DataNode } }
  func _siblings() -> [Element] { parent()?.children().array() ?? [] }
  func siblingElements() -> Elements { Elements(_siblings().filter { $0 !== self }) }
  func nextElementSibling() throws -> Element? {
    var next = nextSibling()
    while let node = next {
      if let element = node as? Element { return element }
      next = node.nextSibling()
    }
    return nil
  }
  func previousElementSibling() throws -> Element? {
    var previous = previousSibling()
    while let node = previous {
      if let element = node as? Element { return element }
      previous = node.previousSibling()
    }
    return nil
  }
  func firstElementSibling() -> Element? { _siblings().count > 1 ? _siblings().first : nil }
  func lastElementSibling() -> Element? { _siblings().count > 1 ? _siblings().last : nil }
  func elementSiblingIndex() throws -> Int { _siblings().firstIndex { $0 === self } ?? 0 }

  // MARK: What is found in it

  func _collect(_ found: Elements, where matches: (Element) throws -> Bool) rethrows {
    if try matches(self) { found.add(self) }
    for child in childNodes {
      if let element = child as? Element { try element._collect(found, where: matches) }
    }
  }
  func _found(where matches: (Element) throws -> Bool) rethrows -> Elements {
    let found = Elements()
    try _collect(found, where: matches)
    return found
  }
  func _found(_ selector: _Selector) -> Elements { _found { selector.matches(self, $0) } }
  func select(_ cssQuery: String) throws -> Elements {
    try _checkText(cssQuery._trimmed)
    return _found(try _QueryParser.parse(cssQuery))
  }
  func iS(_ cssQuery: String) throws -> Bool {
    let selector = try _QueryParser.parse(cssQuery)
    return ownerDocument().map { selector.matches($0, self) } ?? false
  }
  func getElementsByTag(_ tagName: String) throws -> Elements {
    try _checkText(tagName)
    return _found(.tag(tagName._trimmed.lowercased()))
  }
  func getElementById(_ id: String) throws -> Element? {
    try _checkText(id)
    return _found(.id(id._trimmed)).first()
  }
  func getElementsByClass(_ className: String) throws -> Elements { _found(.className(className)) }
  func getElementsByAttribute(_ key: String) throws -> Elements { _found(.hasAttribute(key._trimmed)) }
  func getElementsByAttributeStarting(_ keyPrefix: String) throws -> Elements {
    _found(.attributeStarting(keyPrefix._trimmed.lowercased()))
  }
  func _byValue(_ key: String, _ relation: String, _ value: String) throws -> Elements {
    try _checkText(key)
    return _found(.attribute(key._trimmed, relation, value._trimmed.lowercased()))
  }
  func getElementsByAttributeValue(_ key: String, _ value: String) throws -> Elements {
    try _byValue(key, "=", value)
  }
  func getElementsByAttributeValueStarting(_ key: String, _ valuePrefix: String) throws -> Elements {
    try _byValue(key, "^=", valuePrefix)
  }
  func getElementsByAttributeValueEnding(_ key: String, _ valueSuffix: String) throws -> Elements {
    try _byValue(key, "$=", valueSuffix)
  }
  func getElementsByAttributeValueContaining(_ key: String, _ match: String) throws -> Elements {
    try _byValue(key, "*=", match)
  }
  func getElementsContainingText(_ searchText: String) throws -> Elements {
    _found(.contains(searchText.lowercased(), isOwn: false))
  }
  func getElementsContainingOwnText(_ searchText: String) throws -> Elements {
    _found(.contains(searchText.lowercased(), isOwn: true))
  }
  func getAllElements() throws -> Elements { _found { _ in true } }
  func cssSelector() throws -> String {
    func escaped(_ name: String) -> String {
      name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? String($0) : "\\\($0)" }.joined()
    }
    if !id().isEmpty { return "#" + escaped(id()) }
    let classes = try classNames().map { "." + escaped($0) }.joined()
    let selector = tagName().replacingOccurrences(of: ":", with: "|") + classes
    guard let parent = parent(), !(parent is Document) else { return selector }
    let isOne = try parent.select("> " + selector).size() <= 1
    return try parent.cssSelector() + " > \(selector)"
      + (isOne ? "" : ":nth-child(\(try elementSiblingIndex() + 1))")
  }

  // MARK: Its text

  var _keepsSpaces: Bool { _tag._keepsSpaces || parent()?._tag._keepsSpaces == true }
  func text(trimAndNormaliseWhitespace: Bool = true) throws -> String {
    let out = StringBuilder()
    _collectText(out, trimAndNormaliseWhitespace)
    let text = out.toString()
    // What keeps its spaces keeps one at its end that is no blank, unless it is all that there is.
    let isOne = childNodes.count == 1 && childNodes[0] is TextNode
    let isKept = !isOne && !out._endsWithSpace && text.first?.isWhitespace != true
    return !trimAndNormaliseWhitespace || isKept ? text : text._trimmed
  }
  func _collectText(_ out: StringBuilder, _ isNormal: Bool) {
    if !out.isEmpty, _tag._isBlock || _tag._name == "br", !out._endsWithSpace { out.append(" ") }
    for child in childNodes {
      if let text = child as? TextNode {
        if isNormal, !_keepsSpaces { out._appendCollapsed(text._text) } else { out.append(text._text) }
      } else if let element = child as? Element {
        element._collectText(out, isNormal)
      }
    }
  }
  func ownText() -> String {
    let out = StringBuilder()
    for child in childNodes {
      if let text = child as? TextNode {
        if _keepsSpaces { out.append(text._text) } else { out._appendCollapsed(text._text) }
      } else if let element = child as? Element, element._tag._name == "br", !out._endsWithSpace {
        out.append(" ")
      }
    }
    return out.toString()._trimmed
  }
  @discardableResult func text(_ text: String) throws -> Element { try empty().appendText(text) }
  func hasText() -> Bool {
    childNodes.contains { ($0 as? TextNode)?.isBlank() == false || ($0 as? Element)?.hasText() == true }
  }
  func data() -> String {
    childNodes.map { ($0 as? DataNode)?._data ?? ($0 as? Element)?.data() ?? "" }.joined()
  }
  func val() throws -> String { try tagName() == "textarea" ? text() : attr("value") }
  @discardableResult func val(_ value: String) throws -> Element {
    try tagName() == "textarea" ? text(value) : attr("value", value)
  }

  // MARK: Its classes

  func className() throws -> String { try attr("class")._trimmed }
  func classNames() throws -> OrderedSet<String> { OrderedSet(sequence: _classes) }
  var _classes: [String] {
    guard let classes = attributes?._value("class") else { return [] }
    return classes.components(separatedBy: _spaces).filter { !$0.isEmpty }
  }
  @discardableResult func classNames(_ classNames: OrderedSet<String>) throws -> Element {
    try attr("class", classNames.joined(separator: " "))
  }
  func hasClass(_ className: String) -> Bool {
    guard let classes = attributes?._value("class") else { return false }
    let name = className.lowercased()
    return classes.lowercased() == name || _classes.contains { $0.lowercased() == name }
  }
  @discardableResult func addClass(_ className: String) throws -> Element {
    let classes = try classNames()
    classes.append(className)
    return try classNames(classes)
  }
  @discardableResult func removeClass(_ className: String) throws -> Element {
    let classes = try classNames()
    classes.remove(className)
    return try classNames(classes)
  }
  @discardableResult func toggleClass(_ className: String) throws -> Element {
    try classNames().contains(className) ? removeClass(className) : addClass(className)
  }

  // MARK: How it is written

  func html() throws -> String {
    let out = StringBuilder()
    let settings = getOutputSettings()
    for child in childNodes { child._write(out, 0, settings) }
    return settings.prettyPrint() ? out.toString()._trimmed : out.toString()
  }
  override func _write(_ out: StringBuilder, _ depth: Int, _ settings: OutputSettings) {
    let isPretty = settings.prettyPrint(), isOutline = settings.outline()
    if isPretty, !out.isEmpty, _tag._isBlockWritten || parent()?._tag._isBlockWritten == true || isOutline {
      out._indent(depth, settings)
    }
    out.append("<\(_tag._name)\(attributes?._html(settings) ?? "")")
    if childNodes.isEmpty, _tag.isSelfClosing() {
      out.append(" />")
      return
    }
    out.append(">")
    for child in childNodes { child._write(out, depth + 1, settings) }
    let isLong = childNodes.count > 1 || childNodes.count == 1 && !(childNodes[0] is TextNode)
    if isPretty, !childNodes.isEmpty, _tag._isBlockWritten || isOutline && isLong {
      out._indent(depth, settings)
    }
    out.append("</\(_tag._name)>")
  }
  override func _empty() -> Node { Element(_tag, baseUri) }

  // MARK: Changes

  @discardableResult func html(_ html: String) throws -> Element { try empty().append(html) }
  @discardableResult func appendChild(_ child: Node) throws -> Element {
    try _append(child)
    return self
  }
  @discardableResult func prependChild(_ child: Node) throws -> Element { try insertChildren(0, [child]) }
  @discardableResult func insertChildren(_ index: Int, _ children: [Node]) throws -> Element {
    let place = index < 0 ? index + childNodes.count + 1 : index
    try _check(place >= 0 && place <= childNodes.count, "Insert position out of bounds.")
    try addChildren(place, children)
    return self
  }
  @discardableResult func appendElement(_ tagName: String) throws -> Element {
    let child = Element(try Tag.valueOf(tagName), baseUri)
    try _append(child)
    return child
  }
  @discardableResult func prependElement(_ tagName: String) throws -> Element {
    let child = Element(try Tag.valueOf(tagName), baseUri)
    try prependChild(child)
    return child
  }
  @discardableResult func appendText(_ text: String) throws -> Element {
    try appendChild(TextNode(text, baseUri))
  }
  @discardableResult func prependText(_ text: String) throws -> Element {
    try prependChild(TextNode(text, baseUri))
  }
  @discardableResult func append(_ html: String) throws -> Element {
    try addChildren(try Parser.parseFragment(html, self, baseUri))
    return self
  }
  @discardableResult func prepend(_ html: String) throws -> Element {
    try insertChildren(0, try Parser.parseFragment(html, self, baseUri))
  }
  @discardableResult override func before(_ html: String) throws -> Element {
    try super.before(html) as! Element
  }
  @discardableResult override func before(_ node: Node) throws -> Element {
    try super.before(node) as! Element
  }
  @discardableResult override func after(_ html: String) throws -> Element {
    try super.after(html) as! Element
  }
  @discardableResult override func after(_ node: Node) throws -> Element { try super.after(node) as! Element }
  @discardableResult override func wrap(_ html: String) throws -> Element { try super.wrap(html) as! Element }
  @discardableResult func empty() -> Element {
    childNodes = []
    return self
  }
}
