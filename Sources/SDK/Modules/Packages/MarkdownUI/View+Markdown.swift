// swift-markdown-ui: what it adds to View, as its documentation has it.

extension View {
  func markdownTheme(_ theme: Theme) -> some View { self }
  func markdownSoftBreakMode(_ softBreakMode: SoftBreak.Mode) -> some View { self }
  func markdownMargin(top: CGFloat? = nil, bottom: CGFloat? = nil) -> some View { self }
  func markdownMargin(top: RelativeSize? = nil, bottom: RelativeSize? = nil) -> some View { self }
}
