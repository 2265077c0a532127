import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary
import Foundation

extension ViewExpander {
  func text(_ call: RecordedCall, at identity: Identity) throws -> ViewNode {
    var node = try node("Text", call, at: identity)
    node.arguments = [Argument(nil, .text(try bounded(call)))]
    return node
  }

  /// What a text says; of one that has too many parts it is said that it is not known.
  private func bounded(_ call: RecordedCall) throws -> TextContent {
    do { return try content(of: call) } catch Interruption.unknown(let cause, let place)
      where cause.isBeyondBounds
    {
      machine.store.note(
        RuntimeGap(.value, source: "Text", name: "Text", cause: cause, place: place ?? firstPlace(call)))
      return TextContent("«Text»")
    }
  }

  /// Where a text was made, or the first that it is joined of: an operator has no place.
  private func firstPlace(_ call: RecordedCall) -> CodePlace? {
    if let place = call.record.place { return place }
    guard let first = call.arguments.first, case .record(let record) = machine.opened(first.typed).value
    else {
      return nil
    }
    return firstPlace(RecordedCall(record, machine))
  }

  /// What a `Text` says, with what its own modifiers say of how; nil where the value is none.
  func textContent(of value: TypedValue) throws -> TextContent? {
    try textParts.enter()
    defer { textParts.leave() }
    let value = machine.opened(value)
    if case .host(let host) = value.value, let passed = host.value as? PassedOver {
      return try textContent(of: TypedValue(passed.value, passed.type ?? value.type))
    }
    if case .unknown(let unknown) = value.value, value.type.nominal === types.text {
      var gap = unknown.gap
      gap.subject = .value
      machine.store.note(gap)
      return TextContent(unknown.shown)
    }
    guard case .record(let record) = value.value else { return nil }
    let call = RecordedCall(record, machine)
    if let receiver = machine.receiver(of: record) {
      guard var content = try textContent(of: TypedValue(receiver.value, receiver.type)) else { return nil }
      try apply(call, to: &content)
      return content
    }
    if call.typeName == "Image" { return try picture(call) }
    guard call.typeName == "Text" else { return nil }
    return try content(of: call)
  }

  /// A picture among words, by the name of the symbol or of the asset.
  private func picture(_ call: RecordedCall) throws -> TextContent {
    guard let name = call.arguments.first, case .text(let text) = machine.opened(name.typed).value else {
      throw Interruption.unknown("a picture in a text", call.record.place)
    }
    var attributes = TextAttributes()
    attributes.imageName = text
    return TextContent(runs: [TextContent.Run("", attributes)])
  }

  /// `Text(day, formatter: dayFormatter)`: what the formatter writes, in the form that each of its kind has.
  private func formatted(
    _ value: TypedValue, by formatter: RecordedCall.Given, _ call: RecordedCall
  ) throws -> String {
    let formatter = machine.opened(formatter.typed)
    guard case .object(let object) = formatter.value else {
      throw Interruption.unknown("what a formatter writes", call.record.place)
    }
    var current: Type? = object.type
    while let type = current, let nominal = type.nominal {
      for method in machine.program.ownValues(named: "string", of: nominal) where !method.isStatic {
        guard let labels = method.labels, labels == ["from"] || labels == ["for"],
          let parameter = machine.program.interface(of: method).parameters?.first,
          let given = try machine.cast(value.value, from: value.type, to: machine.plain(parameter.type))
        else { continue }
        var arguments: ContiguousArray<RuntimeValue> = [formatter.value, given]
        let written = try machine.call(member: method, on: object.type, own: [], &arguments)
        if case .text(let text)? = written.unwrapped { return text }
      }
      current = machine.program.superclass(of: type)
    }
    throw Interruption.unknown("what \(object.type) writes", call.record.place)
  }

  private func content(of call: RecordedCall) throws -> TextContent {
    if call.name == "+" {
      let parts = try call.arguments.compactMap { try textContent(of: $0.typed) }
      return parts.reduce(TextContent(""), +)
    }
    guard let first = call.arguments.first else { return TextContent("") }
    if case .unknown(let unknown) = first.value { return TextContent(unknown.shown) }
    if let format = call["format"] {
      return try plainText(of: formattedValue(first.typed, by: format.typed), near: call)
    }
    if let text = try dateText(call) { return text }
    if let formatter = call["formatter"] {
      return TextContent(try formatted(first.typed, by: formatter, call))
    }
    if first.type.nominal === types.key {
      return try words(of: first.typed, table: call["tableName"] ?? call["table"], near: call)
    }
    return try plainText(of: first.typed, near: call)
  }

  /// A value where a text is wanted.
  func plainText(of value: TypedValue, near call: RecordedCall?) throws -> TextContent {
    let value = machine.opened(value)
    if let content = try textContent(of: value) { return content }
    if value.type.nominal === types.key { return try words(of: value, table: nil, near: call) }
    if isResource(value.type) { return try words(ofResource: value, near: call) }
    if let content = try attributedContent(of: value) { return content }
    switch value.value {
    case .unknown(let unknown): return TextContent(unknown.shown)
    case .text(let text): return TextContent(text)
    case .record, .function: break
    default:
      if value.type.nominal?.name == "Substring" {
        return TextContent(try machine.describe(value.value, value.type))
      }
    }
    throw Interruption.unknown("the text of a value of \(value.type)")
  }

