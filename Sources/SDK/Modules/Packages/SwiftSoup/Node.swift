// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of nodes, as its documentation has them.

class Node: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  weak var parentNode: Node?
  var childNodes: [Node] = []
  var attributes: Attributes?
  var baseUri: String
  var siblingIndex = 0

  init(_ baseUri: String) { self.baseUri = baseUri }
  func nodeName() -> String { "" }
  func attr(_ attributeKey: String) throws -> String {
    if let value = attributes?._value(attributeKey), !value.isEmpty { return value }
    return attributeKey.lowercased().hasPrefix("abs:") ? try absUrl(String(attributeKey.dropFirst(4))) : ""
  }
  func getAttributes() -> Attributes? { attributes }
  @discardableResult func attr(_ attributeKey: String, _ attributeValue: String) throws -> Node {
    try _ensureAttributes().put(attributeKey, attributeValue)
    return self
  }
  func _ensureAttributes() -> Attributes {
    if let attributes { return attributes }
    let made = Attributes()
    attributes = made
    return made
  }
  func hasAttr(_ attributeKey: String) -> Bool {
    guard let attributes else { return false }
    if attributeKey.hasPrefix("abs:") {
      let key = String(attributeKey.dropFirst(4))
      if attributes.hasKeyIgnoreCase(key: key), let url = try? absUrl(key), !url.isEmpty { return true }
    }
    return attributes.hasKeyIgnoreCase(key: attributeKey)
  }
  @discardableResult func removeAttr(_ attributeKey: String) throws -> Node {
    try attributes?.removeIgnoreCase(key: attributeKey)
    return self
  }
  func getBaseUri() -> String { baseUri }
  func setBaseUri(_ baseUri: String) throws {
    self.baseUri = baseUri
    for child in childNodes { try child.setBaseUri(baseUri) }
  }
  func absUrl(_ attributeKey: String) throws -> String {
    try _checkText(attributeKey)
    guard hasAttr(attributeKey) else { return "" }
    return Node._resolve(baseUri, try attr(attributeKey))
  }
  static func _resolve(_ base: String, _ relative: String) -> String {
    guard var url = URL(string: base), url.scheme != nil else {
      guard let url = URL(string: relative), url.scheme != nil else { return "" }
      return url.absoluteString
    }
    if url.path.isEmpty, !base.hasSuffix("/"), let whole = URL(string: base + "/") { url = whole }
    return URL(string: relative, relativeTo: url)?.absoluteURL.absoluteString ?? url.absoluteString
  }

  func childNode(_ index: Int) -> Node { childNodes[index] }
  func getChildNodes() -> [Node] { childNodes }
  func childNodeSize() -> Int { childNodes.count }
  func hasChildNodes() -> Bool { !childNodes.isEmpty }
  func parent() -> Node? { parentNode }
  func ownerDocument() -> Document? {
    var node: Node? = self
    while let current = node {
      if let document = current as? Document { return document }
      node = current.parentNode
    }
    return nil
  }
  func remove() throws { try parentNode?.removeChild(self) }
  @discardableResult func before(_ html: String) throws -> Node {
    try _addSiblings(siblingIndex, html)
    return self
  }
  @discardableResult func before(_ node: Node) throws -> Node {
    try _parent().addChildren(siblingIndex, [node])
    return self
  }
  @discardableResult func after(_ html: String) throws -> Node {
    try _addSiblings(siblingIndex + 1, html)
    return self
  }
  @discardableResult func after(_ node: Node) throws -> Node {
    try _parent().addChildren(siblingIndex + 1, [node])
    return self
  }
  func _parent() throws -> Node {
    guard let parentNode else {
      throw Exception.Error(type: .IllegalArgumentException, Message: "Object must not be null")
    }
    return parentNode
  }
  func _addSiblings(_ index: Int, _ html: String) throws {
    let parent = try _parent()
    try parent.addChildren(index, try Parser.parseFragment(html, parent as? Element, baseUri))
  }
  @discardableResult func wrap(_ html: String) throws -> Node? {
    try _checkText(html)
    let nodes = try Parser.parseFragment(html, parent() as? Element, baseUri)
    guard let wrapper = nodes.first as? Element else { return nil }
    var deepest = wrapper
    while let child = deepest.children().first() { deepest = child }
    try parentNode?.replaceChild(self, wrapper)
    try deepest.addChildren([self])
    for rest in nodes.dropFirst() { try wrapper.appendChild(rest) }
    return self
  }
  @discardableResult func unwrap() throws -> Node? {
    let first = childNodes.first
    try _parent().addChildren(siblingIndex, childNodes)
    try remove()
    return first
  }
  func replaceWith(_ input: Node) throws { try _parent().replaceChild(self, input) }
  func setParentNode(_ parentNode: Node) throws {
    try self.parentNode?.removeChild(self)
    self.parentNode = parentNode
  }
  func replaceChild(_ out: Node, _ input: Node) throws {
    try _check(out.parentNode === self, "Must be true")
    try input.parentNode?.removeChild(input)
    let index = out.siblingIndex
    childNodes[index] = input
    input.parentNode = self
    input.siblingIndex = index
    out.parentNode = nil
  }
  func removeChild(_ out: Node) throws {
    try _check(out.parentNode === self, "Must be true")
    childNodes.remove(at: out.siblingIndex)
    _reindex(out.siblingIndex)
    out.parentNode = nil
  }
  func addChildren(_ children: Node...) throws { try addChildren(children) }
  func addChildren(_ children: [Node]) throws {
    for child in children { try _append(child) }
  }
  func _append(_ child: Node) throws {
    if let parent = child.parentNode { try parent.removeChild(child) }
    child.parentNode = self
    child.siblingIndex = childNodes.count
    childNodes.append(child)
  }
  func addChildren(_ index: Int, _ children: [Node]) throws {
    for child in children.reversed() {
      try child.setParentNode(self)
      childNodes.insert(child, at: index)
      _reindex(index)
    }
  }
  func _reindex(_ start: Int) {
    var index = start
    while index < childNodes.count {
      childNodes[index].siblingIndex = index
      index += 1
    }
  }
  func siblingNodes() -> [Node] { (parentNode?.childNodes ?? []).filter { $0 !== self } }
  func nextSibling() -> Node? {
    guard let parentNode, siblingIndex + 1 < parentNode.childNodes.count else { return nil }
    return parentNode.childNodes[siblingIndex + 1]
  }
  func previousSibling() -> Node? { siblingIndex > 0 ? parentNode?.childNodes[siblingIndex - 1] : nil }
  @discardableResult func traverse(_ nodeVisitor: NodeVisitor) throws -> Node {
    try NodeTraversor(nodeVisitor).traverse(self)
    return self
  }

  func outerHtml() throws -> String {
    let out = StringBuilder()
    _write(out, 0, getOutputSettings())
    return out.toString()
  }
  func getOutputSettings() -> OutputSettings { ownerDocument()?.outputSettings() ?? OutputSettings() }
  func _write(_ out: StringBuilder, _ depth: Int, _ settings: OutputSettings) {}
  func equals(_ o: Node) -> Bool { self === o }
  func hasSameValue(_ o: Node) throws -> Bool { try self === o || outerHtml() == o.outerHtml() }
  func copy(with zone: NSZone? = nil) -> Any { _copy() }
  func _copy() -> Node {
    let copy = _empty()
    copy.attributes = attributes?.clone()
    for (index, child) in childNodes.enumerated() {
      let copied = child._copy()
      copied.parentNode = copy
      copied.siblingIndex = index
      copy.childNodes.append(copied)
    }
    return copy
  }
  /// Another of its kind, without what is in it.
  func _empty() -> Node { Node(baseUri) }
  static func == (lhs: Node, rhs: Node) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  var description: String { (try? outerHtml()) ?? "" }
  var debugDescription: String { "\(type(of: self)) \(description)" }
}
