import EarshotViewTree
import Testing

/// Xcode 15, "Generate Swift Asset Symbols" and their extensions: static members by the names of the assets.
@Suite("Pictures and colors by the symbols of asset catalogs") struct AssetSymbolTests {
  private let catalog = [
    "App/Assets.xcassets/hero-small.imageset/Contents.json": "{}",
    "App/Assets.xcassets/DeepSea.colorset/Contents.json": "{}",
    "App/Assets.xcassets/red.colorset/Contents.json": "{}",
    "App/Assets.xcassets/Boats/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
    "App/Assets.xcassets/Boats/ferry.imageset/Contents.json": "{}",
  ]

  private func images(_ body: String, _ declarations: String = "") -> [String?] {
    CatalogScreen("VStack { \(body) }", declarations: declarations, resources: catalog).nodes("Image").map {
      $0.unlabeled()?.string
    }
  }

  @Test("A symbol of an image stands for the name of the asset")
  func pictures() {
    #expect(
      images("Image(.heroSmall); Image(ImageResource.heroSmall); Image(.Boats.ferry)") == [
        "hero-small", "hero-small", "Boats/ferry",
      ])
    #expect(CatalogScreen("Image(uiImage: .heroSmall)", resources: catalog).notices == [])
  }

  @Test("A symbol of a color is one wherever a color or a style is wanted; one of the system's stays")
  func colors() {
    let screen = CatalogScreen(
      """
      VStack {
        Color(.deepSea)
        Color.deepSea
        Text("Sea").foregroundStyle(.deepSea).background(Color(uiColor: .deepSea))
        Text("Sun").foregroundStyle(.red).background(Color.red)
      }
      """, resources: catalog)
    #expect(screen.notices == [])
    #expect(screen.texts == ["Sea", "Sun"])
  }

  @Test("A symbol of no asset is named")
  func missing() {
    let screen = CatalogScreen("Image(.slackWater)", resources: catalog)
    #expect(screen.nodes("Image").map { $0.unlabeled()?.string } == ["«.slackWater»"])
    #expect(!screen.notices.isEmpty)
  }

  @Test("What the app itself declares by that name is meant")
  func declared() {
    let own = """
      extension ImageResource { static let heroSmall = ImageResource(name: "own", bundle: .main) }
      extension Color { static let deepSea = Color.black }
      """
    #expect(images("Image(.heroSmall).foregroundStyle(Color.deepSea)", own) == ["own"])
  }
}
