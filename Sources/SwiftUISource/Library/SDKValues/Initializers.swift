import OrderedCollections

extension Machine {
  /// `Type(…)` for types of the library and value types of the SDK; nil where it is not known.
  func libraryInit(
    _ type: TypeValue, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    let name = Library.plainName(type.name)
    let call = LibraryCall(name, arguments, expression)
    if type.name == "Unicode.Scalar" || name == "UnicodeScalar" { return unicodeScalar(call) }
    if type.name == "String.UnicodeScalarView" { return try makeArray(call) }
    if name == "FetchDescriptor" { return fetchDescriptor(type, call) }
    if let value = factoryInit(call) { return value }
    if let value = try basicValue(name, call) { return value }
    if name == "FetchDescriptor", let first = type.arguments.first,
      case .record(var record) = fields(name, call)
    {
      if case .type(let model) = resolve(first, owner: nil, file: expression.file) {
        record["model"] = .type(model)
      }
      return .record(record)
    }
    if Machine.stores.contains(name), let value = try makeStore(name, call) {
      // `StoreOf<Harbour>(initialState: .quiet)` says in its brackets whose state it begins with.
      return type.arguments.isEmpty ? value : try fit(value, to: .named([name], type.arguments), owner: nil)
    }
    if let value = try makeFoundationValue(name, call) { return value }
    return try sdkValue(name, call) ?? unknownValue(name, call)
  }

  /// A value that hangs on something unknown is unknown itself, where the type is known.
  private func unknownValue(_ name: String, _ call: LibraryCall) -> Value? {
    Library.types.contains(name) ? unknownResult(of: call) : nil
  }

  private func basicValue(_ name: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if MachineTypes.integers.contains(name) || MachineTypes.floatingPoint.contains(name) {
      return try makeNumber(name, call)
    }
    switch name {
    case "String", "Substring", "Character": return try makeString(call)
    case _ where Machine.olderStrings.contains(name):
      if let text = call["string"] ?? (call.isEmpty ? .string("") : nil) {
        return string(text).map(olderString)
      }
      return try makeString(call).map { string($0).map(olderString) ?? $0 }
    case "Bool":
      guard let first = call.first else { return .bool(false) }
      if case .int(let number) = first { return .bool(number != 0) }
      if let text = string(first) {
        return text == "true" ? .bool(true) : (text == "false" ? .bool(false) : Value.none)
      }
      return first.boolValue.map { .bool($0) }
    case "NSNumber", "Decimal", "NSDecimalNumber", "AnyHashable", "Optional", "AnyShapeStyle", "AnyShape",
      "AnyTransition", "AnyGesture":
      guard let first = call.first else { return .double(0) }
      if let strategy = strategy(in: call), let text = string(first) {
        return try parsed(text, by: strategy, call.expression)
      }
      guard let text = call["string"] else { return first }
      return string(text).flatMap { Double($0) }.map { .double($0) } ?? Value.none
    case "NSDecimalNumberHandler": return Machine.decimalHandler(call)
    case "AnyIterator", "AnySequence":
      if let sequence = erasedSequence(name, call) { return sequence }
      return try makeArray(call)
    case "Array", "ContiguousArray", "ArraySlice", "AnyCollection", "Slice",
      "IdentifiedArray", "IdentifiedArrayOf", "StackState", "Deque", "NSArray":
      return try makeArray(call)
    case "Set", "OrderedSet", "NSSet", "IndexSet", "NSOrderedSet": return try makeSet(call)
    case "Dictionary", "OrderedDictionary", "NSDictionary": return try makeDictionary(call)
    case "Duration": return makeDuration(call)
    case "Range", "ClosedRange": return call.has("_") ? nil : range(call)
    case "Result": return try result(call)
    case "Task": return try startTask(call)
    case "CurrentValueSubject": return try makeSubject(call)
    case "PassthroughSubject": return try makeSubject(call, of: "PassthroughSubject")
    case "Any", "Void": return .void
    default:
      guard name.hasPrefix("[") else { return nil }
      return name.contains(":") ? try makeDictionary(call) : try makeArray(call)
    }
  }

  /// `FetchDescriptor<Tide>(predicate:sortBy:)`, with the type that it asks for.
  private func fetchDescriptor(_ type: TypeValue, _ call: LibraryCall) -> Value {
    guard case .record(var record) = fields(call.name, call) else { return .none }
    for label in ["fetchLimit", "fetchOffset"] where record[label] == nil { record[label] = Value.none }
    if let wanted = type.arguments.first?.simpleName {
      record["type"] = .type(TypeValue(info: nil, name: wanted))
    }
    return .record(record)
  }

