import EarshotLocalization
import Testing

/// The constants that SwiftGen makes from string tables, where its output is not in the checkout
/// (issue 3: "generated `L10n.x` accessors"; spec swiftui-corpus.md: 12 % of all texts; SwiftGen's documentation of
/// the templates `structured-swift5` and `flat-swift5`).
@Suite("Generated accessors without their code") struct GeneratedAccessorTests {
  private let tables = [
    "App/en.lproj/Localizable.strings": """
    "harbour.open_hours" = "Open from dawn";
    "Harbour.Title" = "Harbour";
    "tide_table" = "Tide table";
    "boats.count" = "%d boats";
    "cancel" = "Cancel it";
    "a.b" = "first"; "a_b" = "second";
    """,
    "App/en.lproj/Legal.strings": "\"imprint\" = \"Imprint\";",
  ]

  private func texts(_ body: String, _ declarations: String = "") -> [String] {
    CatalogScreen(body, declarations: declarations, resources: tables).texts
  }

  @Test(
    "A constant is the text whose key has its name",
    arguments: [
      ("Text(L10n.Harbour.openHours)", "Open from dawn"), ("Text(L10n.harbourTitle)", "Harbour"),
      ("Text(L10n.harbourOpenHours)", "Open from dawn"),
      ("Text(L10n.tideTable)", "Tide table"), ("Text(L10n.Legal.imprint)", "Imprint"),
      ("Text(\"The \\(L10n.tideTable) of today\")", "The Tide table of today"),
      ("Text(L10n.tideTable + \"!\")", "Tide table!"),
      ("Text(L10n.tideTable.uppercased())", "TIDE TABLE"),
      ("Text(L10n.Boats.count(3))", "3 boats"),
    ])
  func constants(body: String, expected: String) { #expect(texts(body) == [expected]) }

  @Test("What no key or more than one is like stays unknown, and an app's own type is left alone")
  func others() {
    #expect(texts("Text(L10n.Harbour.closed)") == ["«L10n.Harbour.closed»"])
    #expect(texts("Text(L10n.aB)") == ["«L10n.aB»"])
    #expect(texts("Text(L10n.cancel)", "enum L10n { static let cancel = \"Stop\" }") == ["Stop"])
  }

  @Test("Constants of a type that nothing declares are named", arguments: ["Strings", "Wharf"])
  func members(type: String) {
    let screen = CatalogScreen("Text(\(type).cancel)", resources: tables)
    #expect(screen.texts == ["«\(type).cancel»"])
    #expect(screen.tree.gaps.map(\.cause) == [type])
  }

  @Test("A base table without texts, there for Xcode alone, does not hide the language's own")
  func emptyBase() {
    let tables = [
      "App/Base.lproj/Localizable.strings": "// Found by Xcode.",
      "App/en.lproj/Localizable.strings": "\"cancel\" = \"Cancel it\";",
    ]
    #expect(CatalogScreen("Text(L10n.cancel)", resources: tables).texts == ["Cancel it"])
  }

  @Test("A namespace of texts is no type of the app's that has its name")
  func namesakes() {
    #expect(
      texts("Text(L10n.Harbour.openHours)", "struct Harbour { var name = \"Quay\" }") == ["Open from dawn"])
  }
}
