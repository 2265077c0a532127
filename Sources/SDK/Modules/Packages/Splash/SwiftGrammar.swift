// Splash (github.com/JohnSundell/Splash): the declarations of SwiftGrammar, as its source has them.

struct SwiftGrammar: Grammar {
  var delimiters: CharacterSet
  var syntaxRules: [any SyntaxRule]

  init() {
    delimiters = CharacterSet.alphanumerics.inverted.subtracting(CharacterSet(charactersIn: "_\"#@$"))
    syntaxRules = [
      _Rule(.preprocessing, _isDirective), _Rule(.comment, _isComment), _Rule(.string, _isRawString),
      _Rule(.string, _isTextBlock), _Rule(.string, _isText), _Rule(.keyword, _isAttribute),
      _Rule(.number, _isNumber), _Rule(.type, _isType), _Rule(.call, _isCall),
      _Rule(.property, _isKeyPath), _Rule(.property, _isProperty), _Rule(.dotAccess, _isDotAccess),
      _Rule(.keyword, _isKeyword),
    ]
  }

  func isDelimiter(_ delimiterA: Character, mergableWith delimiterB: Character) -> Bool {
    switch (delimiterA, delimiterB) {
    case ("\\", "("), ("/", "/"), ("/", "*"), ("*", "/"): true
    case ("\\", _), (_, "\\"), (")", _), ("/", _): false
    case ("(", _): delimiterB == "."
    case (_, "/"): !".,{}[]>?".contains(delimiterA)
    default: true
    }
  }
}