  /// The words of a `LocalizedStringKey`.
  private func words(
    of value: TypedValue, table: RecordedCall.Given?, near call: RecordedCall?
  ) throws -> TextContent {
    guard case .text(let words)? = field("key", of: value)?.value else {
      throw Interruption.unknown("the words of a text")
    }
    var key = ScreenTexts.Key(key: words)
    if case .text(let name)? = table?.value.unwrapped { key.table = name }
    key.file = call?.record.place?.path
    key.arguments = try arguments(field("arguments", of: value))
    return run.texts(in: locale).content(of: key)
  }

  func isResource(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.name == "LocalizedStringResource" else { return false }
    return nominal.context.file.module.name == "Foundation"
  }

  /// The words of a `LocalizedStringResource`.
  private func words(ofResource value: TypedValue, near call: RecordedCall?) throws -> TextContent {
    guard case .text(let words)? = field("key", of: value)?.value, let own = field("defaultValue", of: value)
    else {
      throw Interruption.unknown("the words of a text")
    }
    var key = ScreenTexts.Key(key: words)
    if case .text(let name)? = field("table", of: value)?.value.unwrapped { key.table = name }
    if case .text(let words)? = field("_words", of: value)?.value.unwrapped { key.words = words }
    key.file = call?.record.place?.path
    key.arguments = try arguments(field("_arguments", of: own))
    return run.texts(in: locale).content(of: key)
  }

  func field(_ name: String, of value: TypedValue) -> TypedValue? {
    let properties = machine.keptProperties(of: value.type)
    guard case .fields(let fields) = value.value,
      let place = properties.firstIndex(where: { $0.property.name == name }), place < fields.count
    else { return nil }
    return TypedValue(fields[place], properties[place].type)
  }

  private func arguments(_ list: TypedValue?) throws -> [ScreenTexts.Argument] {
    guard let list, case .list(let arguments) = list.value, let element = list.type.arguments.first else {
      return []
    }
    return try arguments.map { try argument(TypedValue($0, element)) }
  }

  private func argument(_ value: TypedValue) throws -> ScreenTexts.Argument {
    let value = machine.opened(value)
    if let content = try textContent(of: value) { return .content(content) }
    if isResource(value.type) { return .content(try words(ofResource: value, near: nil)) }
    if let content = try attributedContent(of: value) { return .content(content) }
    if value.type.nominal?.name == "_FormattedArgument", case .fields(let fields) = value.value,
      case .function(let format)? = fields.first
    {
      guard
        case .text(let text) = try format.call(.host(Locale(identifier: locale ?? run.environment.locale)))
      else {
        throw Interruption.unknown("a formatted value in a text")
      }
      return .text(text)
    }
    // An optional is written as the value that it is.
    if machine.program.language.wrapped(value.type) != nil {
      return .text(try machine.describe(value.value, value.type))
    }
    return try run.textArgument(value)
  }

  /// The text that a format style makes of a value.
  func formatted(_ value: TypedValue, by format: TypedValue) throws -> String {
    guard case .text(let text) = try formattedValue(value, by: format).value else {
      throw Interruption.unknown("a text by a format")
    }
    return text
  }

  /// What a format style makes of a value: a text or one with attributes.
  private func formattedValue(_ value: TypedValue, by format: TypedValue) throws -> TypedValue {
    guard let style = machine.nominal("FormatStyle", of: "Foundation"),
      let requirement = machine.requirement("format", of: style)
    else { throw Interruption.unknown("how a value is formatted") }
    var format = machine.opened(format)
    if let locale, let localized = machine.requirement("locale", of: style) {
      var given: ContiguousArray<RuntimeValue> = [format.value, .host(Locale(identifier: locale))]
      format.value = try machine.call(member: localized, on: format.type, own: [], &given)
    }
    var arguments: ContiguousArray<RuntimeValue> = [format.value, value.value]
    return try machine.call(member: requirement, returning: format.type, &arguments)
  }

  private func apply(_ call: RecordedCall, to content: inout TextContent) throws {
    let first = call.arguments.first
    var isOn = true
    if case .boolean(let value)? = first?.value { isOn = value }
    let label =
      call.name == "accessibilityLabel" ? try first.map { try plainText(of: $0.typed, near: call) } : nil
    for index in content.runs.indices {
      switch call.name {
      case "bold": content.runs[index].attributes.isBold = isOn
      case "italic": content.runs[index].attributes.isItalic = isOn
      case "underline": content.runs[index].attributes.isUnderlined = isOn
      case "speechSpellsOutCharacters": content.runs[index].attributes.spellsOutCharacters = isOn
      case "speechAlwaysIncludesPunctuation": content.runs[index].attributes.alwaysIncludesPunctuation = isOn
      case "speechAdjustedPitch":
        if case .floating(let pitch)? = first?.value { content.runs[index].attributes.pitch = pitch }
      case "accessibilityHeading":
        if let name = try first.flatMap({ try symbol(of: $0.typed)?.name }), let level = Int(name.dropFirst())
        {
          content.runs[index].attributes.headingLevel = level
        }
      case "accessibilityLabel":
        content.runs[index].attributes.accessibilityLabel = index == 0 ? label?.string : ""
      default: break
      }
    }
  }
}

/// How many texts one text is joined of: one that is joined to itself a few times has more than there is time for.
struct TextParts {
  private static let most = 20_000
  private var count = 0
  private var depth = 0

  mutating func enter() throws {
    if depth == 0 { count = 0 }
    count += 1
    if count > TextParts.most {
      throw Interruption.unknown(.beyondBounds("a text of more than \(TextParts.most) parts"))
    }
    depth += 1
  }

  mutating func leave() { depth -= 1 }
}
