import Testing

/// R.swift's documentation: `R.string.<table>.<key>()`, `R.image.<name>`; its code is made while building.
@Suite("Resources by the names that R.swift makes") struct GeneratedResourceTests {
  private let tables = [
    "App/en.lproj/Localizable.strings":
      "\"harbourOpen\" = \"Open from dawn\"; \"boats\" = \"%d boats at %@\";",
    "App/en.lproj/Legal.strings": "\"imprint.title\" = \"Imprint\";",
    "Other/en.lproj/Localizable.strings": "\"harbourOpen\" = \"Another module's\";",
  ]

  private func texts(_ body: String, _ declarations: String = "") -> [String] {
    CatalogScreen(body, declarations: declarations, resources: tables).texts
  }

  @Test(
    "A text is that of its key in its table, of the module that asks",
    arguments: [
      ("Text(R.string.localizable.harbourOpen())", "Open from dawn"),
      ("Text(R.string.localizable.boats(3, \"Rye\"))", "3 boats at Rye"),
      ("Text(R.string.legal.imprintTitle())", "Imprint"),
      ("Text(\"\\(R.string.localizable.harbourOpen())!\")", "Open from dawn!"),
    ])
  func strings(body: String, expected: String) { #expect(texts(body) == [expected]) }

  @Test("A key that no table has stays unknown, and an app's own type of that name is left alone")
  func others() {
    #expect(texts("Text(R.string.localizable.closed())") == ["«R.string.localizable.closed()»"])
    #expect(texts("Text(R.string)", "enum R { static let string = \"own\" }") == ["own"])
  }

  @Test("A picture and a colour are named")
  func pictures() {
    var files = tables
    files["App/Assets.xcassets/buoy.imageset/Contents.json"] = "{}"
    files["App/Assets.xcassets/deep-sea.colorset/Contents.json"] = "{}"
    let screen = CatalogScreen("Image(R.image.buoy); Color(R.color.deepSea)", resources: files)
    #expect(screen.nodes("Image").first?.unlabeled()?.string == "buoy")
    #expect(screen.tree.gaps.isEmpty)
  }
}
