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
  private let assets = AssetNames([
    file("Contents.json"), file("Icons/app-logo.imageset/Contents.json"),
    file("Icons/app-logo.imageset/logo.png"), file("BrandColor.colorset/Contents.json"),
    file("AppIcon.appiconset/Contents.json"), file("custom.heart.symbolset/Contents.json"),
    file("Boats/Contents.json", #"{"properties": {"provides-namespace" : true}}"#),
    file("Boats/ferry.imageset/Contents.json"),
    ResourceFile(path: "Sources/other.imageset/Contents.json", bytes: []),
  ])

  private static func file(_ path: String, _ text: String = "{}") -> ResourceFile {
    ResourceFile(path: "App/Assets.xcassets/\(path)", bytes: Array(text.utf8))
  }

  @Test("Images, symbols and colours by the folders of the catalog")
  func names() {
    #expect(assets.images.map(\.name) == ["Boats/ferry", "app-logo", "custom.heart"])
    #expect(assets.colors.map(\.name) == ["BrandColor"])
  }

  @Test("Generated symbols stand for them, inside a type where a folder provides a namespace")
  func symbols() {
    #expect(assets.images.map(\.symbol) == ["ferry", "appLogo", "customHeart"])
    #expect(assets.images.map(\.namespaces) == [["Boats"], [], []])
    #expect(assets.colors.map(\.symbol) == ["brand"])
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
