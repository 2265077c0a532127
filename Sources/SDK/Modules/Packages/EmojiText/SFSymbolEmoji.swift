// EmojiText: the declarations of SFSymbolEmoji, as its documentation has them.

struct SFSymbolEmoji: CustomEmoji {
  let shortcode: String

  init(
    shortcode: String, symbolRenderingMode: SymbolRenderingMode? = nil,
    renderingMode: Image.TemplateRenderingMode? = nil
  ) {
    self.shortcode = shortcode
  }
}
