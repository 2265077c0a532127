import Foundation

/// How StencilSwiftKit makes names of Swift of the names of assets and keys
/// (https://github.com/SwiftGen/StencilSwiftKit, Documentation/filters-strings.md).
enum TemplateNames {
  /// What is no part of a name is an underscore; "normal" begins each part with a capital, "pretty" drops the underscores.
  static func identifier(_ text: String, _ mode: String) -> String {
    var parts = text.split(omittingEmptySubsequences: false) { !isInName($0) }.map(String.init)
    if mode != "valid" { parts = parts.map(capitalized) }
    let name = begun(parts.joined(separator: "_"))
    return mode == "pretty" ? begun(camelCase(name, stripsLeading: true)) : name
  }

  private static func isInName(_ character: Character) -> Bool {
    character == "_" || character.isLetter || character.isNumber || character.isSymbol && !character.isASCII
  }

  private static func begun(_ name: String) -> String {
    guard let first = name.first else { return "" }
    return first.isNumber ? "_\(name)" : name
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// `URLImage` is `urlImage`, `Image` is `image`.
  static func lowerFirstWord(_ text: String) -> String {
    let capitals = text.prefix { $0.isUppercase }
    var count = capitals.count
    if count > 1, count < text.count, text.dropFirst(count).first?.isLowercase ?? false { count -= 1 }
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }

  static func camelCase(_ text: String, stripsLeading: Bool) -> String {
    let hasSmall = text.contains { ("a"..."z").contains($0) }
    let parts = (hasSmall ? text : snakeCase(text)).components(separatedBy: "_")
    let name = parts.map { hasSmall ? capitalized($0) : $0.capitalized }.joined()
    return stripsLeading ? name : text.prefix { $0 == "_" } + name
  }

  static func snakeCase(_ text: String) -> String {
    text.replacingOccurrences(of: "([A-Z\\d]+)([A-Z][a-z])", with: "$1_$2", options: .regularExpression)
      .replacingOccurrences(of: "([a-z\\d])([A-Z])", with: "$1_$2", options: .regularExpression)
      .replacingOccurrences(of: "-", with: "_")
  }

  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// As the filter's documentation lists them.
  private static let keywords: Set<String> = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private \
    protocol public static struct subscript typealias var break case continue default defer do else fallthrough for \
    guard if in repeat return switch where while as Any catch false is nil rethrows super self Self throw throws true \
    try _ associativity convenience dynamic didSet final get infix indirect lazy left mutating none nonmutating \
    optional override postfix precedence prefix Protocol required right set Type unowned weak willSet
    """.split(separator: " ").map(String.init))
}
