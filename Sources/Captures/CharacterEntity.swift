/// Characters by name or number, as JSX and captions write them: `&eacute;`, `&#233;`, `&#xe9;`
/// (the JSX specification: the entities of HTML 4, and `&apos;`).
enum CharacterEntity {
  /// A text with its entities as the characters that they stand for; what is none stays.
  ///
  /// - Parameter known: the only entities that count; nil: all.
  static func decoded(_ text: String, only known: Set<String>? = nil) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      let name = rest.prefix(12).prefix { $0 != ";" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";",
        known?.contains(String(name)) ?? true, let character = character(name)
      {
        result.append(character)
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        result += "&"
      }
    }
    return result + rest
  }

  /// The character that an entity stands for, named without its `&` and `;`; nil where there is none.
  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return named[String(name)] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }

  private static let named: [String: Character] = {
    var table: [String: Character] = [:]
    for (first, names) in runs {
      for (index, name) in names.split(separator: " ").enumerated() {
        table[String(name)] = Unicode.Scalar(first + UInt32(index)).map(Character.init)
      }
    }
    return table
  }()

  /// Names of characters that follow each other, by the code of the first.
  private static let runs: [(first: UInt32, names: String)] = [
    (34, "quot"),
    (38, "amp apos"),
    (60, "lt"),
    (62, "gt"),
    (
      160,
      """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
      sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
      Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
      ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
      szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
      iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc \
      uuml yacute thorn yuml
      """
    ),
    (338, "OElig oelig"),
    (352, "Scaron scaron"),
    (376, "Yuml"),
    (402, "fnof"),
    (710, "circ"),
    (732, "tilde"),
    (
      913,
      """
      Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho
      """
    ),
    (931, "Sigma Tau Upsilon Phi Chi Psi Omega"),
    (
      945,
      """
      alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf \
      sigma tau upsilon phi chi psi omega
      """
    ),
    (977, "thetasym upsih"),
    (982, "piv"),
    (8194, "ensp emsp"),
    (8201, "thinsp"),
    (8204, "zwnj zwj lrm rlm"),
    (8211, "ndash mdash"),
    (8216, "lsquo rsquo sbquo"),
    (8220, "ldquo rdquo bdquo"),
    (8224, "dagger Dagger bull"),
    (8230, "hellip"),
    (8240, "permil"),
    (8242, "prime Prime"),
    (8249, "lsaquo rsaquo"),
    (8254, "oline"),
    (8260, "frasl"),
    (8364, "euro"),
    (8465, "image"),
    (8472, "weierp"),
    (8476, "real"),
    (8482, "trade"),
    (8501, "alefsym"),
    (8592, "larr uarr rarr darr harr"),
    (8629, "crarr"),
    (8656, "lArr uArr rArr dArr hArr"),
    (8704, "forall"),
    (8706, "part exist"),
    (8709, "empty"),
    (8711, "nabla isin notin"),
    (8715, "ni"),
    (8719, "prod"),
    (8721, "sum minus"),
    (8727, "lowast"),
    (8730, "radic"),
    (8733, "prop infin"),
    (8736, "ang"),
    (8743, "and or cap cup int"),
    (8756, "there4"),
    (8764, "sim"),
    (8773, "cong"),
    (8776, "asymp"),
    (8800, "ne equiv"),
    (8804, "le ge"),
    (8834, "sub sup nsub"),
    (8838, "sube supe"),
    (8853, "oplus"),
    (8855, "otimes"),
    (8869, "perp"),
    (8901, "sdot"),
    (8968, "lceil rceil lfloor rfloor"),
    (9001, "lang rang"),
    (9674, "loz"),
    (9824, "spades"),
    (9827, "clubs"),
    (9829, "hearts diams"),
  ]
}
