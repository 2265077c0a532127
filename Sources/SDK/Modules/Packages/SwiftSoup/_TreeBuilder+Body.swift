// SwiftSoup (github.com/scinfu/SwiftSoup): what is made of the pieces that are in a body.

extension _TreeBuilder {
  static let paragraphClosers = Tag._names(
    "address article aside blockquote center details dir div dl fieldset figcaption figure footer header hgroup menu",
    "nav ol p section summary ul pre listing")
  static let plainEnds = Tag._names(
    "address article aside blockquote button center details dir div dl fieldset figcaption figure footer header hgroup",
    "listing menu nav ol pre section summary ul")
  static let options: Set<String> = ["select", "option", "optgroup"]
  static let headings = Tag._names("h1 h2 h3 h4 h5 h6")
  static let formatters = Tag._names("b big code em font i s small strike strong tt u")
  static let empties = Tag._names("area br embed img input keygen wbr")
  /// What is told from others where it begins or ends.
  static let told = paragraphClosers.union(plainEnds).union(headings).union(formatters).union(empties).union(
    dropped
  )
  .union(inHeads).union(
    Tag._names(
      "a html body li dd dt form table hr applet marquee object param source track textarea iframe noembed xmp",
      "plaintext option optgroup rp rt br"))
  static let dropped = Tag._names("caption col colgroup frame frameset head tbody td tfoot th thead tr")

  func processBody(_ token: _Token) throws -> Bool {
    if stack.isEmpty { return true }
    if _TreeBuilder.options.contains(stack.count == 1 ? name(at: 0) : current._tag._name), isOpenInSelect {
      if let done = try processSelect(token) { return done }
    }
    let isBetween = isBetweenCells
    if token.kind == .text {
      if isBetween, token.isBlank { return try insertText(token.name) }
      if current._tag._name == "colgroup" { stack.removeLast() }
      if !formats.isEmpty { try reopenFormats() }
      return try insertText(token.name)
    }
    if let done = try processTable(token, isBetween: isBetween) { return done }
    let isBefore = putsBeforeTable
    putsBeforeTable = isBetween && (stack.isEmpty || isBetweenCells)
    defer { putsBeforeTable = isBefore }
    return token.kind == .start ? try startInBody(token) : token.kind == .end ? try endInBody(token) : true
  }
  var isOpenInSelect: Bool {
    var index = stack.count - 1
    while index > 0, stack[index]._tag._name != "select",
      _TreeBuilder.options.contains(stack[index]._tag._name)
    {
      index -= 1
    }
    return (index == 0 ? name(at: 0) : stack[index]._tag._name) == "select"
  }

  func startInBody(_ token: _Token) throws -> Bool {
    let name = token.name
    guard _TreeBuilder.told.contains(name) else {
      try reopenFormats()
      try insert(token)
      return true
    }
    if _TreeBuilder.formatters.contains(name) {
      try reopenFormats()
      pushFormat(try insert(token))
      return true
    }
    if _TreeBuilder.paragraphClosers.contains(name) {
      try closeParagraph()
      try insert(token)
      return true
    }
    switch name {
    case "a":
      if format("a") != nil {
        try end("a")
        if let open = stack.last(where: { $0._tag._name == "a" }) {
          dropFormat(open)
          stack.removeAll { $0 === open }
        }
      }
      try reopenFormats()
      pushFormat(try insert(token))
    case "html", "body":
      guard let element = name == "html" ? stack.first : stack.dropFirst().first, element._tag._name == name
      else {
        return false
      }
      for attribute in token.attributes where !element.hasAttr(attribute._key) {
        element._ensureAttributes().put(attribute: attribute)
      }
    case "li", "dd", "dt":
      let names: Set<String> = name == "li" ? ["li"] : ["dd", "dt"]
      for element in stack.dropFirst().reversed() {
        let other = element._tag._name
        if names.contains(other) {
          try end(other)
          break
        }
        if _TreeBuilder.special.contains(other), !["address", "div", "p"].contains(other) { break }
      }
      try closeParagraph()
      try insert(token)
    case "form":
      if form != nil { return false }
      try closeParagraph()
      form = try insert(token) as? FormElement
    case "table":
      try closeParagraph()
      try insert(token)
    case "applet", "marquee", "object":
      try reopenFormats()
      try insert(token)
      formats.append(nil)
    case "param", "source", "track": try insertEmpty(token)
    case "hr":
      try closeParagraph()
      try insertEmpty(token)
    case "button":
      if isOpenInButton("button") { try end("button") }
      try reopenFormats()
      try insert(token)
    case "textarea", "iframe", "noembed", "xmp", "plaintext":
      if name == "xmp" || name == "plaintext" { try closeParagraph() }
      if name != "textarea" { try reopenFormats() }
      try insertRaw(token)
    case "option", "optgroup":
      if current._tag._name == "option" { try end("option") }
      try reopenFormats()
      try insert(token)
    case "rp", "rt":
      guard isOpen(["ruby"]) else { return true }
      if current._tag._name != "ruby" { clear(to: ["ruby"]) }
      try insert(token)
    default:
      if _TreeBuilder.inHeads.contains(name) {
        return try startInHead(token)
      } else if _TreeBuilder.headings.contains(name) {
        try closeParagraph()
        if _TreeBuilder.headings.contains(current._tag._name) { stack.removeLast() }
        try insert(token)
      } else if _TreeBuilder.dropped.contains(name) {
        return false
      } else {
        try reopenFormats()
        if _TreeBuilder.empties.contains(name) { try insertEmpty(token) } else { try insert(token) }
      }
    }
    return true
  }

