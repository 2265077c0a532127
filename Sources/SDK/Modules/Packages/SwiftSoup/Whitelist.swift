// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of lists of what is allowed, as its documentation has them.

class Whitelist {
  var _tags: Set<String> = []
  var _attributes: [String: Set<String>] = [:]
  var _enforced: [String: [String: String]] = [:]
  var _protocols: [String: [String: Set<String>]] = [:]
  var _keepsRelative = false

  init() {}
  static func none() -> Whitelist { Whitelist() }
  static func simpleText() throws -> Whitelist { try Whitelist().addTags("b", "em", "i", "strong", "u") }
  static func basic() throws -> Whitelist {
    let list = Whitelist()
    list._tags = Tag._names(
      "a b blockquote br cite code dd dl dt em i li ol p pre q small span strike strong sub sup u ul")
    try list.addAttributes("a", "href").addAttributes("blockquote", "cite").addAttributes("q", "cite")
    try list._addLinks()
    return try list.addEnforcedAttribute("a", "rel", "nofollow")
  }
  static func basicWithImages() throws -> Whitelist { try basic()._addImages() }
  static func relaxed() throws -> Whitelist {
    let list = Whitelist()
    list._tags = Tag._names(
      "a b blockquote br caption cite code col colgroup dd div dl dt em h1 h2 h3 h4 h5 h6 i img li ol p pre q small",
      "span strike strong sub sup table tbody td tfoot th thead tr u ul")
    list._attributes = [
      "a": ["href", "title"], "blockquote": ["cite"], "col": ["span", "width"],
      "colgroup": ["span", "width"],
      "ol": ["start", "type"], "q": ["cite"], "table": ["summary", "width"], "ul": ["type"],
      "td": ["abbr", "axis", "colspan", "rowspan", "width"],
      "th": ["abbr", "axis", "colspan", "rowspan", "scope", "width"],
    ]
    return try list._addLinks()._addImages().addProtocols("q", "cite", "http", "https")
  }
  @discardableResult func _addLinks() throws -> Whitelist {
    try addProtocols("a", "href", "ftp", "http", "https", "mailto").addProtocols(
      "blockquote", "cite", "http", "https"
    )
    .addProtocols("cite", "cite", "http", "https")
  }
  func _addImages() throws -> Whitelist {
    try addTags("img").addAttributes("img", "align", "alt", "height", "src", "title", "width")
      .addProtocols("img", "src", "http", "https")
  }

  @discardableResult func addTags(_ tags: String...) throws -> Whitelist {
    for tag in tags { try _checkText(tag) }
    _tags.formUnion(tags)
    return self
  }
  @discardableResult func removeTags(_ tags: String...) throws -> Whitelist {
    for tag in tags {
      try _checkText(tag)
      guard _tags.remove(tag) != nil else { continue }
      _attributes[tag] = nil
      _enforced[tag] = nil
      _protocols[tag] = nil
    }
    return self
  }
  @discardableResult func addAttributes(_ tag: String, _ keys: String...) throws -> Whitelist {
    try _checkText(tag)
    try _check(!keys.isEmpty, "No attributes supplied.")
    _tags.insert(tag)
    _attributes[tag, default: []].formUnion(keys)
    return self
  }
  @discardableResult func removeAttributes(_ tag: String, _ keys: String...) throws -> Whitelist {
    try _checkText(tag)
    for name in tag == ":all" ? Array(_attributes.keys) : [tag] { _attributes[name]?.subtract(keys) }
    return self
  }
  @discardableResult func addEnforcedAttribute(_ tag: String, _ key: String, _ value: String) throws
    -> Whitelist
  {
    try _checkText(tag)
    _tags.insert(tag)
    _enforced[tag, default: [:]][key] = value
    return self
  }
  @discardableResult func removeEnforcedAttribute(_ tag: String, _ key: String) throws -> Whitelist {
    _enforced[tag]?[key] = nil
    return self
  }
  @discardableResult func preserveRelativeLinks(_ preserve: Bool) -> Whitelist {
    _keepsRelative = preserve
    return self
  }
  @discardableResult func addProtocols(_ tag: String, _ key: String, _ protocols: String...) throws
    -> Whitelist
  {
    try _checkText(tag)
    _protocols[tag, default: [:]][key, default: []].formUnion(protocols)
    return self
  }
  @discardableResult func removeProtocols(_ tag: String, _ key: String, _ protocols: String...) throws
    -> Whitelist
  {
    _protocols[tag]?[key]?.subtract(protocols)
    return self
  }

  func isSafeAttribute(_ tagName: String, _ el: Element, _ attr: Attribute) throws -> Bool {
    let key = attr.getKey()
    if _attributes[tagName]?.contains(key) == true {
      guard let protocols = _protocols[tagName]?[key] else { return true }
      let base = el.getBaseUri(), trimmed = attr.getValue()._trimmed
      let resolved = Node._resolve(base, base.isEmpty ? attr.getValue() : trimmed)
      let value = resolved.isEmpty ? trimmed : resolved
      return protocols.contains {
        $0 == "#" ? value.hasPrefix("#") && value._words.count == 1 : value.lowercased().hasPrefix($0 + ":")
      }
    }
    return try tagName != ":all" && isSafeAttribute(":all", el, attr)
  }
  func safeAttribute(_ tagName: String, _ el: Element, _ attr: Attribute) throws -> Attribute? {
    guard try isSafeAttribute(tagName, el, attr) else { return nil }
    let safe = attr.clone(), key = attr.getKey()
    guard _protocols[tagName]?[key] != nil || _protocols[":all"]?[key] != nil, !_keepsRelative else {
      return safe
    }
    let value = el.getBaseUri().isEmpty ? attr.getValue() : attr.getValue()._trimmed
    guard value == value._trimmed, value.hasPrefix("/") || URL(string: value)?.scheme != nil else {
      return safe
    }
    let resolved = Node._resolve(el.getBaseUri(), value)
    if !resolved.isEmpty { safe.setValue(value: resolved) }
    return safe
  }
  func getEnforcedAttributes(_ tagName: String) throws -> Attributes {
    let attributes = Attributes()
    for (key, value) in _enforced[tagName] ?? [:] { try attributes.put(key, value) }
    return attributes
  }
}
