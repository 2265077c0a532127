// SwiftSoup (github.com/scinfu/SwiftSoup): how a document is made of a text of HTML, after HTML's own rules for it.

class _TreeBuilder {
  enum Mode {
    case initial, beforeHTML, beforeHead, inHead, inHeadNoscript, afterHead, inBody, raw, afterBody, done
  }
  static let scopes = Tag._names("applet caption html table td th marquee object")
  static let impliedEnds = Tag._names("dd dt li option optgroup p rp rt")
  static let special = Tag._names(
    "address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup",
    "command dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6",
    "head header hgroup hr html iframe img input isindex li link listing marquee menu meta nav noembed noframes",
    "noscript object ol p param plaintext pre script section select style summary table tbody td textarea tfoot th",
    "thead title tr ul wbr xmp")
  static let inHeads = Tag._names("base basefont bgsound command link meta noframes script style title")
  static let rows = Tag._names("table tbody tfoot thead tr")
  static let cells: Set<String> = ["td", "th", "caption"]
  static let sections = Tag._names("tbody tfoot thead")
  static let parts = rows.union(["caption", "col", "colgroup", "td", "th"])

  let document: Document
  let tokenizer: _Tokenizer
  var mode = Mode.initial
  var modeBefore = Mode.initial
  var stack: [Element] = []
  /// Elements that go on where others end, and where tables and the like begin.
  var formats: [Element?] = []
  var head: Element?
  var form: FormElement?
  var context: Element?
  var putsBeforeTable = false
  var knowsBase = false
  /// What was put in last, if it is a text.
  var lastText: TextNode?

  init(_ text: String, _ baseUri: String) {
    document = Document(baseUri)
    tokenizer = _Tokenizer(text, isXML: false)
  }
  func parsed() throws -> Document {
    while true {
      let token = tokenizer.next()
      if token.kind != .text { lastText = nil }
      try process(token)
      if token.kind == .finish { return document }
    }
  }
  func fragment(in context: Element?) throws -> [Node] {
    guard let context else { return try parsed().childNodes }
    self.context = context
    let name = context._tag._name
    if ["title", "textarea", "iframe", "noembed", "noframes", "style", "xmp", "script"].contains(name) {
      tokenizer.rawName = name
      tokenizer.rawHasNames = name != "script"
    }
    let root = Element(Tag._of("html"), document.baseUri)
    try document._append(root)
    stack = [root]
    mode = name == "html" ? .beforeHead : .inBody
    form = ([context] + context.parents()._list).compactMap { $0 as? FormElement }.first
    _ = try parsed()
    return root.childNodes
  }
  @discardableResult func process(_ token: _Token) throws -> Bool { try process(token, mode) }
  @discardableResult func start(_ name: String) throws -> Bool {
    try process(_Token(kind: .start, name: name))
  }
  @discardableResult func end(_ name: String) throws -> Bool { try process(_Token(kind: .end, name: name)) }
  func process(_ token: _Token, _ mode: Mode) throws -> Bool {
    if token.kind == .comment {
      try insert(Comment(token.name, document.baseUri))
      return true
    }
    switch mode {
    case .initial, .beforeHTML, .beforeHead, .inHead, .inHeadNoscript, .afterHead:
      return try processHead(token, mode)
    case .raw:
      if token.kind == .text {
        try insertText(token.name)
      } else {
        stack.removeLast()
        self.mode = modeBefore
        if token.kind == .finish { return try process(token) }
      }
      return true
    case .inBody: return try processBody(token)
    case .afterBody, .done:
      if token.kind == .finish { return true }
      if token.ends(["html"]), mode == .afterBody {
        if context == nil { self.mode = .done }
        return context == nil
      }
      if !token.isBlank { self.mode = .inBody }
      return try processBody(token)
    }
  }

  // MARK: Before the body

