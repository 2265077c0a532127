// swift-markdown-ui: the declarations of Document, as version 1 of its package has them.

/// A text in Markdown, as the package's first version is given it.
struct Document {
  let _text: String

  init(_ content: String) { _text = content }
  init(contentsOf url: URL) throws { _text = try String(contentsOf: url, encoding: .utf8) }
}
