import Testing

/// UIKit's documentation of `UIColor`: parts from 0 to 1, written through the places that are given.
@Suite("Parts of colours") struct ColorTests {
  private func value(_ source: String) -> String { Evaluation(source).text }

  @Test(
    "The parts with which a colour was made can be asked for",
    arguments: [
      (
        "var h: CGFloat = 0; var s: CGFloat = 0; var b: CGFloat = 0; UIColor(red: 0, green: 1, blue: 0, alpha: 1).getHue(&h, saturation: &s, brightness: &b, alpha: nil); return \"\\(Int(h * 360)) \\(s) \\(b)\"",
        "120 1.0 1.0"
      ),
      ("UIColor(white: 0.5, alpha: 0.75).cgColor.components ?? []", "[0.5, 0.5, 0.5, 0.75]"),
      ("var w: CGFloat = 0; UIColor.white.getWhite(&w, alpha: nil); return w", "1.0"),
    ])
  func parts(source: String, expected: String) { #expect(value(source) == expected) }

  @Test("The parts of a color of SwiftUI's are known; of one of the assets they are a named gap")
  func swiftUIColors() {
    let parts = value("UIColor(Color(red: 1, green: 0.5, blue: 0.25)).cgColor.components ?? []")
    #expect(parts == "[1.0, 0.5, 0.25, 1.0]")
    let made = Evaluation("return Color(\"Brand\").resolve(in: EnvironmentValues()).red")
    #expect(made.text.hasPrefix("«"))
    #expect(!made.notices.isEmpty)
  }
}
