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

  /// `text.runs[\.link]` and `text.runs[\.link, \.quote]`: neighbors with the same values count as one, each with
  /// the values and its range.
  func attributedRuns(_ runs: [Value], by keys: [Value], _ expression: Expression) throws(Interrupt) -> Value?
  {
    var parts: [(values: [Value], lower: Value, upper: Value)] = []
    for case .record(let run) in runs {
      guard run.type == "AttributedString.Run", case .range(let range)? = run["range"],
        let lower = range.lower, let upper = range.upper
      else { return nil }
      var values: [Value] = []
      for case .keyPath(let path) in keys { values.append(try follow(path, from: .record(run), expression)) }
      if let last = parts.last, zip(last.values, values).allSatisfy({ equal($0, $1) }) {
        parts[parts.count - 1].upper = upper
      } else {
        parts.append((values, lower, upper))
      }
    }
    return .array(
      parts.map { part in
        let range = Value.range(RangeValue(lower: part.lower, upper: part.upper, isClosed: false))
        return .tuple(part.values.map { (nil, $0) } + [(nil, range)])
      })
  }

  /// Whether an attribute is one that a scope of the app's declares and that nothing gave to any text.
  func isUnsetAttribute(_ name: String) -> Bool {
    !setAttributes.contains(name)
      && project.allTypes.contains { type in
        type.properties[name] != nil && project.allNames(of: type).contains("AttributeScope")
      }
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
