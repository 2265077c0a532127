import Testing

/// The Swift book on qualified names: a module's name before a type's says whose type is meant.
@Suite("An app's type beside one of the system's of that name") struct SameNameOutsideTests {
  @Test("An extension that names the system's module adds to the system's type")
  func extensions() {
    let screen = Screen(
      """
      struct Image: Hashable { let small: String; init(small: String) { self.small = small } }
      struct PictureAsset { let name: String
        var picture: SwiftUI.Image { SwiftUI.Image(asset: self) } }
      extension SwiftUI.Image { init(asset: PictureAsset) { self.init(asset.name, bundle: .main) } }
      struct Probe: View { var body: some View { VStack {
        PictureAsset(name: "buoy").picture
        Text(Image(small: "pier").small) } } }
      """, open: "Probe")
    #expect(screen.outline.contains(#"Image "buoy""#))
    #expect(screen.texts == ["pier"])
    #expect(screen.notices.isEmpty)
  }
}
