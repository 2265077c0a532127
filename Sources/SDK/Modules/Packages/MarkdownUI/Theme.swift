// swift-markdown-ui: the declarations of Theme, as its documentation has them.

/// How texts and blocks look. The styles of texts, and those of what holds several blocks (lists, quotations,
/// tables), are not heard.
struct Theme {
  static let basic = Theme()
  static let docC = Theme()
  static let gitHub = Theme()

  var text: TextStyle = EmptyTextStyle()
  var code: TextStyle = EmptyTextStyle()
  var emphasis: TextStyle = EmptyTextStyle()
  var strong: TextStyle = EmptyTextStyle()
  var strikethrough: TextStyle = EmptyTextStyle()
  var link: TextStyle = EmptyTextStyle()
  var heading1 = BlockStyle<BlockConfiguration> { $0.label }
  var heading2 = BlockStyle<BlockConfiguration> { $0.label }
  var heading3 = BlockStyle<BlockConfiguration> { $0.label }
  var heading4 = BlockStyle<BlockConfiguration> { $0.label }
  var heading5 = BlockStyle<BlockConfiguration> { $0.label }
  var heading6 = BlockStyle<BlockConfiguration> { $0.label }
  var paragraph = BlockStyle<BlockConfiguration> { $0.label }
  var blockquote = BlockStyle<BlockConfiguration> { $0.label }
  var image = BlockStyle<BlockConfiguration> { $0.label }
  var list = BlockStyle<BlockConfiguration> { $0.label }
  var listItem = BlockStyle<BlockConfiguration> { $0.label }
  var table = BlockStyle<BlockConfiguration> { $0.label }
  var codeBlock = BlockStyle<CodeBlockConfiguration> { $0.label }
  var tableCell = BlockStyle<TableCellConfiguration> { $0.label }
  var taskListMarker = BlockStyle<TaskListMarkerConfiguration>.checkmarkSquare
  var bulletedListMarker = BlockStyle<ListMarkerConfiguration>.discCircleSquare
  var numberedListMarker = BlockStyle<ListMarkerConfiguration>.decimal
  var thematicBreak = BlockStyle<Void> { Divider() }

  init() {}

  private func with<Part>(_ part: WritableKeyPath<Theme, Part>, _ value: Part) -> Theme {
    var theme = self
    theme[keyPath: part] = value
    return theme
  }

  func text<S: TextStyle>(@TextStyleBuilder text: () -> S) -> Theme { with(\.text, text()) }
  func code<S: TextStyle>(@TextStyleBuilder code: () -> S) -> Theme { with(\.code, code()) }
  func emphasis<S: TextStyle>(@TextStyleBuilder emphasis: () -> S) -> Theme { with(\.emphasis, emphasis()) }
  func strong<S: TextStyle>(@TextStyleBuilder strong: () -> S) -> Theme { with(\.strong, strong()) }
  func strikethrough<S: TextStyle>(@TextStyleBuilder strikethrough: () -> S) -> Theme {
    with(\.strikethrough, strikethrough())
  }
  func link<S: TextStyle>(@TextStyleBuilder link: () -> S) -> Theme { with(\.link, link()) }

  func heading1<Body: View>(@ViewBuilder body: @escaping (_ configuration: BlockConfiguration) -> Body)
    -> Theme
  {
    with(\.heading1, BlockStyle(body: body))
  }
  func heading2<Body: View>(@ViewBuilder body: @escaping (_ configuration: BlockConfiguration) -> Body)
    -> Theme
  {
    with(\.heading2, BlockStyle(body: body))
  }
  func heading3<Body: View>(@ViewBuilder body: @escaping (_ configuration: BlockConfiguration) -> Body)
    -> Theme
  {
    with(\.heading3, BlockStyle(body: body))
  }
  func heading4<Body: View>(@ViewBuilder body: @escaping (_ configuration: BlockConfiguration) -> Body)
    -> Theme
  {
    with(\.heading4, BlockStyle(body: body))
  }
  func heading5<Body: View>(@ViewBuilder body: @escaping (_ configuration: BlockConfiguration) -> Body)
    -> Theme
  {
    with(\.heading5, BlockStyle(body: body))
  }
  func heading6<Body: View>(@ViewBuilder body: @escaping (_ configuration: BlockConfiguration) -> Body)
    -> Theme
  {
    with(\.heading6, BlockStyle(body: body))
  }
  func paragraph<Body: View>(@ViewBuilder body: @escaping (_ configuration: BlockConfiguration) -> Body)
    -> Theme
  {
    with(\.paragraph, BlockStyle(body: body))
  }
  func blockquote<Body: View>(@ViewBuilder body: @escaping (_ configuration: BlockConfiguration) -> Body)
    -> Theme
  {
    with(\.blockquote, BlockStyle(body: body))
  }
  func image<Body: View>(@ViewBuilder body: @escaping (_ configuration: BlockConfiguration) -> Body) -> Theme
  {
    with(\.image, BlockStyle(body: body))
  }
  func list<Body: View>(@ViewBuilder body: @escaping (_ configuration: BlockConfiguration) -> Body) -> Theme {
    with(\.list, BlockStyle(body: body))
  }
  func listItem<Body: View>(@ViewBuilder body: @escaping (_ configuration: BlockConfiguration) -> Body)
    -> Theme
  {
    with(\.listItem, BlockStyle(body: body))
  }
  func table<Body: View>(@ViewBuilder body: @escaping (_ configuration: BlockConfiguration) -> Body) -> Theme
  {
    with(\.table, BlockStyle(body: body))
  }
  func codeBlock<Body: View>(
    @ViewBuilder body: @escaping (_ configuration: CodeBlockConfiguration) -> Body
  ) -> Theme { with(\.codeBlock, BlockStyle(body: body)) }
  func tableCell<Body: View>(
    @ViewBuilder body: @escaping (_ configuration: TableCellConfiguration) -> Body
  ) -> Theme { with(\.tableCell, BlockStyle(body: body)) }
  func taskListMarker<Body: View>(
    @ViewBuilder body: @escaping (_ configuration: TaskListMarkerConfiguration) -> Body
  ) -> Theme { with(\.taskListMarker, BlockStyle(body: body)) }
  func bulletedListMarker<Body: View>(
    @ViewBuilder body: @escaping (_ configuration: ListMarkerConfiguration) -> Body
  ) -> Theme { with(\.bulletedListMarker, BlockStyle(body: body)) }
  func numberedListMarker<Body: View>(
    @ViewBuilder body: @escaping (_ configuration: ListMarkerConfiguration) -> Body
  ) -> Theme { with(\.numberedListMarker, BlockStyle(body: body)) }
  func taskListMarker(_ taskListMarker: BlockStyle<TaskListMarkerConfiguration>) -> Theme {
    with(\.taskListMarker, taskListMarker)
  }
  func bulletedListMarker(_ bulletedListMarker: BlockStyle<ListMarkerConfiguration>) -> Theme {
    with(\.bulletedListMarker, bulletedListMarker)
  }
  func numberedListMarker(_ numberedListMarker: BlockStyle<ListMarkerConfiguration>) -> Theme {
    with(\.numberedListMarker, numberedListMarker)
  }
  func thematicBreak<Body: View>(@ViewBuilder body: @escaping () -> Body) -> Theme {
    with(\.thematicBreak, BlockStyle<Void>(body: body))
  }
}
