import EarshotLocalization
import EarshotSwiftSemantics
import Foundation

/// The Swift that tools write of an app's catalogs while it is built, where it isn't there: by the names that the tools
/// document, for code that has them and that declares no such thing itself.
struct ToolSymbols {
  private let texts: [(table: String, texts: [StringCatalogs.KeyedText])]
  private let assets: AssetNames
  /// Whether code mentions a name.
  private let mentions: (String) -> Bool

  init(
    _ texts: [(table: String, texts: [StringCatalogs.KeyedText])], _ assets: AssetNames,
    mentions: @escaping (String) -> Bool
  ) {
    self.texts = texts
    self.assets = assets
    self.mentions = mentions
  }

  /// The names that say which tool is meant.
  static let names = ["L10n.", "R.string.", "R.image.", "R.color.", "localizable"]

  /// - Parameter isDeclared: whether the app has a type of a name.
  func code(_ isDeclared: (String) -> Bool) -> String {
    var code = ""
    if mentions("L10n."), !isDeclared("L10n") { code += constants }
    if mentions("R.string.") || mentions("R.image.") || mentions("R.color."), !isDeclared("R") {
      code += resources
    }
    if mentions("localizable") {
      code += texts.filter { !$0.texts.isEmpty }.map { forms(of: $0.table, $0.texts) }.joined()
    }
    return code
  }

  // MARK: SwiftGen

  /// `L10n` of SwiftGen's templates `structured-swift5`, which makes types of a key's parts, and `flat-swift5`, which
  /// doesn't; of tables other than `Localizable` in a type of the table's name.
  private var constants: String {
    struct Place: Hashable { var path: [String], name: String }
    var found: [Place: [(table: String, text: StringCatalogs.KeyedText)]] = [:]
    for (table, texts) in texts {
      let start = table == "Localizable" ? [] : [ToolSymbols.type(table)]
      for text in texts {
        let parts = text.key.split(separator: ".").map(String.init)
        guard let last = parts.last else { continue }
        let structured = Place(
          path: start + parts.dropLast().map(ToolSymbols.type),
          name: AssetNames.symbol(for: last, dropping: ""))
        let flat = Place(path: start, name: AssetNames.symbol(for: text.key, dropping: ""))
        for place in Set([structured, flat]) { found[place, default: []].append((table, text)) }
      }
    }
    var tree = MemberTree()
    for (place, texts) in found.sorted(by: { $0.key.name < $1.key.name }) where texts.count == 1 {
      let (table, text) = texts[0]
      guard let parameters = FormatParameters(text.text) else { continue }
      tree.add(place.name, in: place.path) { name in
        ToolSymbols.text(text.key, table, parameters, name, alwaysCalled: false)
      }
    }
    return tree.code("enum L10n")
  }

  private static func type(_ name: String) -> String {
    let symbol = AssetNames.symbol(for: name, dropping: "")
    return symbol.prefix(1).uppercased() + symbol.dropFirst()
  }

  private static func text(
    _ key: String, _ table: String, _ parameters: FormatParameters, _ name: String, alwaysCalled: Bool
  ) -> String {
    let found =
      "Bundle.main.localizedString(forKey: \(key.debugDescription), value: nil, table: \(table.debugDescription))"
    guard !parameters.list.isEmpty else {
      return alwaysCalled
        ? "static func \(name)() -> String { \(found) }" : "static var \(name): String { \(found) }"
    }
    let values = zip(parameters.names("p"), parameters.list).map { name, parameter in
      parameter.type == "String" ? "String(describing: \(name))" : name
    }
    return """
      static func \(name)(\(parameters.declared("p") { $0 == "String" ? "Any" : $0 })) -> String {
      String(format: \(found), locale: Locale.current, arguments: [\(values.joined(separator: ", "))])
      }
      """
  }

  // MARK: R.swift

  /// `R.string.localizable.harborOpen()`, `R.image.buoy`, `R.color.sea()` (R.swift's documentation).
  private var resources: String {
    var tree = MemberTree()
    for (table, texts) in texts {
      for text in texts {
        guard let parameters = FormatParameters(text.text) else { continue }
        let path = ["string", AssetNames.symbol(for: table, dropping: "")]
        tree.add(AssetNames.symbol(for: text.key, dropping: ""), in: path) { name in
          ToolSymbols.text(text.key, table, parameters, name, alwaysCalled: true)
        }
      }
    }
    for (kind, type, assets) in [
      ("image", "ImageResource", assets.images), ("color", "ColorResource", assets.colors),
    ] {
      for asset in assets {
        let name = AssetNames.symbol(for: String(asset.name.name), dropping: "")
        let spaces = asset.namespaces.map { AssetNames.symbol(for: $0, dropping: "") }
        tree.add(name, in: [kind] + spaces) {
          "static let \($0) = \(type)(name: \(asset.name.debugDescription), bundle: Bundle.main)"
        }
      }
    }
    return tree.code("enum R") + """
      extension ImageResource { func callAsFunction() -> UIImage? { UIImage(resource: self) } }
      extension ColorResource { func callAsFunction() -> UIColor? { UIColor(resource: self) } }

      """
  }

  // MARK: xcstrings-tool

  /// `String(localizable: .tideHigh)`, `Text(.localizable(.tideHigh))` and, as before its version 1,
  /// `.localizable.tideHigh`, by the name of the table (xcstrings-tool's documentation).
  private func forms(of table: String, _ texts: [StringCatalogs.KeyedText]) -> String {
    let label = AssetNames.symbol(for: table, dropping: "")
    guard let name = Identifiers.written(label) else { return "" }
    let type = ToolSymbols.type(table)
    var keys = MemberTree()
    var resources = MemberTree()
    for text in texts {
      guard let parameters = FormatParameters(text.text) else { continue }
      let symbol = AssetNames.symbol(for: text.key, dropping: "")
      let resource = text.resource(in: table, parameters)
      let head = parameters.list.isEmpty ? nil : parameters.declared("arg")
      keys.add(symbol, in: []) {
        let value = "String.\(type)(_resource: \(resource))"
        return head == nil
          ? "static var \($0): String.\(type) { \(value) }"
          : "static func \($0)(\(head ?? "")) -> String.\(type) { \(value) }"
      }
      resources.add(symbol, in: []) { symbol in
        head.map { "func \(symbol)(\($0)) -> LocalizedStringResource { \(resource) }" }
          ?? "var \(symbol): LocalizedStringResource { \(resource) }"
      }
    }
    return """
      extension String {
      struct \(type) { let _resource: LocalizedStringResource }
      init(\(name): String.\(type)) { self.init(localized: \(name)._resource) }
      }
      \(keys.code("extension String.\(type)"))
      struct _\(type)Resources {}
      \(resources.code("extension _\(type)Resources"))
      extension LocalizedStringResource {
      static var \(name): _\(type)Resources { _\(type)Resources() }
      static func \(name)(_ key: String.\(type)) -> LocalizedStringResource { key._resource }
      init(\(name): String.\(type)) { self = \(name)._resource }
      }
      extension Text { init(\(name): String.\(type)) { self.init(\(name)._resource) } }

      """
  }
}

extension [UInt8] {
  /// Whether a text stands among the bytes.
  func contains(text: String) -> Bool {
    let wanted = Array(text.utf8)
    return withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let first = wanted.first else { return false }
      var place = start
      let end = start + bytes.count
      while end - place >= wanted.count,
        let found = memchr(place, Int32(first), end - place - wanted.count + 1)
      {
        if memcmp(found, wanted, wanted.count) == 0 { return true }
        place = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
