import Testing

/// Pictures whose names only a package or the system's drawing functions know.
@Suite("Pictures from outside") struct PictureTests {
  @Test("A picture that nothing declares is a gap by its name; what stands beside it is said")
  func package() {
    let screen = Screen(
      """
      import HarbourTokens
      import SwiftUI
      extension Image { static let harbour = HarbourIcons() }
      struct Icon: View {
        private var image: Image
        init(_ icon: KeyPath<HarbourIcons, Image>) { image = .harbour[keyPath: icon] }
        var body: some View { image.resizable() }
      }
      struct Probe: View {
        var body: some View { Label { Text("Boats") } icon: { Icon(\\.boat) } }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Boats"])
    #expect(screen.notices.contains { $0.message.contains("HarbourIcons") })
  }

  @Test("A member that nothing adds to images is a gap by its name")
  func implicit() {
    let screen = Screen(
      """
      struct Icon: View { let image: Image; var body: some View { image.imageScale(.medium) } }
      struct Probe: View { var body: some View { Icon(image: .boat) } }
      """, open: "Probe")
    #expect(screen.texts.isEmpty)
    #expect(screen.notices.contains { $0.message.contains("boat") })
  }

  @Test("What Core Graphics makes of a picture is there (as in Apple's Landmarks tutorial)")
  func drawing() {
    let screen = Screen(
      """
      final class Pictures {
        static var shared = Pictures()
        func image(name: String, size: Int) -> Image {
          guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: name) as NSURL, nil),
            let picture = CGImageSourceCreateImageAtIndex(source, 0, nil), let space = picture.colorSpace,
            let context = CGContext(
              data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: 0, space: space,
              bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
          else { fatalError("no picture") }
          context.draw(picture, in: CGRect(x: 0, y: 0, width: size, height: size))
          guard let small = context.makeImage() else { fatalError("no small picture") }
          return Image(small, scale: 2, label: Text(verbatim: name))
        }
      }
      struct Probe: View { var body: some View { Pictures.shared.image(name: "pier", size: 50) } }
      """, open: "Probe")
    #expect(screen.node("Image")?.argument("label")?.string == "pier")
  }

  @Test("A style of the app's that is a view as well paints a rectangle and says nothing")
  func style() {
    let screen = Screen(
      """
      struct Paint: ShapeStyle, View {
        func body(light: Bool) -> some View { resolve(light) }
        func resolve(_ light: Bool) -> Color { light ? .white : .black }
      }
      struct Probe: View { var body: some View { ZStack { Paint(); Text("over it") } } }
      """, open: "Probe")
    #expect(screen.texts == ["over it"])
    #expect(screen.notices.isEmpty)
  }

  @Test("What Core Image draws is there (Core Image: CIFilter.outputImage, CIContext.createCGImage)")
  func drawn() {
    let screen = Screen(
      """
      struct Probe: View {
        let context = CIContext()
        let filter = CIFilter.qrCodeGenerator()
        func code(_ text: String) -> UIImage? {
          filter.message = Data(text.utf8)
          guard let output = filter.outputImage, let made = context.createCGImage(output, from: output.extent)
          else { return nil }
          return UIImage(cgImage: made)
        }
        func older(_ text: String) -> UIImage? {
          guard let filter = CIFilter(name: "CIQRCodeGenerator") else { return nil }
          filter.setValue(text.data(using: .ascii), forKey: "inputMessage")
          return filter.outputImage.map { UIImage(ciImage: $0.transformed(by: CGAffineTransform(scaleX: 3, y: 3))) }
        }
        var body: some View {
          VStack {
            if let image = code("tide") { Image(uiImage: image) } else { Text("no code") }
            if let image = older("tide") { Image(uiImage: image) } else { Text("no older code") }
          }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == [])
    #expect(screen.nodes.filter { $0.name == "Image" }.count == 2)
    #expect(screen.notices.isEmpty)
  }

  // Image I/O and Core Graphics: CGImageSourceCreateImageAtIndex, CGContext.makeImage; UIGraphicsImageRenderer.image.
  @Test("What is loaded from a file and drawn smaller is there, with the label that it is shown under")
  func loaded() {
    let screen = Screen(
      """
      enum Shelf {
        static func picture(_ path: String) -> CGImage? {
          let url = URL(fileURLWithPath: path)
          guard let source = CGImageSourceCreateWithURL(url as CFURL, nil), CGImageSourceGetCount(source) > 0,
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
          else { return nil }
          return smaller(image)
        }
        static func smaller(_ image: CGImage) -> CGImage? {
          guard let space = image.colorSpace,
            let context = CGContext(
              data: nil, width: image.width / 2, height: image.height / 2, bitsPerComponent: image.bitsPerComponent,
              bytesPerRow: image.bytesPerRow, space: space, bitmapInfo: image.bitmapInfo.rawValue)
          else { return nil }
          context.interpolationQuality = .high
          context.draw(image, in: CGRect(x: 0, y: 0, width: 50, height: 50))
          return context.makeImage()
        }
        static func badge() -> UIImage {
          UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in UIColor.red.setFill() }
        }
      }
      struct Probe: View {
        var body: some View {
          VStack {
            if let image = Shelf.picture("mole.jpg") { Image(image, scale: 2, label: Text("The mole")) }
            if let cut = Shelf.badge().cgImage?.cropping(to: .zero) { Image(decorative: cut, scale: 1) }
          }
        }
      }
      """, open: "Probe")
    #expect(screen.outline.contains("The mole"))
    #expect(screen.nodes.filter { $0.name == "Image" }.count == 2)
    // How large the file's picture is stands in the file.
    #expect(
      screen.notices.allSatisfy { $0.message.contains("image.width") || $0.message.contains("image.height") })
  }
}
