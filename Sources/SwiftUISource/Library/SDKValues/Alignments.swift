/// The two parts of SwiftUI's alignments: `Alignment.topLeading.horizontal`.
extension Machine {
  func alignmentPart(_ name: String, _ symbol: SymbolValue) -> Value? {
    guard symbol.type == nil || symbol.type == "Alignment", symbol.arguments == nil,
      let parts = Machine.alignments[symbol.name]
    else { return nil }
    switch name {
    case "horizontal": return .symbol("HorizontalAlignment", parts.horizontal)
    case "vertical": return .symbol("VerticalAlignment", parts.vertical)
    default: return nil
    }
  }

  private static let alignments: [String: (horizontal: String, vertical: String)] = {
    var result: [String: (horizontal: String, vertical: String)] = [
      "top": ("center", "top"), "bottom": ("center", "bottom"), "leading": ("leading", "center"),
      "center": ("center", "center"), "trailing": ("trailing", "center"),
      "topLeading": ("leading", "top"), "topTrailing": ("trailing", "top"),
      "bottomLeading": ("leading", "bottom"), "bottomTrailing": ("trailing", "bottom"),
    ]
    for horizontal in ["leading", "center", "trailing"] {
      for vertical in ["firstTextBaseline", "lastTextBaseline"] {
        let name = horizontal + vertical.prefix(1).uppercased() + vertical.dropFirst()
        result[name] = (horizontal, vertical)
      }
    }
    return result
  }()
}
