extension Machine {
  /// Methods of constants of the SDK, and of implicit members: format styles, queues, colors.
  func symbolMethod(of symbol: SymbolValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if let result = try systemMethod(of: symbol, call) { return result }
    if let items = unreadItems(symbol, call) { return items }
    if let text = catalogText(of: symbol, call.name, call.arguments.map(\.value), near: call.expression.file)
    {
      return text
    }
    if let control = styledControl(symbol, call) { return control }
    if let font = generatedFont(call.name, symbol) { return font }
    if let set = Library.characterSet(symbol.name), let result = setMethod(of: symbol, set, call) {
      return result
    }
    if call.name == "get" {
      guard let payload = symbol.arguments?.first?.value else { return nil }
      if symbol.name == "failure" { throw .thrown(payload) }
      return payload
    }
    if let result = try outcomeMethod(of: symbol, call) { return result }
    if Library.chained.contains(call.name) { return .symbol(symbol) }
    if ["formUnion", "insert", "remove", "subtract", "formIntersection"].contains(call.name) { return .void }
    // One option reads as a set of options with itself in it.
    if call.name == "contains" || call.name == "isSuperset", case .symbol(let other)? = call.first {
      return .bool(other.name == symbol.name)
    }
    if let style = FormatStyleValue(.symbol(symbol)), Library.styleSteps.contains(call.name) {
      return style.adding(call.name, call.arguments)
    }
    if call.name == "format", FormatStyleValue(.symbol(symbol)) != nil, let first = call.first {
      return try applyFormat(first, .symbol(symbol), call.expression)
    }
    if call.name == "parse", FormatStyleValue(.symbol(symbol)) != nil, let text = string(call.first) {
      return try parsed(text, by: .symbol(symbol), call.expression)
    }
    return nil
  }

  /// `map`, `flatMap` and `mapError` of a result.
  private func outcomeMethod(of symbol: SymbolValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard symbol.type == "Result" || symbol.type == nil, ["success", "failure"].contains(symbol.name),
      let payload = symbol.arguments?.first?.value, let function = call.function
    else { return nil }
    let isOfErrors = call.name.hasSuffix("Error")
    guard ["map", "flatMap", "mapError", "flatMapError"].contains(call.name) else { return nil }
    guard isOfErrors == (symbol.name == "failure") else { return .symbol(symbol) }
    let made = try invoke(function, [payload], call.expression)
    if call.name.hasPrefix("flat") { return made }
    return .symbol(
      SymbolValue(type: "Result", name: symbol.name, arguments: [LabeledValue(label: nil, value: made)]))
  }

  private func systemMethod(of symbol: SymbolValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch symbol.type {
    case "DispatchQueue"?, "OperationQueue"?, "RunLoop"?: return try queueMethod(call)
    case "NotificationCenter"?:
      return call.name == "publisher"
        ? .record("Publisher", [:]) : (call.name == "notifications" ? .array([]) : .void)
    case "FileManager"?: return try fileMethod(call)
    case "URLSession"?:
      if ["data", "upload", "download", "bytes"].contains(call.name) { throw .suspended }
      return .record("Publisher", [:])
    case "UIPasteboard"?, "UINavigationBar"?, "UITableView"?, "UITextView"?, "UITabBar"?, "UIScrollView"?,
      "UNUserNotificationCenter"?, "AVAudioSession"?, "WidgetCenter"?, "NSWorkspace"?, "NSPasteboard"?,
      "Logger"?:
      return .void
    default: return nil
    }
  }

