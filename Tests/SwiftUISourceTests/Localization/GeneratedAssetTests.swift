import Testing

@testable import EarshotSwiftUISource

/// SwiftGen's template for asset catalogs: `Asset.x.swiftUIImage` is `Image` by the catalog's name,
/// `Image(asset:)` likewise, `swiftUIColor` a color.
@Suite("Generated constants of asset catalogs without their code") struct GeneratedAssetTests {
  private func screen(_ body: String) -> Screen {
    Screen("struct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe")
  }

  @Test(
    "A picture is named by its constant",
    arguments: ["Asset.Images.buoy.swiftUIImage", "Image(asset: Asset.Images.buoy)"])
  func pictures(body: String) {
    let screen = screen(body)
    #expect(screen.node("Image")?.unlabeled()?.string == "buoy")
    #expect(screen.notices.isEmpty)
  }

  @Test("A colour only looks")
  func colors() {
    let screen = screen(
      "Text(\"Tides\").foregroundColor(Asset.Colors.deepSea.swiftUIColor); Asset.Colors.foam.swiftUIColor")
    #expect(screen.texts == ["Tides"])
    #expect(screen.notices.isEmpty)
  }

  // Tuist's template: constants of `HarbourAsset` are `HarbourImages` and `HarbourColors`; SwiftGen's default is
  // `ImageAsset`.
  @Test(
    "What an app adds to the generated types is found by their constants",
    arguments: [("HarbourAsset.buoy", "HarbourImages"), ("Asset.buoy", "ImageAsset")])
  func added(constant: String, type: String) {
    let screen = Screen(
      """
      extension \(type) {
        func framed(_ width: Double) -> some View { swiftUIImage.frame(width: width) }
        var padded: some View { swiftUIImage.padding() }
      }
      struct Probe: View { var body: some View { VStack { \(constant).framed(20); \(constant).padded } } }
      """, open: "Probe")
    let names = screen.nodes.filter { $0.name == "Image" }.map { $0.unlabeled()?.string }
    #expect(names == ["buoy", "buoy"])
    #expect(screen.notices.isEmpty)
  }

  // Tuist's template: `HarbourAsset.Icons.buoy.image` is a UIImage; both templates make fonts alike.
  @Test("UIKit's pictures and fonts, and SwiftUI's fonts, are found by their constants")
  func ofUIKit() {
    let screen = screen(
      """
      Image(uiImage: HarbourAsset.Icons.buoy.image).resizable()
      Text("Ebb").font(HarbourFontFamily.Buoyant.bold.swiftUIFont(size: 12))
      Text("Flow").font(Font(FontFamily.Buoyant.bold.font(size: 12)))
      """)
    #expect(screen.node("Image") != nil)
    #expect(screen.texts == ["Ebb", "Flow"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A constant's name is its name in the catalog")
  func names() {
    let screen = screen("Image(Asset.Images.buoy.name)")
    #expect(screen.node("Image")?.unlabeled()?.string == "buoy")
    #expect(screen.notices.isEmpty)
  }

  @Test("A namespace may begin with an app's small prefix where there is a catalog")
  func prefixedNamespace() {
    let screen = CatalogScreen(
      "qCoreAssets.buoyRed.view",
      declarations: "extension ImageAsset { var view: SwiftUI.Image { .init(uiImage: image) } }",
      resources: ["App/Assets.xcassets/buoyRed.imageset/Contents.json": "{}"])
    #expect(screen.nodes("Image").count == 1)
    #expect(screen.notices == [])
  }
}
