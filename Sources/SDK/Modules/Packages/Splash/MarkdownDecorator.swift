// Splash (github.com/JohnSundell/Splash): the declarations of MarkdownDecorator, as its source has them.

/// Blocks of code become HTML, the rest stays as it is.
struct MarkdownDecorator {
  let _highlighter: SyntaxHighlighter<HTMLOutputFormat>

  init(classPrefix: String = "", grammar: any Grammar = SwiftGrammar()) {
    _highlighter = SyntaxHighlighter(format: HTMLOutputFormat(classPrefix: classPrefix), grammar: grammar)
  }

  func decorate(_ markdown: String) -> String {
    let parts = markdown.components(separatedBy: "```").enumerated().map { index, part in
      if index % 2 == 0 { return part }
      let code = part.trimmingCharacters(in: .whitespacesAndNewlines), mark = "no-highlight"
      // The line's end goes with the mark.
      let isPlain = code.hasPrefix(mark)
      let html = isPlain ? String(code.dropFirst(mark.count + 1))._escaped : _highlighter.highlight(code)
      return "<pre class=\"splash\"><code>\(html)</code></pre>"
    }
    return parts.joined()
  }
}
