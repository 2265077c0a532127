import EarshotSwiftRuntime

/// What makes attributed strings of documents.
extension Natives {
  mutating func addHTMLDocuments() {
    self["NSAttributedString._runs(ofHTML:)"] = { arguments, _ in
      .list(
        ContiguousArray(
          HTMLText.runs(of: try arguments[1].string).map { run in
            let style = run.style
            return .tuple(
              .text(run.string), .init(optional: style.link.map { .text($0) }), .boolean(style.isBold),
              .boolean(style.isItalic), .boolean(style.isUnderlined))
          }))
    }
  }
}