  private func makeArray(_ call: LibraryCall) throws(Interrupt) -> Value? {
    if call.has("repeating") { return try repeatedElement(call) }
    let labeled = call["uniqueElements"] ?? call["uncheckedUniqueElements"]
    guard let first = call.plain() ?? labeled else { return call.isEmpty ? .array([]) : nil }
    if first.isUnknown { return nil }
    if case .binding = first, case .array(let shared) = sharedElements(first) { return .array(shared) }
    // An open range inside zip keeps its start; texts give their characters.
    let values = try elements(of: first, call.expression)
    try check(count: values.count, call.expression)
    return .array(values)
  }

  private func makeSet(_ call: LibraryCall) throws(Interrupt) -> Value? {
    if let single = call["integer"] { return .set([single]) }
    guard let first = call["integersIn"] ?? call.plain() ?? call["array"] else {
      return call.isEmpty || call.has("minimumCapacity") ? .set([]) : nil
    }
    if first.isUnknown { return nil }
    return .set(set(of: try elements(of: first, call.expression)))
  }

  private func range(_ call: LibraryCall) -> Value? {
    if case .tuple(let bounds)? = call["uncheckedBounds"], bounds.count == 2 {
      return .range(
        RangeValue(lower: bounds[0].value, upper: bounds[1].value, isClosed: call.name == "ClosedRange"))
    }
    if let record = call.plain()?.record(of: "NSRange") {
      let start = record["location"]?.exactInt ?? 0
      let end = start.addingReportingOverflow(record["length"]?.exactInt ?? 0).partialValue
      // `NSNotFound` is no place in any text.
      if start == .max { return Value.none }
      guard let text = string(call["in"]) else {
        return .range(RangeValue(lower: .int(start), upper: .int(end), isClosed: false))
      }
      return .range(
        RangeValue(
          lower: stringIndex(NSUnits.characters(start, in: text)),
          upper: stringIndex(NSUnits.characters(end, in: text)), isClosed: false))
    }
    guard case .range(var range)? = call.plain() else { return nil }
    if call.name == "Range", range.isClosed, let upper = range.upper?.exactInt {
      range.upper = .int(upper &+ 1)
      range.isClosed = false
    }
    return .range(range)
  }

  private func result(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let function = call.function else { return nil }
    do {
      let value = try invoke(function, [], call.expression)
      return .symbol(
        SymbolValue(type: "Result", name: "success", arguments: [LabeledValue(label: nil, value: value)]))
    } catch .thrown(let error) {
      return .symbol(
        SymbolValue(type: "Result", name: "failure", arguments: [LabeledValue(label: nil, value: error)]))
    }
  }

  // MARK: Foundation

  func makeFoundationValue(_ name: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if Machine.formatters.contains(name) { return .record(RecordValue(type: name, fields: [])) }
    if let root = FormatStyleValue.root(ofType: name) { return formatStyle(root, name, call) }
    if let strategy = FormatStyleValue.strategy(name, call["format"]) { return strategy }
    switch name {
    case "Date", "NSDate": return try makeDate(call)
    case "URL", "NSURL": return makeURL(call)
    case "URLComponents": return makeURLComponents(call)
    case "URLError": return makeURLError(call)
    case "UUID": return makeUUIDValue(call)
    case "AttributedString", "NSAttributedString", "NSMutableAttributedString": return makeAttributed(call)
    case "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "String.LocalizationValue":
      if case .localized? = call.first { return call.first }
      return string(call.first).map { .localized(LocalizedText($0)) }
    case "DateComponents", "PersonNameComponents", "Measurement", "DateInterval", "SortDescriptor",
      "KeyPathComparator",
      "NSSortDescriptor", "URLQueryItem", "NSError", "CharacterSet", "UnitConverterLinear":
      return fields(name, call)
    case _ where name.hasPrefix("Unit") && call["symbol"] != nil: return fields(name, call)
    case "Locale", "NSLocale": return makeLocale(call)
    case _ where name.hasPrefix("Locale."): return makeLocalePart(name, call)
    case "ProcessInfo" where call.isEmpty: return processInformation
    case "TimeZone", "NSTimeZone": return timeZoneValue(call)
    case "Calendar": return .record("Calendar", ["identifier": call["identifier"] ?? .none])
    case "Data", "NSData", "NSMutableData": return try makeData(call)
    case "Bundle": return .record("Bundle", [:])
    case "UserDefaults": return .record("UserDefaults", [:])
    case "NSRegularExpression":
      guard let pattern = string(call["pattern"] ?? call.plain()) else { return nil }
      try checkRegex(pattern, regexOptions(call["options"]), .scalars, "NSError")
      return .record(
        "NSRegularExpression", ["pattern": .string(pattern), "options": call["options"] ?? .none])
    case "NSRange": return try nsRange(call) ?? fields(name, call)
    case "Regex":
      if let plain = try regex(call) { return plain }
      return try regexPart(name, call)
    case _ where Machine.regexParts.contains(name): return try regexPart(name, call)
    case "NSPredicate", "NSCompoundPredicate": return makePredicate(name, call)
    default: return nil
    }
  }

