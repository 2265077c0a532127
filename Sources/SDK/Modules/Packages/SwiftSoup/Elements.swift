// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of lists of elements, as its documentation has them.

class Elements: RandomAccessCollection, Equatable {
  var _list: [SwiftSoup.Element] = []

  init() {}
  init(_ list: [SwiftSoup.Element]) { _list = list }
  var startIndex: Int { 0 }
  var endIndex: Int { _list.count }
  var count: Int { _list.count }
  subscript(position: Int) -> SwiftSoup.Element { _list[position] }
  static func == (lhs: Elements, rhs: Elements) -> Bool { lhs._list == rhs._list }

  func first() -> SwiftSoup.Element? { _list.first }
  func last() -> SwiftSoup.Element? { _list.last }
  func get(_ i: Int) -> SwiftSoup.Element { _list[i] }
  func array() -> [SwiftSoup.Element] { _list }
  func isEmpty() -> Bool { _list.isEmpty }
  func size() -> Int { _list.count }
  func add(_ e: SwiftSoup.Element) { _list.append(e) }
  func add(_ index: Int, _ element: SwiftSoup.Element) { _list.insert(element, at: index) }
  func eq(_ index: Int) -> Elements { index < _list.count ? Elements([_list[index]]) : Elements() }
  func forms() -> [FormElement] { _list.compactMap { $0 as? FormElement } }
  func copy(with zone: NSZone? = nil) -> Any { Elements(_list.map { $0.copy() as! SwiftSoup.Element }) }

  func attr(_ attributeKey: String) throws -> String {
    try _list.first { $0.hasAttr(attributeKey) }?.attr(attributeKey) ?? ""
  }
  func hasAttr(_ attributeKey: String) -> Bool { _list.contains { $0.hasAttr(attributeKey) } }
  func hasClass(_ className: String) -> Bool { _list.contains { $0.hasClass(className) } }
  func hasText() -> Bool { _list.contains { $0.hasText() } }
  func val() throws -> String { try first()?.val() ?? "" }
  func text(trimAndNormaliseWhitespace: Bool = true) throws -> String {
    try _joined(" ") { try $0.text(trimAndNormaliseWhitespace: trimAndNormaliseWhitespace) }
  }
  func eachText() throws -> [String] { try _list.filter { $0.hasText() }.map { try $0.text() } }
  func html() throws -> String { try _joined("\n") { try $0.html() } }
  func outerHtml() throws -> String { try _joined("\n") { try $0.outerHtml() } }
  func toString() throws -> String { try outerHtml() }
  func _joined(_ separator: String, _ text: (SwiftSoup.Element) throws -> String) rethrows -> String {
    var result = ""
    for element in _list { result += (result.isEmpty ? "" : separator) + (try text(element)) }
    return result
  }

  func select(_ query: String) throws -> Elements {
    try _checkText(query._trimmed)
    let selector = try _QueryParser.parse(query)
    var seen: Set<SwiftSoup.Element> = []
    return Elements(_list.flatMap { $0._found(selector)._list.filter { seen.insert($0).inserted } })
  }
  func not(_ query: String) throws -> Elements {
    let found = Set(try select(query)._list)
    return Elements(_list.filter { !found.contains($0) })
  }
  func iS(_ query: String) throws -> Bool { try _list.contains { try $0.iS(query) } }
  func parents() -> Elements {
    var seen: Set<SwiftSoup.Element> = []
    return Elements(_list.flatMap { $0.parents()._list.filter { seen.insert($0).inserted } })
  }

  func _each(_ change: (SwiftSoup.Element) throws -> Void) rethrows -> Elements {
    for element in _list { try change(element) }
    return self
  }
  @discardableResult func attr(_ key: String, _ value: String) throws -> Elements {
    try _each { try $0.attr(key, value) }
  }
  @discardableResult func removeAttr(_ key: String) throws -> Elements {
    try _each { try $0.removeAttr(key) }
  }
  @discardableResult func addClass(_ name: String) throws -> Elements { try _each { try $0.addClass(name) } }
  @discardableResult func removeClass(_ name: String) throws -> Elements {
    try _each { try $0.removeClass(name) }
  }
  @discardableResult func toggleClass(_ name: String) throws -> Elements {
    try _each { try $0.toggleClass(name) }
  }
  @discardableResult func val(_ value: String) throws -> Elements { try _each { try $0.val(value) } }
  @discardableResult func tagName(_ tagName: String) throws -> Elements {
    try _each { try $0.tagName(tagName) }
  }
  @discardableResult func html(_ html: String) throws -> Elements { try _each { try $0.html(html) } }
  @discardableResult func prepend(_ html: String) throws -> Elements { try _each { try $0.prepend(html) } }
  @discardableResult func append(_ html: String) throws -> Elements { try _each { try $0.append(html) } }
  @discardableResult func before(_ html: String) throws -> Elements { try _each { try $0.before(html) } }
  @discardableResult func after(_ html: String) throws -> Elements { try _each { try $0.after(html) } }
  @discardableResult func wrap(_ html: String) throws -> Elements { try _each { try $0.wrap(html) } }
  @discardableResult func unwrap() throws -> Elements { try _each { try $0.unwrap() } }
  @discardableResult func empty() -> Elements { _each { $0.empty() } }
  @discardableResult func remove() throws -> Elements { try _each { try $0.remove() } }
  @discardableResult func traverse(_ nodeVisitor: NodeVisitor) throws -> Elements {
    try _each { try $0.traverse(nodeVisitor) }
  }
}
