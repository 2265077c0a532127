// swift-markdown-ui: what it adds to View, as its documentation has it.

extension View {
  func markdownTheme(_ theme: Theme) -> some View { environment(\._markdownTheme, theme) }
  func markdownCodeSyntaxHighlighter(_ codeSyntaxHighlighter: CodeSyntaxHighlighter) -> some View {
    environment(\._codeHighlighter, codeSyntaxHighlighter)
  }
  func markdownBlockStyle<Body: View>(
    _ keyPath: WritableKeyPath<Theme, BlockStyle<Void>>, @ViewBuilder body: @escaping () -> Body
  ) -> some View {
    transformEnvironment(\._markdownTheme) { $0[keyPath: keyPath] = BlockStyle<Void>(body: body) }
  }
  func markdownBlockStyle<Configuration, Body: View>(
    _ keyPath: WritableKeyPath<Theme, BlockStyle<Configuration>>,
    @ViewBuilder body: @escaping (_ configuration: Configuration) -> Body
  ) -> some View {
    transformEnvironment(\._markdownTheme) { $0[keyPath: keyPath] = BlockStyle(body: body) }
  }
  func markdownTaskListMarker(_ value: BlockStyle<TaskListMarkerConfiguration>) -> some View {
    transformEnvironment(\._markdownTheme) { $0.taskListMarker = value }
  }
  func markdownBulletedListMarker(_ value: BlockStyle<ListMarkerConfiguration>) -> some View {
    transformEnvironment(\._markdownTheme) { $0.bulletedListMarker = value }
  }
  func markdownNumberedListMarker(_ value: BlockStyle<ListMarkerConfiguration>) -> some View {
    transformEnvironment(\._markdownTheme) { $0.numberedListMarker = value }
  }
  func markdownTextStyle<S: TextStyle>(@TextStyleBuilder textStyle: @escaping () -> S) -> some View { self }
  func markdownTextStyle<S: TextStyle>(
    _ keyPath: WritableKeyPath<Theme, TextStyle>, @TextStyleBuilder textStyle: () -> S
  ) -> some View { self }
  func markdownSoftBreakMode(_ softBreakMode: SoftBreak.Mode) -> some View { self }
  func markdownMargin(top: CGFloat? = nil, bottom: CGFloat? = nil) -> some View { self }
  func markdownMargin(top: RelativeSize? = nil, bottom: RelativeSize? = nil) -> some View { self }
  func relativePadding(_ edges: Edge.Set = .all, length: RelativeSize) -> some View { self }
  func relativeLineSpacing(_ lineSpacing: RelativeSize) -> some View { self }
  func relativeFrame(
    width: RelativeSize? = nil, height: RelativeSize? = nil, alignment: Alignment = .center
  ) -> some View { self }
  func relativeFrame(
    minWidth: RelativeSize? = nil, idealWidth: RelativeSize? = nil, maxWidth: RelativeSize? = nil,
    minHeight: RelativeSize? = nil, idealHeight: RelativeSize? = nil, maxHeight: RelativeSize? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
}
