import EarshotLocalization
import EarshotViewTree

extension Machine {
  /// The words of a localisable text: looked up in the catalogs, arguments put in as the locale
  /// writes them, Markdown taken out.
  func resolve(_ text: LocalizedText) -> TextContent {
    let format = project.localizedFormat(of: text, locale: environment.locale, self)
    if let format { return Markdown.parse(insert(text, into: format)) }
    if let value = text.defaultValue { return Markdown.parse(TextContent(value)) }
    var runs: [TextContent.Run] = []
    for segment in text.segments {
      switch segment {
      case .literal(let literal): runs.append(TextContent.Run(literal))
      case .argument(let value, let placeholder):
        runs.append(TextContent.Run(argumentText(value, placeholder)))
      case .content(let content): runs += content.runs
      }
    }
    return Markdown.parse(TextContent(runs: merged(runs)))
  }

  private func merged(_ runs: [TextContent.Run]) -> [TextContent.Run] {
    var result: [TextContent.Run] = []
    for run in runs {
      if let last = result.last, last.attributes == run.attributes {
        result[result.count - 1].string += run.string
      } else {
        result.append(run)
      }
    }
    return result
  }

  /// An argument of a localisable text: numbers are grouped by locale (settled: "Numbers in a
  /// LocalizedStringKey").
  func argumentText(_ value: Value, _ placeholder: String) -> String {
    switch value {
    case .int(let int): return NumberNotation(locale: environment.locale).integer(int)
    case .double(let double):
      if placeholder != "%lf" { return format(placeholder, [value]) }
      return NumberNotation(locale: environment.locale).decimal(
        double, minimumFractionDigits: 6, maximumFractionDigits: 6)
    default: return describe(value)
    }
  }

  /// Puts the arguments into a translated format: `%@`, `%lld`, `%1$@`.
  private func insert(_ text: LocalizedText, into format: String) -> TextContent {
    var arguments: [(Value?, TextContent?, String)] = []
    for segment in text.segments {
      switch segment {
      case .literal: break
      case .argument(let value, let placeholder): arguments.append((value, nil, placeholder))
      case .content(let content): arguments.append((nil, content, "%@"))
      }
    }
    var runs: [TextContent.Run] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      var specifier = rest.prefix { $0.isNumber || "$.#+- lhqztjL".contains($0) }
      rest = rest.dropFirst(specifier.count)
      guard rest.popFirst() != nil else { break }
      var index = next
      if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
        index = position - 1
        specifier = specifier[specifier.index(after: dollar)...]
      } else {
        next += 1
      }
      guard arguments.indices.contains(index) else { continue }
      let argument = arguments[index]
      if let value = argument.0 {
        literal += argumentText(value, argument.2)
      } else if let content = argument.1 {
        if !literal.isEmpty { runs.append(TextContent.Run(literal)) }
        literal = ""
        runs += content.runs
      }
    }
    literal += rest
    if !literal.isEmpty { runs.append(TextContent.Run(literal)) }
    return TextContent(runs: runs)
  }
}
