/// Measures of `UIFont` in points (Apple, "UIFont", font metrics). What a named font measures is in its file; the
/// system font's proportions stand for it.
extension Machine {
  func fontProperty(_ name: String, _ font: RecordValue) -> Value? {
    if name == "fontName" { return font["name"] }
    if name == "fontDescriptor" { return .record(font) }
    guard let size = (font["size"] ?? font["ofSize"] ?? font["pointSize"])?.doubleValue else { return nil }
    if name == "pointSize" { return .double(size) }
    return Machine.fontProportions[name].map { .double($0 * size) }
  }

  private static let fontProportions: [String: Double] = [
    "ascender": 0.952, "descender": -0.241, "lineHeight": 1.193, "capHeight": 0.705, "xHeight": 0.526,
    "leading": 0,
  ]
}
