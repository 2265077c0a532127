/// The names in the asset catalogs of a project, and the symbols that Xcode generates for them.
///
/// Names come from the paths of the catalogs' folders; a folder that provides a namespace is a part of the name of what
/// is in it, and says so in its `Contents.json`.
public struct AssetNames: Sendable {
  /// Something of a catalog that code can name.
  public struct Asset: Hashable, Sendable {
    /// As code names it by a text: `Icons/boat`.
    public let name: String
    /// The types that its symbol is in: `Icons`.
    public let namespaces: [String]
    public let symbol: String
  }

  /// Images and symbols, in the order of their names.
  public let images: [Asset]
  public let colors: [Asset]

  /// - Parameter files: those inside `.xcassets` folders count.
  public init(_ files: some Sequence<ResourceFile>) {
    let inside = files.filter { $0.path.contains(".xcassets/") }
    var known: [Substring: Bool] = [:]
    for file in inside where file.path.hasSuffix("/Contents.json") {
      let folder = file.path.dropLast("/Contents.json".count)
      guard !AssetNames.name(folder).contains(".") else { continue }
      known[folder] = file.bytes().map(AssetNames.providesNamespace) ?? false
    }
    var images: Set<Asset> = []
    var colors: Set<Asset> = []
    for file in inside {
      guard let (folder, ending) = AssetNames.set(file.path) else { continue }
      switch ending {
      case "imageset", "symbolset": images.insert(AssetNames.asset(folder, dropping: "Image", known))
      case "colorset": colors.insert(AssetNames.asset(folder, dropping: "Color", known))
      default: break
      }
    }
    self.images = images.sorted { $0.name < $1.name }
    self.colors = colors.sorted { $0.name < $1.name }
  }

  private static func name(_ path: Substring) -> Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }

  /// The folder of the set that a file is of, and its ending.
  private static func set(_ path: String) -> (folder: Substring, ending: Substring)? {
    guard let end = path.lastIndex(of: "/") else { return nil }
    let folder = path[..<end]
    let name = name(folder)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return (folder, name[name.index(after: dot)...])
  }

  private static func asset(
    _ folder: Substring, dropping suffix: String, _ providesNamespace: [Substring: Bool]
  ) -> Asset {
    let own = name(folder)
    let name = String(own[..<(own.lastIndex(of: ".") ?? own.endIndex)])
    var spaces: [String] = []
    var around = folder
    while let slash = around.lastIndex(of: "/") {
      around = around[..<slash]
      let part = AssetNames.name(around)
      if part.hasSuffix(".xcassets") { break }
      if providesNamespace[around] ?? false { spaces.insert(String(part), at: 0) }
    }
    return Asset(
      name: (spaces + [name]).joined(separator: "/"),
      namespaces: spaces.map { space in
        let words = symbol(for: space, dropping: "")
        return words.prefix(1).uppercased() + words.dropFirst()
      },
      symbol: symbol(for: name, dropping: suffix))
  }

  private static func providesNamespace(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return text.contains("\"provides-namespace\":true")
  }

  /// The identifier that Xcode 15 and later generate: words joined in camel case, the first one
  /// in lower case, without the kind at the end (`brand-primary` and `BrandPrimaryColor` are
  /// `brandPrimary`).
  ///
  /// - Parameter suffix: the kind; empty: none is left out.
  public static func symbol(for name: String, dropping suffix: String) -> String {
    var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    if !suffix.isEmpty, let last = words.last, last.hasSuffix(suffix), words.count > 1 || last != suffix {
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
