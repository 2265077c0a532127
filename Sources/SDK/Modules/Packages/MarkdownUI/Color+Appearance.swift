// MarkdownUI: colors by their parts, and by the appearance around them.
// https://github.com/gonzalezreal/swift-markdown-ui (Sources/MarkdownUI/Utility/Color+RGBA.swift)

extension Color {
  init(rgba: UInt32) {
    self.init(
      red: Double((rgba & 0xff00_0000) >> 24) / 255, green: Double((rgba & 0x00ff_0000) >> 16) / 255,
      blue: Double((rgba & 0x0000_ff00) >> 8) / 255, opacity: Double(rgba & 0x0000_00ff) / 255)
  }
  init(light: @escaping @autoclosure () -> Color, dark: @escaping @autoclosure () -> Color) {
    self.init(
      uiColor: UIColor { traits in traits.userInterfaceStyle == .dark ? UIColor(dark()) : UIColor(light()) })
  }
}
