// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of tags, as its documentation has them.

class Tag: Hashable {
  static let _blocks = _names(
    "html head body frameset script noscript style meta link title frame noframes noembed section nav aside hgroup",
    "header footer p h1 h2 h3 h4 h5 h6 ul ol pre listing div blockquote hr address figure figcaption form fieldset",
    "center dir applet marquee ins del s dl dt dd li table caption thead tfoot tbody colgroup col tr th td video audio",
    "canvas details menu plaintext template article main svg math")
  static let _inlines = _names(
    "object base font tt i b u big small em strong dfn code samp kbd var cite abbr time acronym mark ruby rt rp rb a",
    "img br wbr map q sub sup bdo iframe embed span input select textarea label button optgroup option legend datalist",
    "keygen output progress meter area param source track summary command device basefont bgsound menuitem data bdi"
  )
  static let _empties = _names(
    "meta link base frame img br wbr embed hr input keygen col command device area basefont bgsound menuitem param",
    "source track")
  static let _writtenInline = _names(
    "title a p h1 h2 h3 h4 h5 h6 pre address li th td script style ins del s")
  static let _spaced = _names("pre plaintext title textarea")
  static let _listed = _names("button fieldset input keygen object output select textarea")
  static var _known: [String: Tag] = [:]
  static func _names(_ texts: String...) -> Set<String> {
    Set(texts.flatMap { $0.components(separatedBy: " ") })
  }

  let _name: String
  let _normal: String
  let _isBlock: Bool
  let _isKnown: Bool
  let _isBlockWritten: Bool
  let _isEmpty: Bool
  let _keepsSpaces: Bool
  var _isSelfClosing = false

  init(_ name: String) {
    _name = name
    _normal = name.lowercased()
    _isBlock = Tag._blocks.contains(name)
    _isKnown = _isBlock || Tag._inlines.contains(name)
    _isBlockWritten = (_isBlock || !_isKnown) && !Tag._writtenInline.contains(name)
    _isEmpty = Tag._empties.contains(name)
    _keepsSpaces = Tag._spaced.contains(name)
  }
  static func valueOf(_ tagName: String) throws -> Tag {
    try _checkText(tagName)
    return _of(tagName)
  }
  static func _of(_ name: String, isSelfClosing: Bool = false) -> Tag {
    let key = isSelfClosing ? name + "/" : name
    if let tag = _known[key] { return tag }
    let tag = Tag(name)
    tag._isSelfClosing = isSelfClosing && !tag._isKnown
    _known[key] = tag
    return tag
  }
  static func isKnownTag(_ tagName: String) -> Bool { _of(tagName)._isKnown }

  func getName() -> String { _name }
  func getNameNormal() -> String { _normal }
  func isBlock() -> Bool { _isBlock }
  func formatAsBlock() -> Bool { _isBlockWritten }
  func canContainBlock() -> Bool { (_isBlock || !_isKnown) && !_isEmpty }
  func isInline() -> Bool { !_isBlock }
  func isData() -> Bool { _isEmpty }
  func isEmpty() -> Bool { _isEmpty }
  func isSelfClosing() -> Bool { _isEmpty || _isSelfClosing }
  func isKnownTag() -> Bool { _isKnown }
  func preserveWhitespace() -> Bool { _keepsSpaces }
  func isFormListed() -> Bool { Tag._listed.contains(_name) }
  func toString() -> String { _name }
  static func == (lhs: Tag, rhs: Tag) -> Bool { lhs._name == rhs._name }
  func hash(into hasher: inout Hasher) { hasher.combine(_name) }
}
