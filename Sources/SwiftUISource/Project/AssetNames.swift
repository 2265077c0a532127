/// The names in the asset catalogs of a project, and the symbols that Xcode generates for them.
///
/// Names come from the paths of the catalogs' folders alone; folders that provide a namespace
/// are passed over.
struct AssetNames: Sendable {
  /// Names of images and symbols, as the catalogs have them.
  private(set) var images: Set<String> = []
  private(set) var colors: Set<String> = []
  private var imageSymbols: [String: String] = [:]
  private var colorSymbols: [String: String] = [:]

  /// No names: every image speaks by the name the code gives it.
  init() {}

  /// - Parameter paths: paths of any files; those inside `.xcassets` folders count.
  init(paths: some Sequence<String>) {
    for path in paths where path.contains(".xcassets/") { add(path) }
  }

  private mutating func add(_ path: String) {
    for part in path.split(separator: "/") {
      guard let dot = part.lastIndex(of: "."), dot != part.startIndex else { continue }
      let name = String(part[..<dot])
      switch part[part.index(after: dot)...] {
      case "imageset", "symbolset":
        images.insert(name)
        insert(name, dropping: "Image", into: &imageSymbols)
      case "colorset":
        colors.insert(name)
        insert(name, dropping: "Color", into: &colorSymbols)
      default: break
      }
    }
  }

  private func insert(_ name: String, dropping suffix: String, into symbols: inout [String: String]) {
    let symbol = AssetNames.symbol(for: name, dropping: suffix)
    symbols[symbol] = min(symbols[symbol] ?? name, name)
  }

  /// The image that `Image(.symbol)` shows; nil where no catalog has it.
  func image(_ symbol: String) -> String? { imageSymbols[symbol] }

  /// The color that `Color(.symbol)` shows; nil where no catalog has it.
  func color(_ symbol: String) -> String? { colorSymbols[symbol] }

  /// The identifier that Xcode 15 and later generate: words joined in camel case, the first one
  /// in lower case, without the kind at the end (`brand-primary` and `BrandPrimaryColor` are
  /// `brandPrimary`).
  static func symbol(for name: String, dropping suffix: String) -> String {
    var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    if let last = words.last, last.hasSuffix(suffix), words.count > 1 || last != suffix {
      let rest = String(last.dropLast(suffix.count))
      if rest.isEmpty { words.removeLast() } else { words[words.count - 1] = rest }
    }
    guard let first = words.first else { return name }
    let joined =
      lowered(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// `Logo` is `logo`, `URLIcon` is `urlIcon`, `QR` is `qr`.
  private static func lowered(_ word: String) -> String {
    let characters = Array(word)
    var count = characters.prefix { $0.isUppercase }.count
    if count > 1, count < characters.count, characters[count].isLetter { count -= 1 }
    return String(characters.prefix(count)).lowercased() + String(characters.dropFirst(count))
  }
}
