// swift-markdown-ui: the declarations of TableCellConfiguration, as its documentation has them.

struct TableCellConfiguration {
  struct Label: View {
    let body: AnyView
  }
  let row: Int
  let column: Int
  let label: Label
  let content: MarkdownContent
}