  func endInBody(_ token: _Token) throws -> Bool {
    let name = token.name
    if _TreeBuilder.formatters.contains(name) || name == "a" || name == "nobr" { return try endFormat(name) }
    guard _TreeBuilder.told.contains(name) else { return endOther(name) }
    if _TreeBuilder.plainEnds.contains(name) {
      guard isOpen([name]) else { return false }
      close([name])
      return true
    }
    switch name {
    case "p":
      if !isOpenInButton("p") { try start("p") }
      closeImplied(except: "p")
      close(["p"])
    case "body", "html":
      guard isOpen(["body"]) else { return false }
      mode = .afterBody
      return name == "body" ? true : try process(token)
    case "br":
      try start("br")
      return false
    case "form":
      let open = form
      form = nil
      guard let open, isOpen(["form"]) else { return false }
      closeImplied(except: "form")
      stack.removeAll { $0 === open }
    case "li", "dd", "dt":
      let isOpenHere =
        name == "li" ? isOpen(["li"], within: _TreeBuilder.scopes.union(["ol", "ul"])) : isOpen([name])
      guard isOpenHere else { return false }
      closeImplied(except: name)
      close([name])
    case "applet", "marquee", "object":
      guard isOpen([name]) else { return false }
      closeImplied(except: name)
      close([name])
      clearFormats()
    case _ where _TreeBuilder.headings.contains(name):
      guard isOpen(_TreeBuilder.headings) else { return false }
      closeImplied(except: name)
      close(_TreeBuilder.headings)
    default: return endOther(name)
    }
    return true
  }
  func endOther(_ name: String) -> Bool {
    for element in stack.reversed() {
      if element._tag._name == name {
        closeImplied(except: name)
        close([name])
        return true
      }
      if _TreeBuilder.special.contains(element._tag._name) { return false }
    }
    return true
  }

  /// Ends what goes on in others that are not in it: it begins anew in them.
  func endFormat(_ name: String) throws -> Bool {
    if let last = formats.last, let element = last, element === current, element._tag._name == name {
      formats.removeLast()
      stack.removeLast()
      return true
    }
    for _ in 0..<8 {
      guard let element = format(name) else { return endOther(name) }
      guard let place = stack.firstIndex(where: { $0 === element }) else {
        dropFormat(element)
        return endOther(name)
      }
      guard isOpen([name]) else { return false }
      guard let block = stack[place...].first(where: { _TreeBuilder.special.contains($0._tag._name) }) else {
        close([name])
        dropFormat(element)
        return true
      }
      let ancestor = stack[place - 1]
      var last: Element = block
      var index = stack.firstIndex { $0 === block } ?? place
      for _ in 0..<3 {
        index -= 1
        let node = stack[index]
        if node === element { break }
        guard let other = formats.firstIndex(where: { $0 === node }) else {
          stack.remove(at: index)
          continue
        }
        let copy = Element(node._tag, document.baseUri)
        formats[other] = copy
        stack[index] = copy
        try copy._append(last)
        last = copy
      }
      let isTable = _TreeBuilder.rows.contains(ancestor._tag._name)
      try isTable ? insertBeforeTable(last) : ancestor._append(last)
      let copy = Element(element._tag, document.baseUri)
      copy.attributes = element.attributes?.clone()
      for child in block.childNodes { try copy._append(child) }
      try block._append(copy)
      dropFormat(element)
      stack.removeAll { $0 === element }
      if let index = stack.firstIndex(where: { $0 === block }) { stack.insert(copy, at: index + 1) }
    }
    return true
  }
}
