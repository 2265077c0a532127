import Testing

@testable import EarshotLocalization

/// Apple's documentation of format strings and string catalogs.
@Suite("Placeholders in formats")
struct PlaceholderTests {
  private func parts(_ text: String) -> [PlaceholderScanner.Part] {
    var scanner = PlaceholderScanner(text)
    var parts: [PlaceholderScanner.Part] = []
    while let part = scanner.next() { parts.append(part) }
    return parts
  }

  @Test("Specifiers with position, flags, width, precision and length")
  func specifiers() {
    #expect(parts("%@") == [.argument(specifier: "%@", position: nil)])
    #expect(parts("%2$lld") == [.argument(specifier: "%lld", position: 2)])
    #expect(parts("%1$.1f") == [.argument(specifier: "%.1f", position: 1)])
    #expect(parts("%05d") == [.argument(specifier: "%05d", position: nil)])
    #expect(parts("%2$#@name@") == [.substitution(name: "name", position: 2)])
  }

  @Test("A doubled percent sign is one; one that begins nothing is itself")
  func percent() {
    #expect(parts("100%%") == [.literal("100"), .literal("%")])
    #expect(parts("%") == [.literal("%")])
    #expect(parts("50% !") == [.literal("50"), .literal("%"), .literal(" !")])
    #expect(parts("%99999$@").isEmpty == false)
  }

  @Test("Keys that differ only in how numbers are written are one")
  func canonical() {
    #expect(KeyShape.canonical("%d of %2$u") == "%lld of %lld")
    #expect(KeyShape.canonical("%.1f km") == "%lf km")
    #expect(KeyShape.canonical("50 %%") == nil)
    #expect(KeyShape.outline("%@ of %lld") == KeyShape.outline("%d of %@"))
  }
}

/// Names of generated symbols: Apple's documentation of asset catalogs.
@Suite("Asset names")
struct AssetNameTests {
  let assets = AssetNames(paths: [
    "App/Assets.xcassets/Contents.json", "App/Assets.xcassets/Icons/app-logo.imageset/Contents.json",
    "App/Assets.xcassets/Icons/app-logo.imageset/logo.png",
    "App/Assets.xcassets/BrandColor.colorset/Contents.json",
    "App/Assets.xcassets/AppIcon.appiconset/Contents.json", "Sources/other.imageset/Contents.json",
    "App/Assets.xcassets/custom.heart.symbolset/Contents.json",
  ])

  @Test("Images, symbols and colours by the folders of the catalog")
  func names() {
    #expect(assets.images == ["app-logo", "custom.heart"])
    #expect(assets.colors == ["BrandColor"])
  }

  @Test("Generated symbols stand for them")
  func symbols() {
    #expect(assets.image("appLogo") == "app-logo")
    #expect(assets.image("customHeart") == "custom.heart")
    #expect(assets.color("brand") == "BrandColor")
    #expect(assets.image("missing") == nil)
  }

  @Test(
    "Words in camel case, the first in lower case, without the kind at the end",
    arguments: [
      ("Logo", "logo"), ("URLIcon", "urlIcon"), ("QR", "qr"), ("hero image", "heroImage"),
      ("Hero Image", "hero"), ("2x", "_2x"), ("Image", "image"), ("", ""),
    ])
  func generated(name: String, symbol: String) {
    #expect(AssetNames.symbol(for: name, dropping: "Image") == symbol)
  }
}
