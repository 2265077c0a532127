// EmojiText: the declarations of RemoteEmoji, as its documentation has them.

struct RemoteEmoji: AsyncCustomEmoji {
  let shortcode: String
  let url: URL

  init(
    shortcode: String, url: URL, renderingMode: Image.TemplateRenderingMode? = nil,
    baselineOffset: CGFloat? = nil
  ) {
    self.shortcode = shortcode
    self.url = url
  }
  init?(
    shortcode: String, url: URL?, renderingMode: Image.TemplateRenderingMode? = nil,
    baselineOffset: CGFloat? = nil
  ) {
    guard let url else { return nil }
    self.init(shortcode: shortcode, url: url)
  }
}
