// EmojiText: the declarations of EmojiTextNamespace, as its documentation has them.

struct EmojiTextNamespace<Content> {
  let content: Content

  init(_ content: Content) { self.content = content }
}

extension EmojiTextNamespace where Content: View {
  func placeholder(
    systemName: String, symbolRenderingMode: SymbolRenderingMode? = nil,
    renderingMode: Image.TemplateRenderingMode? = nil
  ) -> some View { content }
  func placeholder(
    image: EmojiImage, renderingMode: Image.TemplateRenderingMode? = nil
  ) -> some View { content }
  func size(_ size: CGFloat?) -> some View { content }
  func baselineOffset(_ offset: CGFloat?) -> some View { content }
}
