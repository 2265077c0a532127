import EarshotViewTree

/// `AttributedString.Runs`: the parts of a text within which no attribute changes.
extension Machine {
  func attributedRuns(of text: TextContent) -> Value {
    var start = 0
    var runs: [Value] = []
    for run in text.runs {
      let end = start + run.string.count
      runs.append(
        .record(
          "AttributedString.Run",
          [
            "text": .attributed(TextContent(runs: [run])), "range": places(start, end),
            "link": run.attributes.link.map { .url($0) } ?? .none,
            "inlinePresentationIntent": presentationIntent(of: run.attributes),
          ]))
      start = end
    }
    return .array(runs)
  }

  /// `text.runs[\.link]`: neighbours with the same value count as one, each with the value and its range.
  func attributedRuns(_ runs: [Value], by path: KeyPathValue, _ expression: Expression) throws(Interrupt)
    -> Value?
  {
    var parts: [(value: Value, lower: Value, upper: Value)] = []
    for case .record(let run) in runs {
      guard run.type == "AttributedString.Run", case .range(let range)? = run["range"],
        let lower = range.lower, let upper = range.upper
      else { return nil }
      let value = try follow(path, from: .record(run), expression)
      if let last = parts.last, equal(last.value, value) {
        parts[parts.count - 1].upper = upper
      } else {
        parts.append((value, lower, upper))
      }
    }
    return .array(
      parts.map { part in
        .tuple([
          (nil, part.value), (nil, .range(RangeValue(lower: part.lower, upper: part.upper, isClosed: false))),
        ])
      })
  }

  /// What Markdown's `*emphasis*` and `**strong emphasis**` leave on a part of a text.
  private func presentationIntent(of attributes: TextAttributes) -> Value {
    var names: [String] = []
    if attributes.isItalic { names.append("emphasized") }
    if attributes.isBold { names.append("stronglyEmphasized") }
    let options = names.map { Value.symbol("InlinePresentationIntent", $0) }
    return options.count > 1 ? .array(options) : options.first ?? .none
  }

  /// What looks different in a part of a text and is not kept, since nothing of it is heard.
  static let looksOfRuns: Set<String> = [
    "backgroundColor", "baselineOffset", "font", "foregroundColor", "imageURL", "kern", "presentationIntent",
    "strikethroughStyle", "tracking", "underlineStyle",
  ]

  private func places(_ start: Int, _ end: Int) -> Value {
    .range(RangeValue(lower: stringIndex(start), upper: stringIndex(end), isClosed: false))
  }
}
