import Testing

/// Apple's reference of Uniform Type Identifiers ("System-declared uniform type identifiers").
@Suite("Uniform types") struct UniformTypeTests {
  private func texts(_ values: [String]) -> [String] {
    let screen = Screen(
      #"""
      import SwiftUI
      import UniformTypeIdentifiers
      extension UTType {
        static let chart = UTType(exportedAs: "org.tide.chart", conformingTo: .image)
        var isPicture: Bool { conforms(to: .image) }
      }
      struct Probe: View { var body: some View { VStack { \#(values.map { "Text(\($0))" }.joined(separator: "; ")) } } }
      """#, open: "Probe")
    #expect(screen.tree.gaps.isEmpty)
    return screen.texts
  }

  @Test("A type conforms to itself and to what it is a kind of, also one of the app's own")
  func conformance() {
    let asked = [
      "UTType.png.conforms(to: .image)", "UTType.png.conforms(to: .audio)", "UTType.pdf.conforms(to: .pdf)",
      "UTType.video.isSubtype(of: .audiovisualContent)", "UTType.chart.isPicture",
      "UTType.swiftSource.supertypes.contains(.plainText)",
    ]
    #expect(texts(asked.map { #""\(\#($0))""# }) == ["true", "false", "true", "true", "true", "true"])
  }

  @Test("Endings and MIME types name types, and types name theirs")
  func tags() {
    let named = [
      #"UTType(filenameExtension: "JPG")?.preferredMIMEType ?? "none""#,
      #"UTType(filenameExtension: "ebb")?.preferredFilenameExtension ?? "none""#,
      #"UTType(mimeType: "text/csv")?.identifier ?? "none""#,
      #"UTType.quickTimeMovie.preferredFilenameExtension!"#,
      #""\(Set([UTType.png, UTType(mimeType: "image/png")!]).count)""#,
    ]
    #expect(texts(named) == ["image/jpeg", "ebb", "public.comma-separated-values-text", "mov", "1"])
  }
}
