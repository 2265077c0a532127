// EmojiText: the declarations of LocalEmoji, as its documentation has them.

struct LocalEmoji: SyncCustomEmoji {
  let shortcode: String
  let image: EmojiImage

  init(
    shortcode: String, image: EmojiImage, color: EmojiColor? = nil,
    renderingMode: Image.TemplateRenderingMode? = nil, baselineOffset: CGFloat? = nil
  ) {
    self.shortcode = shortcode
    self.image = image
  }

  static func == (lhs: LocalEmoji, rhs: LocalEmoji) -> Bool { lhs.shortcode == rhs.shortcode }
  func hash(into hasher: inout Hasher) { hasher.combine(shortcode) }
}