  func processHead(_ token: _Token, _ mode: Mode) throws -> Bool {
    if token.kind == .doctype {
      guard mode == .initial else { return false }
      try document._append(DocumentType(token.name, token.ids[0], token.ids[1], document.baseUri))
      self.mode = .beforeHTML
      return true
    }
    if token.isBlank {
      if mode == .inHead || mode == .afterHead { try insertText(token.name) }
      return true
    }
    if token.starts(["html"]), mode != .initial, mode != .beforeHTML { return try processBody(token) }
    if token.starts(["head"]), mode == .inHead || mode == .afterHead { return false }
    switch mode {
    case .initial: self.mode = .beforeHTML
    case .beforeHTML:
      if token.kind == .end, !["head", "body", "html", "br"].contains(token.name) { return false }
      self.mode = .beforeHead
      if token.starts(["html"]) {
        try insert(token)
        return true
      }
      try insert(_Token(kind: .start, name: "html"))
    case .beforeHead:
      if token.kind == .end, !["head", "body", "html", "br"].contains(token.name) { return false }
      self.mode = .inHead
      if token.starts(["head"]) {
        head = try insert(token)
        return true
      }
      head = try insert(_Token(kind: .start, name: "head"))
    case .inHead:
      if token.kind == .start, try startInHead(token) { return true }
      if token.kind == .end, !["head", "body", "html", "br"].contains(token.name) { return false }
      stack.removeLast()
      self.mode = .afterHead
      if token.ends(["head"]) { return true }
    case .inHeadNoscript:
      if token.starts(["basefont", "bgsound", "link", "meta", "noframes", "style"]) {
        return try startInHead(token)
      }
      if token.ends(["noscript"]) {
        stack.removeLast()
        self.mode = .inHead
        return true
      }
      if token.kind == .finish { break }
      if token.starts(["head", "noscript"]) || token.kind == .end && token.name != "br" { return false }
      // What can't be there is taken as it is written.
      let space = token.attributes._list.isEmpty ? "" : " "
      let tag =
        "<\(token.kind == .end ? "/" : "")\(token.name)\(space)\(token.attributes._html(OutputSettings()))>"
      try insertText(token.kind == .text ? token.name : tag)
      return true
    default:
      if token.starts(["body"]) {
        try insert(token)
        self.mode = .inBody
        return true
      }
      if _TreeBuilder.inHeads.contains(token.name), token.kind == .start, let head {
        stack.append(head)
        let done = try startInHead(token)
        stack.removeAll { $0 === head }
        return done
      }
      if token.kind == .end, !["body", "html"].contains(token.name) { return false }
      try insert(_Token(kind: .start, name: "body"))
      self.mode = .inBody
    }
    if mode == .inHeadNoscript {
      stack.removeLast()
      self.mode = .inHead
    }
    return try process(token)
  }
  func startInHead(_ token: _Token) throws -> Bool {
    switch token.name {
    case "base", "basefont", "bgsound", "command", "link", "meta":
      let element = try insertEmpty(token)
      if token.name == "base", !knowsBase, element.hasAttr("href") {
        let url = try element.absUrl("href")
        if !url.isEmpty {
          knowsBase = true
          try document.setBaseUri(url)
        }
      }
    case "title", "noframes", "style", "script": try insertRaw(token)
    case "noscript":
      try insert(token)
      mode = .inHeadNoscript
    default: return false
    }
    return true
  }

  // MARK: What is put where

  var current: Element { stack[stack.count - 1] }
  @discardableResult func insert(_ token: _Token) throws -> Element {
    let element = try insertEmpty(token)
    stack.append(element)
    if token.isSelfClosing { tokenizer.pending = _Token(kind: .end, name: token.name) }
    return element
  }
  @discardableResult func insertEmpty(_ token: _Token) throws -> Element {
    let tag = Tag._of(token.name, isSelfClosing: token.isSelfClosing)
    let element = token.name == "form" ? FormElement(tag, document.baseUri) : Element(tag, document.baseUri)
    if !token.attributes._list.isEmpty { element.attributes = token.attributes }
    try insert(element)
    if tag.isFormListed() { form?.addElement(element) }
    return element
  }
  func insertRaw(_ token: _Token) throws {
    modeBefore = mode
    mode = .raw
    try insert(token)
    guard !token.isSelfClosing else { return }
    tokenizer.rawName = token.name
    tokenizer.rawHasNames = token.name == "title" || token.name == "textarea"
  }
  @discardableResult func insertText(_ text: String) throws -> Bool {
    let top = stack.last ?? document
    let isData = top._tag._name == "script" || top._tag._name == "style"
    if let lastText, lastText.parentNode === top {
      lastText._text += text
    } else if isData {
      try top._append(DataNode(text, document.baseUri))
    } else {
      let node = TextNode(text, document.baseUri)
      try top._append(node)
      lastText = node
    }
    return true
  }
  func insert(_ node: Node) throws {
    guard let top = stack.last else { return try document._append(node) }
    if putsBeforeTable { try insertBeforeTable(node) } else { try top._append(node) }
  }
  func insertBeforeTable(_ node: Node) throws {
    guard let index = stack.lastIndex(where: { $0._tag._name == "table" }) else {
      return try stack[0]._append(node)
    }
    if let parent = stack[index].parentNode {
      try node.parentNode?.removeChild(node)
      try parent.addChildren(stack[index].siblingIndex, [node])
    } else {
      try stack[index - 1]._append(node)
    }
  }

