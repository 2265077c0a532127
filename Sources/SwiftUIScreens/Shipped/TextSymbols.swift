import EarshotLocalization

/// What Xcode 26 generates of string catalogs ("Generate String Catalog Symbols"): a static member of
/// `LocalizedStringResource` for each text that was added by hand, of tables other than `Localizable` inside a type
/// of the table's name.
struct TextSymbols {
  private let tables: [(table: String, texts: [StringCatalogs.KeyedText])]
  private let known: KnownNames

  init(_ tables: [(table: String, texts: [StringCatalogs.KeyedText])], _ known: KnownNames) {
    self.tables = tables
    self.known = known
  }

  var code: String {
    var tree = MemberTree()
    for (table, texts) in tables {
      let isDefault = table == "Localizable"
      for text in texts {
        let symbol = AssetNames.symbol(for: text.key, dropping: "")
        guard !isDefault || !known.has(symbol, in: "LocalizedStringResource", of: "Foundation"),
          let parameters = FormatParameters(text.text)
        else { continue }
        let resource = text.resource(in: table, parameters)
        tree.add(symbol, in: isDefault ? [] : [table]) { name in
          parameters.list.isEmpty
            ? "static var \(name): LocalizedStringResource { \(resource) }"
            : "static func \(name)(\(parameters.declared("arg"))) -> LocalizedStringResource { \(resource) }"
        }
      }
    }
    return tree.code("extension LocalizedStringResource")
  }
}
