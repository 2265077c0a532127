// Splash (github.com/JohnSundell/Splash): the declarations of TokenType, as its source has them.

enum TokenType: Hashable {
  case keyword, string, type, call, number, comment, property, dotAccess, preprocessing
  case custom(String)

  var string: String {
    switch self {
    case .custom(let name): name
    default: "\(self)"
    }
  }
}
