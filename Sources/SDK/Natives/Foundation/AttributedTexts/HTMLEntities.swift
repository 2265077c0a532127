/// Characters that HTML writes by name or number.
enum HTMLEntities {
  /// The text of the entity that begins at `start` with `&`, and where it ends; the sign itself where
  /// none does.
  static func read(_ scalars: [Unicode.Scalar], at start: Int) -> (text: String, end: Int) {
    var end = start + 1
    var name = ""
    while end < scalars.count, name.count < 12, scalars[end].isASCII,
      scalars[end].properties.isAlphabetic || scalars[end].properties.numericType != nil
        || scalars[end] == "#"
    {
      name.unicodeScalars.append(scalars[end])
      end += 1
    }
    guard end < scalars.count, scalars[end] == ";", let text = text(of: name) else { return ("&", start + 1) }
    return (text, end + 1)
  }

  /// A text with every entity as its character.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "&" else {
        result.append(scalars[index])
        index += 1
        continue
      }
      let (text, end) = read(scalars, at: index)
      result.append(contentsOf: text.unicodeScalars)
      index = end
    }
    return String(result)
  }

  private static func text(of name: String) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  static let names: [String: String] = [
    "aacute": "á", "acirc": "â", "agrave": "à", "amp": "&", "apos": "'", "aring": "å", "atilde": "ã",
    "auml": "ä", "bull": "•", "ccedil": "ç", "cent": "¢", "copy": "©", "deg": "°", "divide": "÷",
    "eacute": "é", "ecirc": "ê", "egrave": "è", "euml": "ë", "euro": "€", "frac12": "½", "gt": ">",
    "hearts": "♥", "hellip": "…", "iacute": "í", "iexcl": "¡", "iquest": "¿", "laquo": "«", "larr": "←",
    "ldquo": "“", "lsquo": "‘", "lt": "<", "mdash": "—", "middot": "·", "nbsp": "\u{A0}", "ndash": "–",
    "ntilde": "ñ", "oacute": "ó", "ocirc": "ô", "ouml": "ö", "plusmn": "±", "pound": "£", "quot": "\"",
    "raquo": "»", "rarr": "→", "rdquo": "”", "reg": "®", "rsquo": "’", "sect": "§", "szlig": "ß",
    "times": "×", "trade": "™", "uacute": "ú", "uuml": "ü", "yen": "¥", "Auml": "Ä", "Ouml": "Ö",
    "Uuml": "Ü", "Eacute": "É", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
  ]
}
