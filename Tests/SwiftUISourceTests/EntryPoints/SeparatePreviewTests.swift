import EarshotVocabulary
import Testing

@testable import EarshotSwiftUISource

/// Xcode shows each view of a group, and each element of a list, as a preview of its own.
@Suite("Previews side by side are several") struct SeparatePreviewTests {
  private func entries(_ previews: String, _ declarations: String = "") -> [String] {
    let code = "\(declarations)\nstruct P: PreviewProvider { static var previews: some View { \(previews) } }"
    return onLargeStack { Screen.project(code).entryPoints.map(\.name) }
  }

  private func texts(_ previews: String, _ declarations: String = "", open: String) -> [String] {
    Screen(
      "\(declarations)\nstruct P: PreviewProvider { static var previews: some View { \(previews) } }",
      open: open
    ).texts
  }

  @Test("What is put on a group is put on each of its previews")
  func group() {
    #expect(entries("Group { Text(\"low\"); Text(\"high\") }.previewLayout(.sizeThatFits)").count == 2)
    let named =
      "Group { Text(\"low\"); Text(\"high\").previewDisplayName(\"High\") }.environment(\\.locale, .init(identifier: \"de\"))"
    #expect(texts(named, open: "High") == ["high"])
    #expect(
      entries("Group { Group { Text(\"a\"); Text(\"b\") }.padding(); Text(\"c\") }.padding()").count == 3)
  }

  @Test("A list over devices is a preview for each of them, also where the list says how")
  func devices() {
    let list =
      "ForEach([\"SE\", \"Max\"], id: \\.self) { Text($0).previewDevice(PreviewDevice(rawValue: $0)).previewDisplayName($0) }"
    #expect(entries(list) == ["SE", "Max"])
    #expect(texts(list, open: "Max") == ["Max"])
    #expect(
      entries("ForEach([\"SE\", \"Max\"].identified(by: \\.self)) { Text($0).previewDisplayName($0) }") == [
        "SE", "Max",
      ])
    #expect(entries("ForEach(0..<3) { Text(\"\\($0)\") }.previewLayout(.sizeThatFits)").count == 3)
  }

  @Test("So is a frame of the app's own that shows its content in light and in dark")
  func frame() {
    let frame = """
      struct Both<Content: View>: View {
        let content: Content
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var body: some View {
          Group {
            self.content.preferredColorScheme(.light).previewDisplayName("Light")
            self.content.preferredColorScheme(.dark).previewDisplayName("Dark")
          }
        }
      }
      """
    #expect(entries("Both { Text(\"tide\") }", frame) == ["Light", "Dark"])
    #expect(texts("Both { Text(\"tide\") }", frame, open: "Dark") == ["tide"])
  }
}
