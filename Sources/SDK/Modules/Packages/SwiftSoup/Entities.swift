// SwiftSoup (github.com/scinfu/SwiftSoup): the names of characters, of HTML's those that are met most.

class Entities {
  enum EscapeMode {
    case xhtml, base, extended
  }

  /// Names of characters that follow one another, from U+00A0 on: those that need no semicolon.
  static let _latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
    para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
    Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
    Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
    thorn yuml
    """.components(separatedBy: " ")
  /// Those from U+03B1 on.
  static let _greek = """
    alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon \
    phi chi psi omega
    """.components(separatedBy: " ")
  static let _base: [String: String] = {
    var names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""]
    for (name, text) in names { names[name.uppercased()] = text }
    names["COPY"] = "©"
    names["REG"] = "®"
    for (index, name) in _latin.enumerated() { names[name] = _text(160 + index) }
    return names
  }()
  static let _others: [String: String] = {
    var names = [
      "apos": "'", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
      "ldquo": "“",
      "rdquo": "”", "bdquo": "„", "bull": "•", "trade": "™", "euro": "€", "larr": "←", "uarr": "↑",
      "rarr": "→",
      "darr": "↓", "harr": "↔", "rArr": "⇒", "lArr": "⇐", "hArr": "⇔", "ensp": "\u{2002}", "emsp": "\u{2003}",
      "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
      "dagger": "†", "Dagger": "‡", "permil": "‰", "prime": "′", "Prime": "″", "lsaquo": "‹", "rsaquo": "›",
      "frasl": "⁄", "minus": "−", "ne": "≠", "le": "≤", "ge": "≥", "infin": "∞", "asymp": "≈", "equiv": "≡",
      "radic": "√", "sum": "∑", "prod": "∏", "part": "∂", "int": "∫", "isin": "∈", "hearts": "♥",
      "spades": "♠",
      "clubs": "♣", "diams": "♦", "loz": "◊", "check": "✓", "star": "☆", "starf": "★", "OElig": "Œ",
      "oelig": "œ",
      "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜",
    ]
    for (index, name) in _greek.enumerated() {
      names[name] = _text(945 + index)
      if name != "sigmaf" { names[name.prefix(1).uppercased() + name.dropFirst()] = _text(913 + index) }
    }
    return names
  }()
  static func _text(_ code: Int) -> String {
    guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)) else { return "\u{FFFD}" }
    return String(Character(scalar))
  }

  static func _known(_ name: String) -> String? { _base[name] ?? _others[name] }
  static func isNamedEntity(_ name: String) -> Bool { _known(name) != nil }
  static func isBaseNamedEntity(_ name: String) -> Bool { _base[name] != nil }
  static func getByName(name: String) -> String? { _known(name) }

  static func escape(_ string: String, _ encode: String.Encoding = .utf8) -> String {
    escape(string, OutputSettings().charset(encode).escapeMode(.extended))
  }
  static func escape(_ string: String, _ out: OutputSettings) -> String {
    _escape(string, out, inAttribute: false)
  }
  static func _escape(_ string: String, _ settings: OutputSettings, inAttribute: Bool) -> String {
    var text = string.replacingOccurrences(of: "&", with: "&amp;")
    let isXHTML = settings.escapeMode() == .xhtml
    text = text.replacingOccurrences(of: "\u{A0}", with: isXHTML ? "&#xa0;" : "&nbsp;")
    if inAttribute { text = text.replacingOccurrences(of: "\"", with: "&quot;") }
    if !inAttribute || isXHTML { text = text.replacingOccurrences(of: "<", with: "&lt;") }
    if !inAttribute { text = text.replacingOccurrences(of: ">", with: "&gt;") }
    guard settings.encoder() == .ascii else { return text }
    return text.unicodeScalars.map { scalar in
      let code = Int(scalar.value)
      if code < 128 { return String(Character(scalar)) }
      if code < 256, !isXHTML { return "&\(_latin[code - 160]);" }
      if settings.escapeMode() == .extended, let name = _others.first(where: { $0.value == _text(code) })?.key
      {
        return "&\(name);"
      }
      return "&#x" + String(code, radix: 16) + ";"
    }.joined()
  }

  static func unescape(_ string: String) throws -> String { _unescape(string, inAttribute: false) }
  static func unescape(string: String, strict: Bool) throws -> String {
    _unescape(string, inAttribute: strict)
  }
  static func _unescape(_ string: String, inAttribute: Bool) -> String {
    guard string.contains("&") else { return string }
    let parts = string.components(separatedBy: "&")
    var result = [parts[0]]
    for part in parts.dropFirst() { result.append(_character(part, inAttribute)) }
    return result.joined()
  }
  /// What follows an ampersand, with the character that is named at its start.
  static func _character(_ part: String, _ inAttribute: Bool) -> String {
    if let end = part.firstIndex(of: ";"), let text = _known(String(part[..<end])) {
      return text + part[part.index(after: end)...]
    }
    let isNumber = part.hasPrefix("#")
    let isHex = part.hasPrefix("#x") || part.hasPrefix("#X")
    let scalars = Array(part.unicodeScalars.prefix(33))
    let start = isHex ? 2 : isNumber ? 1 : 0
    var end = start
    while end < scalars.count, _isPart(scalars[end], isNumber, isHex) { end += 1 }
    guard end > start else { return "&" + part }
    let name = part.unicodeScalars.prefix(end).dropFirst(start).map { String(Character($0)) }.joined()
    let isClosed = end < scalars.count && scalars[end] == ";"
    let rest = String(part.unicodeScalars.dropFirst(isClosed ? end + 1 : end))
    if isNumber {
      let code = Int(name, radix: isHex ? 16 : 10) ?? 0x110000
      return _text(code) + rest
    }
    guard let text = _base[name] ?? (isClosed ? _others[name] : nil) else { return "&" + part }
    if inAttribute, !isClosed, end < scalars.count {
      let next = scalars[end]
      if next == "=" || next == "-" || next == "_" || next.properties.isAlphabetic { return "&" + part }
    }
    return text + rest
  }
  static func _isPart(_ scalar: Unicode.Scalar, _ isNumber: Bool, _ isHex: Bool) -> Bool {
    if "0" <= scalar, scalar <= "9" { return true }
    if isNumber { return isHex && ("a" <= scalar && scalar <= "f" || "A" <= scalar && scalar <= "F") }
    return "a" <= scalar && scalar <= "z" || "A" <= scalar && scalar <= "Z"
  }
}