  private func formatStyle(_ root: String, _ type: String, _ call: LibraryCall) -> Value {
    var style = FormatStyleValue(
      root: root, arguments: call.arguments.map { LabeledValue(label: $0.label, value: $0.value) })
    style.type = type
    return style.value
  }

  private func makeUUIDValue(_ call: LibraryCall) -> Value? {
    guard let first = call.first else { return Library.uuid(makeUUID()) }
    guard let text = string(first) else { return nil }
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    let isValid =
      groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
    return isValid ? Library.uuid(text.uppercased()) : Value.none
  }

  private func timeZoneValue(_ call: LibraryCall) -> Value? {
    if let seconds = call["secondsFromGMT"] {
      return .record("TimeZone", ["identifier": .string("GMT"), "secondsFromGMT": seconds])
    }
    guard let identifier = string(call["identifier"] ?? call["abbreviation"]) else { return nil }
    return .record("TimeZone", ["identifier": .string(identifier)])
  }

  /// A record with the arguments as they are labeled; the first without a label gets its name.
  func fields(_ name: String, _ call: LibraryCall) -> Value {
    let first = ["SortDescriptor": "keyPath", "KeyPathComparator": "keyPath"][name]
    var isFirst = true
    let fields = call.arguments.map { argument in
      defer { isFirst = false }
      return LabeledValue(label: argument.label ?? (isFirst ? first : nil), value: argument.value)
    }
    return .record(RecordValue(type: name, fields: fields))
  }

  // MARK: SDK

  private func sdkValue(_ name: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if let value = makeGeometry(name, call) { return value }
    if name == "Alert" || name == "ActionSheet" { return makeDialog(name, call) }
    if name.hasPrefix("Publishers.") { return try joinedPublishers(String(name.dropFirst(11)), call) }
    if let style = Library.styleSymbol(name) {
      return .symbol(
        SymbolValue(
          name: style, arguments: call.arguments.map { LabeledValue(label: $0.label, value: $0.value) }))
    }
    switch name {
    case "AccessibilityCustomContentKey":
      let label = call.plain() ?? .string("")
      return .record(
        RecordValue(
          type: name,
          fields: [
            LabeledValue(label: "label", value: label),
            LabeledValue(label: "id", value: call["id"] ?? label),
          ]))
    case "AccessibilityActionKind":
      return .record("AccessibilityActionKind", ["named": call["named"] ?? .none])
    case "NavigationPath":
      let elements =
        try call.first.map { (value) throws(Interrupt) in try self.elements(of: value, call.expression) }
        ?? []
      return .record("NavigationPath", ["elements": .array(elements)])
    case "AccessibilityNotification.Announcement": return announcement(call)
    case "UIImage", "NSImage":
      // What was drawn and taken as data is the picture again.
      if let drawn = call["data"], drawn.record(of: "UIImage") != nil { return drawn }
      return call.has("data") || call.has("contentsOfFile") ? Value.none : fields(name, call)
    case "Font": return .symbol(SymbolValue(type: "Font", name: "custom"))
    case "UIAction":
      return .record(
        "UIAction",
        [
          "title": call["title"] ?? .string(""), "image": call["image"] ?? .none,
          "handler": call["handler"] ?? call.function ?? .void,
        ])
    case "Mirror": return .record("Mirror", ["subject": call["reflecting"] ?? .none])
    default:
      return Library.valueTypes.contains(name) || SDK.viewRecords.contains(name)
        || Library.inert.contains(name) || Library.gestures.contains(name)
        || Library.layouts[name] != nil || Machine.drawnPictures.contains(name) ? fields(name, call) : nil
    }
  }

  private func announcement(_ call: LibraryCall) -> Value {
    var record = RecordValue(type: call.name, fields: [LabeledValue(label: nil, value: call.first ?? .none)])
    if let text = attributedContent(of: call.first) {
      let priority = text.runs.lazy.compactMap(\.attributes.announcementPriority).first
      if let priority { record["priority"] = .symbol(nil, priority.rawValue) }
    }
    return .record(record)
  }
}
