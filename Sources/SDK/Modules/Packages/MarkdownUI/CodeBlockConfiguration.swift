// swift-markdown-ui: the declarations of CodeBlockConfiguration, as its documentation has them.

struct CodeBlockConfiguration {
  struct Label: View {
    let body: AnyView
  }
  let language: String?
  let content: String
  let label: Label
}