  /// There are no files.
  private func fileMethod(_ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "fileExists", "isReadableFile", "isWritableFile", "isExecutableFile", "isDeletableFile",
      "contentsEqual", "createFile":
      return .bool(false)
    case "urls": return .array([.url("file:///Documents/")])
    case "url": return .url("file:///Documents/")
    case "containerURL": return .url("file:///Documents/")
    case "contentsOfDirectory", "subpathsOfDirectory": return .array([])
    case "contents", "enumerator": return Value.none
    // What the app itself wrote there before can't be known.
    case "attributesOfItem", "attributesOfFileSystem", "destinationOfSymbolicLink":
      let source = call.expression.file.text(call.expression.start, call.expression.end)
      return .unknown(UnknownValue(source: source, missing: call.name))
    default: return .void
    }
  }

  private func setMethod(of symbol: SymbolValue, _ set: (Character) -> Bool, _ call: LibraryCall) -> Value? {
    switch call.name {
    case "contains":
      guard let character = string(call.first)?.first else { return nil }
      return .bool(set(character))
    default: return call.first.flatMap { combined(.symbol(symbol), call.name, $0) }
    }
  }

  /// The names in `SymbolVariants`.
  private static let variants: Set<String> = ["none", "fill", "circle", "square", "rectangle", "slash"]

  func symbolProperty(_ name: String, _ symbol: SymbolValue) -> Value? {
    if symbol.type == "Result", name == "publisher", let payload = symbol.arguments?.first {
      return .record(RecordValue(type: symbol.name == "success" ? "Just" : "Fail", fields: [payload]))
    }
    if let number = urlErrorCodeProperty(name, symbol) { return number }
    if let part = alignmentPart(name, symbol) ?? unitPart(name, symbol) { return part }
    if symbol.type == "DecodingError", name == "localizedDescription" {
      return .string(decodingDescription(symbol.name))
    }
    switch name {
    case "rawValue", "description": return .string(symbol.name)
    // A Mac's settings, none of which is on.
    case _ where symbol.type == "NSWorkspace" && name.hasPrefix("accessibilityDisplayShould"):
      return .bool(false)
    case "isAccessibilitySize", "isAccessibilityCategory":
      return .bool(symbol.name.hasPrefix("accessibility"))
    // `.circle.fill` of a symbol's variants.
    case _ where Machine.variants.contains(name) && Machine.variants.contains(symbol.name):
      return .symbol(SymbolValue(type: symbol.type, name: "\(symbol.name).\(name)"))
    case "inverted": return .record("CharacterSet", ["inverted": .symbol(symbol)])
    case "gradient", "cgColor", "color", "uiColor", "opacity", "projectedValue", "reversed":
      return .symbol(symbol)
    case "isEmpty": return .bool(false)
    case "fontDescriptor" where symbol.type == "UIFont" || symbol.type == "NSFont": return .symbol(symbol)
    case "pointSize", "lineHeight", "capHeight": return .double(17)
    case "temporaryDirectory", "homeDirectoryForCurrentUser": return .url("file:///tmp/")
    case "red", "green", "blue", "redComponent", "greenComponent", "blueComponent": return .double(0.5)
    case "alpha", "alphaComponent": return .double(1)
    case "isEditing": return .bool(symbol.name == "active")
    case "wrappedValue": return .symbol(symbol)
    case "symbol": return MeasureUnit.all[symbol.name].map { .string($0.symbol) }
    case "isLandscape", "isPortrait", "isFlat", "isValidInterfaceOrientation":
      return orientationProperty(name, symbol)
    case "string", "strings", "url", "image": return symbol.type == "UIPasteboard" ? Value.none : nil
    default:
      if symbol.type != nil, let answer = Machine.permission(name) { return answer }
      if Library.chained.contains(name) { return .symbol(symbol) }
      return FormatStyleValue(.symbol(symbol)) != nil && Library.styleSteps.contains(name)
        ? .symbol(symbol) : nil
    }
  }
}

extension Library {
  /// What an app asks for by `.shared`, `.default` or `.main`, where the type is known by what is expected.
  static let services: Set<String> = [
    "DispatchQueue", "FileManager", "NotificationCenter", "OperationQueue", "RunLoop", "UIPasteboard",
    "URLSession",
  ]

  /// Methods of colors, fonts, animations and transitions that give one of the same again; what
  /// they change is not spoken.
  static let chained: Set<String> = [
    "opacity", "weight", "bold", "italic", "monospaced", "monospacedDigit", "leading", "width", "smallCaps",
    "lowercaseSmallCaps", "uppercaseSmallCaps", "delay", "speed", "repeatForever", "repeatCount", "combined",
    "animation",
    "mix", "shadow", "blendMode", "withAlphaComponent", "brightness", "hierarchical", "inset",
    "logicallyComplete",
    "interactive", "tint", "resolve", "resolvedColor", "noise", "scaled", "with", "nonRepeating",
    "secondary", "tertiary", "quaternary", "withRenderingMode", "withTintColor", "preferredFont",
  ]

  /// Methods of format styles.
  static let styleSteps: Set<String> = [
    "year", "month", "day", "weekday", "hour", "minute", "second", "secondFraction", "quarter", "era", "week",
    "dayOfYear", "timeZone", "dayPeriod", "precision", "grouping", "notation", "scale", "sign", "rounded",
    "locale",
    "decimalSeparator", "presentation", "attributed", "time", "dateSeparator", "timeSeparator",
    "dateTimeSeparator", "timeZoneSeparator", "weekOfYear",
    "allowedFieldsRelativeToNow",
  ]
}
