import Testing

/// UIKit's documentation of `UIColor`: parts from 0 to 1, written through the places that are given.
@Suite("Parts of colours") struct ColorTests {
  private func value(_ source: String) -> String { Evaluation(source).text }

  @Test(
    "The parts with which a colour was made can be asked for",
    arguments: [
      (
        "var r: CGFloat = 0; var g: CGFloat = 0; var b: CGFloat = 0; var a: CGFloat = 0; let ok = UIColor(Color(red: 1, green: 0.5, blue: 0.25)).getRed(&r, green: &g, blue: &b, alpha: &a); return \"\\(ok) \\(r) \\(g) \\(b) \\(a)\"",
        "true 1.0 0.5 0.25 1.0"
      ),
      (
        "var h: CGFloat = 0; var s: CGFloat = 0; var b: CGFloat = 0; UIColor(red: 0, green: 1, blue: 0, alpha: 1).getHue(&h, saturation: &s, brightness: &b, alpha: nil); return \"\\(Int(h * 360)) \\(s) \\(b)\"",
        "120 1.0 1.0"
      ),
      // AppKit's documentation: the same color in another color space, or nil.
      (
        "NSColor(white: 0.5, alpha: 0.75).usingColorSpace(.sRGB)!.cgColor.components ?? []",
        "[0.5, 0.5, 0.5, 0.75]"
      ),
      ("UIColor(white: 0.5, alpha: 0.75).cgColor.components ?? []", "[0.5, 0.5, 0.5, 0.75]"),
      (
        "let c = Color(hue: 2.0 / 3, saturation: 1, brightness: 1); return UIColor(c).cgColor.components?.map { Int($0 * 255) } ?? []",
        "[0, 0, 255, 255]"
      ),
      ("var w: CGFloat = 0; UIColor.white.getWhite(&w, alpha: nil); return w", "1.0"),
    ])
  func parts(source: String, expected: String) { #expect(value(source) == expected) }
}
