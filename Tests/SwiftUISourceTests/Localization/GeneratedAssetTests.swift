import Testing

@testable import EarshotSwiftUISource

/// SwiftGen's template for asset catalogs: `Asset.x.swiftUIImage` is `Image` by the catalog's name,
/// `Image(asset:)` likewise, `swiftUIColor` a colour.
@Suite("Generated constants of asset catalogs without their code") struct GeneratedAssetTests {
  private func screen(_ body: String) -> Screen {
    Screen("struct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe")
  }

  @Test(
    "A picture is named by its constant",
    arguments: ["Asset.Images.buoy.swiftUIImage", "Image(asset: Asset.Images.buoy)"])
  func pictures(body: String) {
    let screen = screen(body)
    #expect(screen.node("Image")?.unlabelled()?.string == "buoy")
    #expect(screen.notices.isEmpty)
  }

  @Test("A colour only looks")
  func colours() {
    let screen = screen(
      "Text(\"Tides\").foregroundColor(Asset.Colors.deepSea.swiftUIColor); Asset.Colors.foam.swiftUIColor")
    #expect(screen.texts == ["Tides"])
    #expect(screen.notices.isEmpty)
  }
}
