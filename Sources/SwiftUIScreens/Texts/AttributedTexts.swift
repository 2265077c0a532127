import EarshotSwiftRuntime
import EarshotViewTree

/// Texts with attributes: `AttributedString`, whose stretches the SDK's code tells (`_SpokenRun`).
extension ViewExpander {
  /// nil for a value of any other type.
  func attributedContent(of value: TypedValue) throws -> TextContent? {
    guard let nominal = value.type.nominal, nominal.name == "AttributedString",
      nominal === machine.nominal("AttributedString", of: "Foundation"),
      let property = machine.program.ownValues(named: "_spokenRuns", of: nominal).first
    else { return nil }
    let runs = try machine.read(property, of: value)
    guard case .list(let list) = runs.value, let type = runs.type.arguments.first else { return nil }
    return TextContent(runs: list.map { spokenRun(TypedValue($0, type)) })
  }

  private func spokenRun(_ run: TypedValue) -> TextContent.Run {
    func text(_ name: String) -> String? {
      if case .text(let text)? = field(name, of: run)?.value.unwrapped { text } else { nil }
    }
    func isOn(_ name: String) -> Bool {
      if case .boolean(true)? = field(name, of: run)?.value { true } else { false }
    }
    var attributes = TextAttributes()
    attributes.link = text("link")
    attributes.language = text("language")
    attributes.phoneticNotation = text("phoneticNotation")
    if case .floating(let pitch)? = field("pitch", of: run)?.value { attributes.pitch = pitch }
    if case .integer(let level)? = field("headingLevel", of: run)?.value, (1...6).contains(level) {
      attributes.headingLevel = Int(level)
    }
    attributes.spellsOutCharacters = isOn("spellsOutCharacters")
    attributes.alwaysIncludesPunctuation = isOn("alwaysIncludesPunctuation")
    attributes.isBold = isOn("isBold")
    attributes.isItalic = isOn("isItalic")
    attributes.isUnderlined = isOn("isUnderlined")
    return TextContent.Run(text("text") ?? "", attributes)
  }
}

/// `AttributedString(markdown:)`, which Foundation has on Apple's platforms alone.
extension Natives {
  mutating func addMarkdown() {
    self["AttributedString._markdown(_:_:_:)"] = { arguments, _ in
      guard case .text(let text) = arguments[1], case .boolean(let isFull) = arguments[2],
        case .boolean(let keepsSpace) = arguments[3]
      else { throw Interruption.unknown("a text in Markdown") }
      let blocks = isFull ? Markdown.blocks(of: text) : [text]
      let runs = blocks.flatMap { block in
        Markdown.parse(TextContent(keepsSpace ? block : block.replacing("\n", with: " "))).runs
      }
      return .list(ContiguousArray(runs.map(\.markdownPart)))
    }
  }
}

extension TextContent.Run {
  /// The text, the bits of `InlinePresentationIntent` and the link.
  fileprivate var markdownPart: RuntimeValue {
    let intent = (attributes.isItalic ? 1 : 0) + (attributes.isBold ? 2 : 0)
    let link: RuntimeValue = attributes.link.map { .text($0).wrapped } ?? .none(0)
    return .tuple(.text(string), .integer(intent), link)
  }
}
