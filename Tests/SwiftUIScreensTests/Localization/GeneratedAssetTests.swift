import Testing

/// SwiftGen's and Tuist's constants of asset catalogs and fonts, in a project that doesn't hold the code that was
/// generated: nothing says what they are made of, so each is named.
@Suite("Generated constants of asset catalogs without their code") struct GeneratedAssetTests {
  private func screen(_ body: String) -> Screen {
    Screen("import SwiftUI\nstruct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe")
  }

  @Test(
    "A picture, a colour or a font by its constant is named by the type that is missing",
    arguments: [
      ("Asset.Images.buoy.swiftUIImage", "Asset"), ("Image(asset: Asset.Images.buoy)", "Asset"),
      ("Image(Asset.Images.buoy.name)", "Asset"), ("Asset.Colors.foam.swiftUIColor", "Asset"),
      ("Text(\"Tides\").foregroundColor(Asset.Colors.deepSea.swiftUIColor)", "Asset"),
      ("Image(uiImage: HarbourAsset.Icons.buoy.image).resizable()", "HarbourAsset"),
      ("Text(\"Tides\").font(HarbourFontFamily.Buoyant.bold.swiftUIFont(size: 12))", "HarbourFontFamily"),
      ("Text(\"Tides\").font(Font(FontFamily.Buoyant.bold.font(size: 12)))", "FontFamily"),
    ])
  func named(body: String, type: String) {
    let screen = screen(body)
    #expect(screen.texts == (body.hasPrefix("Text") ? ["Tides"] : []))
    #expect(screen.tree.gaps.map(\.cause).contains(type))
  }
}
