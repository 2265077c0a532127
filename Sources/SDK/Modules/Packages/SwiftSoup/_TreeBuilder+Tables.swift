// SwiftSoup (github.com/scinfu/SwiftSoup): what is made of the pieces that are in a table or a list to choose from.

extension _TreeBuilder {
  /// What the parts of a table are in, and what is made where it isn't there.
  static let places: [String: Set<String>] = [
    "td": ["tr"], "th": ["tr"], "tr": sections, "col": ["colgroup"], "tbody": ["table"], "thead": ["table"],
    "tfoot": ["table"], "caption": ["table"], "colgroup": ["table"],
  ]
  static let madePlaces = ["td": "tr", "th": "tr", "tr": "tbody", "col": "colgroup"]

  /// Whether what comes next is in a table, but in none of its cells.
  var isBetweenCells: Bool {
    let name = stack.count == 1 ? name(at: 0) : current._tag._name
    return _TreeBuilder.rows.contains(name) || name == "colgroup"
  }
  /// What a piece does to the table that it is in; nil where it is as it is elsewhere.
  func processTable(_ token: _Token, isBetween: Bool) throws -> Bool? {
    let name = token.name
    if token.kind == .end {
      let isPart = _TreeBuilder.parts.contains(name) && name != "col"
      guard isPart || name == "body" || name == "html", isOpenInTable(_TreeBuilder.parts) else { return nil }
      guard isPart, isOpenInTable([name]) else { return false }
      if name == "td" || name == "th" { closeImplied(except: name) }
      close([name])
      return true
    }
    guard token.kind == .start else { return nil }
    guard let places = _TreeBuilder.places[name] else { return isBetween ? try processBetween(token) : nil }
    guard isOpenInTable(_TreeBuilder.parts) else { return nil }
    if isOpenInTable(places) {
      clear(to: places)
    } else if let made = _TreeBuilder.madePlaces[name] {
      try start(made)
    } else {
      return false
    }
    if name == "col" {
      try insertEmpty(token)
    } else {
      try insert(token)
      if _TreeBuilder.cells.contains(name) { formats.append(nil) }
    }
    return true
  }
  func processBetween(_ token: _Token) throws -> Bool? {
    if current._tag._name == "colgroup" { stack.removeLast() }
    switch token.name {
    case "table": return try end("table") ? process(token) : true
    case "style", "script": return try startInHead(token)
    case "input" where token.attributes.get(key: "type").lowercased() == "hidden": try insertEmpty(token)
    case "form":
      if form == nil { form = try insertEmpty(token) as? FormElement }
    default: return nil
    }
    return true
  }

  /// What a piece does in a list to choose from; nil where it ends the list and is as it is elsewhere.
  func processSelect(_ token: _Token) throws -> Bool? {
    let name = token.name, isOption = name == "option" || name == "optgroup"
    switch token.kind {
    case .text: try insertText(name)
    case .start where isOption:
      if self.name(at: stack.count - 1) == "option" { stack.removeLast() }
      if name == "optgroup", self.name(at: stack.count - 1) == "optgroup" { stack.removeLast() }
      try insert(token)
    case .start where ["input", "keygen", "textarea"].contains(name):
      close(["select"])
      return nil
    case .start where name == "script": return try startInHead(token)
    case .start where name == "select", .end where name == "select": close(["select"])
    case .end where isOption:
      if name == "optgroup", current._tag._name == "option" { stack.removeLast() }
      if current._tag._name == name { stack.removeLast() }
    case .finish: return true
    default: return false
    }
    return true
  }
}
