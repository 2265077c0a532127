// swift-markdown-ui: the declarations of BlockConfiguration, as its documentation has them.

struct BlockConfiguration {
  struct Label: View {
    let body: AnyView
  }
  let label: Label
  let content: MarkdownContent
}
