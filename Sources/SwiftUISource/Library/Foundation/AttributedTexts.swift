import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary

extension Machine {
  /// `AttributedString(…)`, `AttributedString(markdown:)`, `NSAttributedString(string:)`.
  func makeAttributed(_ call: LibraryCall) -> Value? {
    guard let first = call.first else { return .attributed(TextContent("")) }
    if let html = string(call["_html"]) { return .attributed(HTMLText.content(of: html)) }
    if let content = attributedContent(of: first) { return .attributed(content) }
    if let markdown = string(call["markdown"]) { return .attributed(Markdown.parse(TextContent(markdown))) }
    if case .symbol(let symbol) = first, symbol.name == "init", let inner = symbol.arguments?.first {
      // `AttributedString(.init("…"))`: by way of a text of some kind.
      return makeAttributed(
        LibraryCall(call.name, [EvaluatedArgument(label: inner.label, value: inner.value)], call.expression))
    }
    let words = call["string"] ?? call["stringLiteral"] ?? first
    if case .unknown = words { return words }
    guard let text = string(words) else { return nil }
    var content = TextContent(text)
    if let attributes = call["attributes"] { apply(attributes, to: &content.runs) }
    return .attributed(content)
  }

  func apply(_ attributes: Value, to runs: inout [TextContent.Run]) {
    switch attributes {
    case .record(let record):
      for field in record.fields {
        if let label = field.label { setAttribute(label, to: field.value, in: &runs) }
      }
    case .dictionary(let pairs):
      for (key, value) in pairs {
        if let name = attributeName(key) { setAttribute(name, to: value, in: &runs) }
      }
    default: break
    }
  }

  /// The name of an attribute, as a member without its type or as a key of the app's own.
  func attributeName(_ key: Value?) -> String? {
    if case .structure(let instance)? = key, let index = instance.type.fieldIndex["rawValue"] {
      return string(instance.fields[index])
    }
    return key?.symbolName
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
      case "underlineStyle":
        runs[index].attributes.isUnderlined = !value.isNone && value.exactInt != 0
      default: setAttributes.insert(name)
      }
    }
  }

  func attributedProperty(_ name: String, _ text: TextContent) throws(Interrupt) -> Value? {
    switch name {
    case "length": return .int(text.string.utf16.count)
    case "characters", "string": return .string(text.string)
    case "startIndex": return stringIndex(0)
    case "endIndex": return stringIndex(text.string.count)
    case "runs": return attributedRuns(of: text)
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
    default: return isUnsetAttribute(name) ? Value.none : nil
    }
  }

  func attributedMethod(of value: inout Value, _ text: TextContent, _ call: LibraryCall) throws(Interrupt)
    -> Value?
  {
    switch call.name {
    case "insert" where call.has("at"), "replaceSubrange", "removeSubrange":
      guard let changed = try changingPart(of: text, call) else { return nil }
      value = .attributed(changed)
      return .void
    case "append", "insert":
      guard let more = call.first else { return nil }
      let added = attributedContent(of: more) ?? TextContent(string(more) ?? describe(more))
      try check(length: text.string.utf8.count + added.string.utf8.count, call.expression)
      value = .attributed(text + added)
      return .void
    case "mergeAttributes", "setAttributes", "addAttribute", "addAttributes", "replaceAttributes",
      "removeAttribute":
      try charge(text.runs.count, call.expression)
      value = .attributed(attributing(text, call))
      return .void
    case "mergingAttributes", "settingAttributes":
      var changed = text
      if let attributes = call.first { apply(attributes, to: &changed.runs) }
      return .attributed(changed)
    case "index":
      guard let start = offset(call.plain()), let distance = call["offsetByCharacters"]?.exactInt else {
        return nil
      }
      let (place, overflows) = start.addingReportingOverflow(distance)
      return stringIndex(overflows ? start : min(max(place, 0), text.string.count))
    case "replacingAttributes": return .attributed(attributing(text, call))
    case "formatted", "transformingAttributes": return .attributed(text)
    case "deleteCharacters", "replaceCharacters", "attributedSubstring":
      guard let range = units(call["in"] ?? call["from"] ?? call.plain(), in: text) else { return nil }
      if call.name == "attributedSubstring" {
        return .attributed(text.part(from: range.lowerBound, to: range.upperBound))
      }
      let new = call["with"].map { attributedContent(of: $0) ?? TextContent(string($0) ?? "") }
      try check(length: text.string.utf8.count + (new?.string.utf8.count ?? 0), call.expression)
      value = .attributed(text.replacing(range, with: new ?? TextContent("")))
      return .void
    case "_attribute":
      guard let place = call["at"]?.exactInt, let name = attributeName(call.first) else { return Value.none }
      return attributes(of: text.run(at: place))[.symbol(nil, name)] ?? Value.none
    case "_attributes": return .dictionary(keyed(attributes(of: text.run(at: call["at"]?.exactInt ?? 0))))
    case "_parts": return parts(of: text, in: call["in"])
    case "enumerateAttribute", "enumerateAttributes", "fixAttributes", "beginEditing", "endEditing":
      return .void
    default: return nil
    }
  }
}