  // MARK: What is open

  /// The name of what is open there; a fragment is in what it is put into.
  func name(at index: Int) -> String {
    index == 0 && context != nil ? context!._tag._name : stack[index]._tag._name
  }
  func isOpen(_ names: Set<String>, within bounds: Set<String> = scopes) -> Bool {
    for element in stack.reversed() {
      let name = element._tag._name
      if names.contains(name) { return true }
      if bounds.contains(name) { return false }
    }
    return false
  }
  func isOpenInTable(_ names: Set<String>) -> Bool {
    var index = stack.count - 1
    while index >= 0 {
      let name = index == 0 ? name(at: 0) : stack[index]._tag._name
      if names.contains(name) { return true }
      if name == "table" { return false }
      index -= 1
    }
    return false
  }
  func isOpenInButton(_ name: String) -> Bool {
    for element in stack.reversed() {
      let other = element._tag._name
      if other == name { return true }
      if other == "button" || _TreeBuilder.scopes.contains(other) { return false }
    }
    return false
  }
  func close(_ names: Set<String>) {
    var index = stack.count - 1
    while index >= 0, !names.contains(stack[index]._tag._name) { index -= 1 }
    if index >= 0 { close(from: index) }
  }
  func close(from index: Int) {
    while stack.count > index {
      if _TreeBuilder.cells.contains(stack.removeLast()._tag._name) { clearFormats() }
    }
  }
  func closeParagraph() throws {
    if isOpenInButton("p") { try end("p") }
  }
  func closeImplied(except name: String) {
    while let top = stack.last, top._tag._name != name, _TreeBuilder.impliedEnds.contains(top._tag._name) {
      stack.removeLast()
    }
  }
  /// Closes what is open down to one of these.
  func clear(to names: Set<String>) {
    var index = stack.count - 1
    while index > 0, !names.contains(stack[index]._tag._name) { index -= 1 }
    if index + 1 < stack.count { close(from: index + 1) }
  }
  func isOnStack(_ element: Element) -> Bool { stack.contains { $0 === element } }

  func pushFormat(_ element: Element) {
    var same = 0
    var index = formats.count - 1
    while index >= 0, let other = formats[index] {
      if other._tag === element._tag, other._same(element) { same += 1 }
      if same == 3 {
        formats.remove(at: index)
        break
      }
      index -= 1
    }
    formats.append(element)
  }
  func dropFormat(_ element: Element) { formats.removeAll { $0 === element } }
  func clearFormats() {
    while let last = formats.popLast(), last != nil {}
  }
  func format(_ name: String) -> Element? {
    for element in formats.reversed() {
      guard let element else { return nil }
      if element._tag._name == name { return element }
    }
    return nil
  }
  func reopenFormats() throws {
    var index = formats.count
    while index > 0, let element = formats[index - 1], !isOnStack(element) { index -= 1 }
    while index < formats.count {
      guard let element = formats[index] else { return }
      let copy = _Token(
        kind: .start, name: element._tag._name, attributes: element.attributes?.clone() ?? Attributes())
      formats[index] = try insert(copy)
      index += 1
    }
  }
}
