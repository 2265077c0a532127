import EarshotViewTree
import EarshotVocabulary

extension Machine {
  /// `AttributedString(…)`, `AttributedString(markdown:)`, `NSAttributedString(string:)`.
  func makeAttributed(_ call: LibraryCall) -> Value? {
    guard let first = call.first else { return .attributed(TextContent("")) }
    if let markdown = string(call["markdown"]) { return .attributed(Markdown.parse(TextContent(markdown))) }
    if case .attributed = first { return first }
    if case .symbol(let symbol) = first, symbol.name == "init", let inner = symbol.arguments?.first {
      // `AttributedString(.init("…"))`: by way of a text of some kind.
      return makeAttributed(
        LibraryCall(call.name, [EvaluatedArgument(label: inner.label, value: inner.value)], call.expression))
    }
    guard let text = string(call["string"] ?? call["stringLiteral"] ?? first) else { return nil }
    var content = TextContent(text)
    if let attributes = call["attributes"] { apply(attributes, to: &content.runs) }
    return .attributed(content)
  }

  private func apply(_ attributes: Value, to runs: inout [TextContent.Run]) {
    switch attributes {
    case .record(let record):
      for field in record.fields {
        if let label = field.label { setAttribute(label, to: field.value, in: &runs) }
      }
    case .dictionary(let pairs):
      for (key, value) in pairs { if let name = key.symbolName { setAttribute(name, to: value, in: &runs) } }
    default: break
    }
  }

  /// Gives every run an attribute that speech knows; others only change the look.
  func setAttribute(_ name: String, to value: Value, in runs: inout [TextContent.Run]) {
    for index in runs.indices {
      switch name {
      case "link": runs[index].attributes.link = string(value)
      case "accessibilitySpeechSpellsOutCharacters", "accessibilitySpeechSpellOut":
        runs[index].attributes.spellsOutCharacters = value.boolValue ?? false
      case "accessibilitySpeechIncludesPunctuation", "accessibilitySpeechPunctuation":
        runs[index].attributes.alwaysIncludesPunctuation = value.boolValue ?? false
      case "accessibilitySpeechAdjustedPitch", "accessibilitySpeechPitch":
        runs[index].attributes.pitch = value.doubleValue ?? 0
      case "accessibilitySpeechPhoneticNotation", "accessibilitySpeechIPANotation":
        runs[index].attributes.phoneticNotation = string(value)
      case "languageIdentifier", "accessibilitySpeechLanguage":
        runs[index].attributes.language = string(value)
      case "accessibilityHeadingLevel", "accessibilityTextHeadingLevel":
        let level = value.exactInt ?? value.symbolName.flatMap { Int($0.dropFirst()) }
        runs[index].attributes.headingLevel = level.flatMap { (1...6).contains($0) ? $0 : nil }
      case "inlinePresentationIntent":
        let names = [value.symbolName].compactMap { $0 } + (value.arrayValue ?? []).compactMap(\.symbolName)
        runs[index].attributes.isBold = names.contains("stronglyEmphasized")
        runs[index].attributes.isItalic = names.contains("emphasized")
      case "accessibilitySpeechAnnouncementPriority":
        runs[index].attributes.announcementPriority = value.symbolName.flatMap {
          AnnouncementPriority(rawValue: $0)
        }
      case "accessibilitySpeechQueueAnnouncement":
        // Before priorities (iOS 17) an announcement was queued by this attribute (D365-78, Apple).
        if value.boolValue == true { runs[index].attributes.announcementPriority = .low }
      case "underlineStyle": runs[index].attributes.isUnderlined = !value.isNone
      default: break
      }
    }
  }

  func attributedProperty(_ name: String, _ text: TextContent) throws(Interrupt) -> Value? {
    switch name {
    case "length": return .int(text.string.utf16.count)
    case "characters", "string": return .string(text.string)
    case "startIndex": return stringIndex(0)
    case "endIndex": return stringIndex(text.string.count)
    case "runs":
      return .array(
        text.runs.map { run in
          .record(
            "AttributedString.Run",
            [
              "text": .attributed(TextContent(runs: [run])),
              "link": run.attributes.link.map { .url($0) } ?? .none,
            ])
        })
    case "link": return text.runs.first?.attributes.link.map { .url($0) } ?? Value.none
    case "font", "foregroundColor", "backgroundColor", "underlineStyle", "strikethroughStyle", "kern",
      "baselineOffset",
      "inlinePresentationIntent", "languageIdentifier", "accessibilitySpeechSpellsOutCharacters",
      "accessibilityTextCustom",
      "accessibilitySpeechPhoneticNotation", "accessibilitySpeechAdjustedPitch",
      "accessibilitySpeechIncludesPunctuation",
      "accessibilityHeadingLevel", "accessibilitySpeechAnnouncementPriority",
      "accessibilitySpeechQueueAnnouncement",
      "paragraphStyle", "tracking", "imageURL", "appKit", "uiKit", "swiftUI":
      return Value.none
    default: return nil
    }
  }

  func attributedMethod(of value: inout Value, _ text: TextContent, _ call: LibraryCall) throws(Interrupt)
    -> Value?
  {
    switch call.name {
    case "append", "insert":
      guard let more = call.first else { return nil }
      let added: TextContent =
        if case .attributed(let content) = more { content } else {
          TextContent(string(more) ?? describe(more))
        }
      try check(length: text.string.utf8.count + added.string.utf8.count, call.expression)
      value = .attributed(text + added)
      return .void
    case "mergeAttributes", "setAttributes", "addAttribute", "addAttributes", "replaceAttributes":
      var changed = text
      let whole = call.name != "addAttribute"
      if whole, let attributes = call.first { apply(attributes, to: &changed.runs) }
      if !whole, let name = call.first?.symbolName, let new = call["value"] {
        setAttribute(name, to: new, in: &changed.runs)
      }
      value = .attributed(changed)
      return .void
    case "mergingAttributes", "settingAttributes":
      var changed = text
      if let attributes = call.first { apply(attributes, to: &changed.runs) }
      return .attributed(changed)
    case "formatted": return .attributed(text)
    case "deleteCharacters", "replaceCharacters", "attributedSubstring":
      guard let range = (call["in"] ?? call["from"])?.record(of: "NSRange") else { return nil }
      let start = max(range["location"]?.exactInt ?? 0, 0)
      let end = start.addingReportingOverflow(max(range["length"]?.exactInt ?? 0, 0)).partialValue
      let inner = text.part(from: start, to: end)
      if call.name == "attributedSubstring" { return .attributed(inner) }
      let new: TextContent =
        switch call["with"] {
        case .attributed(let content)?: content
        case let other?: TextContent(string(other) ?? "")
        case nil: TextContent("")
        }
      value = .attributed(text.part(from: 0, to: start) + new + text.part(from: end, to: .max))
      return .void
    case "enumerateAttribute", "enumerateAttributes", "fixAttributes", "removeAttribute", "beginEditing",
      "endEditing":
      return .void
    default: return nil
    }
  }
}

extension TextContent {
  /// The part between two places, counted in characters; places beyond the end are the end.
  fileprivate func part(from start: Int, to end: Int) -> TextContent {
    var result: [Run] = []
    var position = 0
    for run in runs {
      let count = run.string.count
      let low = min(max(start - position, 0), count)
      let high = min(max(end - position, 0), count)
      if low < high {
        var part = run
        part.string = String(run.string.dropFirst(low).prefix(high - low))
        result.append(part)
      }
      position += count
    }
    return TextContent(runs: result)
  }
}
