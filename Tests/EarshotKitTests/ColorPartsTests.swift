import EarshotKit
import Testing

/// What a color is made of, for code that decides by it what is shown
/// (https://developer.apple.com/documentation/swiftui/color/resolve(in:)).
@Suite("What colors are made of")
struct ColorPartsTests {
  private func words(_ body: String, _ members: String = "") throws -> [String] {
    let screen = try Earshot.open(
      swift: "import SwiftUI\nstruct Quay: View { \(members)\nvar body: some View { \(body) } }"
    ).readings()[0]
    #expect(screen.notices.isEmpty)
    return screen.elements.map(\.announcement)
  }

  @Test(
    "As code of its parts, by its description",
    arguments: [
      ("Color.red", "#FF3B30FF"), ("Color(red: 1, green: 0.5, blue: 0)", "#FF8000FF"),
      ("Color(white: 1, opacity: 0.5)", "#FFFFFF80"), ("Color.white.opacity(0.5).opacity(0.5)", "#FFFFFF40"),
      ("Color(hue: 0, saturation: 1, brightness: 1)", "#FF0000FF"), ("Color(uiColor: .black)", "#000000FF"),
      ("Color(.sRGBLinear, red: 1, green: 0, blue: 1)", "#FF00FFFF"),
      ("Color(Color.Resolved(red: 0, green: 0, blue: 1))", "#0000FFFF"), ("Color.primary", "#000000FF"),
    ])
  func description(color: String, code: String) throws {
    #expect(try words("Text(\"\\(\(color).resolve(in: EnvironmentValues()))\")") == [code])
  }

  @Test("Linear parts follow sRGB's transfer function")
  func linear() throws {
    let body = """
      let gray = Color(white: 0.5).resolve(in: EnvironmentValues())
      Text(abs(gray.linearRed - 0.21404) < 0.0001 ? "linear" : "not")
      Text(abs(gray.red - 0.5) < 0.0001 ? "encoded" : "not")
      """
    #expect(try words(body) == ["linear", "encoded"])
  }

  @Test("In the dark, and as UIKit's")
  func other() throws {
    let members = "@Environment(\\.self) private var values"
    let body = """
      Text("\\(Color.primary.resolve(in: values))").environment(\\.colorScheme, .dark)
      Text(UIColor(Color.red).cgColor.components?.count == 4 ? "four" : "none")
      Text(Color(red: 1, green: 0, blue: 0).cgColor == nil ? "none" : "constant")
      Text(Color.red.cgColor == nil ? "dynamic" : "constant")
      """
    #expect(try words(body, members) == ["#000000FF", "four", "constant", "dynamic"])
    let inner =
      "struct Inner: View { @Environment(\\.self) private var values\n"
      + "var body: some View { Text(\"\\(Color.primary.resolve(in: values))\") } }"
    #expect(try words("Inner().environment(\\.colorScheme, .dark)", inner) == ["#FFFFFFFF"])
  }

  @Test("What is in the app's assets is not read, and said to be unknown")
  func assets() throws {
    let screen = try Earshot.open(
      swift: """
        import SwiftUI
        struct Quay: View {
          var body: some View {
            Text(Color("Brand").resolve(in: EnvironmentValues()).red > 0.5 ? "light" : "dark")
            Text("Quay")
          }
        }
        """
    ).readings()[0]
    #expect(!screen.notices.isEmpty)
    #expect(screen.elements.last?.announcement == "Quay")
  }
}
