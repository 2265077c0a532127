import EarshotViewTree

extension Machine {
  /// A method of a value of the library; nil where there is none of that name.
  func libraryMethod(
    _ name: String, of value: inout Value, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    let call = LibraryCall(name, arguments, expression)
    if case .slice = value { return try sliceMethod(of: &value, call) }
    if let result = try nibMethod(of: value, call) { return result }
    if let result = try colorMethod(of: value, call) { return result }
    if let result = try typedMethod(of: &value, call) { return result }
    if let result = try commonMethod(of: value, call) { return result }
    return unknownResult(of: call)
  }

  private func typedMethod(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if value.collectionKind != nil { return try collectionMethod(of: &value, call) }
    switch value {
    case .string, .localized, .attributed: return try textMethod(of: &value, call)
    case .int, .double: return try numberMethod(of: &value, call)
    case .bool(let isOn):
      guard call.name == "toggle" else { return nil }
      value = .bool(!isOn)
      return .void
    case .range(let range): return try rangeMethod(range, call)
    case .keyPath(let path): return keyPathMethod(path, call)
    case .date(let seconds): return try dateMethod(of: &value, seconds, call)
    case .url(let url): return try urlMethod(of: &value, url, call)
    case .record(let record) where record.type == "NSLayoutAnchor": return anchorMethod(record, call)
    case .record(let record) where record.type.hasPrefix("Constraint"):
      return try snapKitMethod(record, call)
    case .record(let record) where record.type == "NSDiffableDataSourceSnapshot":
      return try snapshotMethod(of: &value, call)
    case .record(let record) where record.type == "NSDiffableDataSourceSectionSnapshot":
      return sectionSnapshotMethod(of: &value, record, call)
    case .record(let record): return try recordMethod(of: &value, record, call)
    case .symbol(let symbol):
      // `set.insert(charactersIn: "-")` where `var set = CharacterSet.alphanumerics`
      if Library.mutatingMethods.contains(call.name), Library.characterSet(symbol.name) != nil {
        let set = LabeledValue(label: "anyOf", value: .array([value]))
        return try recordMethod(of: &value, RecordValue(type: "CharacterSet", fields: [set]), call)
      }
      return try symbolMethod(of: symbol, call)
    case .type(let type): return try freeFunction(type, call)
    case .binding(let binding): return try bindingMethod(value, binding, call)
    case .structure(let instance) where isOptionSet(instance.type):
      return try optionMethod(of: &value, call)
    case .object(let reference) where typeNames(of: value).contains("NSManagedObject"):
      return try managedObjectMethod(reference, call)
    case .object:
      if let result = try uikitMethod(of: value, call) { return result }
      return try declaredSequenceMethod(value, call)
    case .structure, .enumeration: return try declaredSequenceMethod(value, call)
    default: return nil
    }
  }

  /// A method that changes what a binding holds writes through it: `configuration.isOn.toggle()`.
  private func bindingMethod(
    _ value: Value, _ binding: BindingValue, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    if call.name == "animation" || call.name == "transaction" { return value }
    // A store's binding: what is set goes to the store as an action, what is read stays.
    if call.name == "sending" { return value }
    if call.name == "scope", let store = read(binding).record(of: "Store") {
      return try storeMethod(store, call).map { .binding(.constant($0)) }
    }
    // `$query` of an observable object is a publisher.
    if let values = published(value), Library.combineMethods.contains(call.name) {
      return try publisherMethod(of: value, values, finishes: false, call)
    }
    if Library.publisherMethods.contains(call.name) { return .record("Publisher", [:]) }
    guard Library.mutatingMethods.contains(call.name) else { return nil }
    var result: Value?
    try mutate(binding) { (place) throws(Interrupt) in
      result = try self.libraryMethod(call.name, of: &place, call.arguments, call.expression)
    }
    return result
  }

  private func collectionMethod(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard Library.mutatingMethods.contains(call.name) else { return try collectionResult(of: &value, call) }
    let isInsertion = call.name == "insert" && value.collectionKind == .set
    if Library.movingMethods.contains(call.name), !isInsertion {
      try charge(value.storedCount / Value.copiedPerStep, call.expression)
    }
    return try chargingCopies(of: &value, call.expression) { (value) throws(Interrupt) in
      try self.collectionResult(of: &value, call)
    }
  }

  private func collectionResult(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    // Not a `switch` over the value itself, which would hold the collection a second time.
    switch value.collectionKind {
    case .array:
      if let result = try arrayMutation(of: &value, call) { return result }
      if let result = try sequenceMethod(value.arrayValue ?? [], call) {
        return asSlice(result, of: value.storedCount, call)
      }
      return try optionMethod(of: &value, call)
    case .set: return try setMethod(of: &value, call)
    case .dictionary: return try dictionaryMethod(of: &value, call)
    case nil: return nil
    }
  }

  /// A collection that is held elsewhere too is copied before it changes, and that takes steps.
  func chargingCopies<Result>(
    of value: inout Value, _ expression: Expression,
    _ change: (inout Value) throws(Interrupt) -> Result
  ) throws(Interrupt) -> Result {
    let storage = value.storage
    let result = try change(&value)
    if storage != nil, value.storage != storage {
      try charge(value.storedCount / Value.copiedPerStep, expression)
    }
    return result
  }

  private func textMethod(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if case .attributed(let text) = value {
      if let result = try attributedMethod(of: &value, text, call) { return result }
    }
    if let result = try stringMutation(of: &value, call) { return result }
    guard let text = string(value) else { return nil }
    return try stringMethod(text, call)
  }

  /// What every value has, and what an optional has: optionals are flat, so any value may be one.
  private func commonMethod(of value: Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case _ where Library.combineMethods.contains(call.name) && typeNames(of: value).contains("Publisher"):
      // A publisher of the app's own: when it publishes can't be known, so nothing comes yet.
      return try publisherMethod([], finishes: false, call)
    case "is":
      guard case .enumeration(let instance) = value, case .keyPath(let path)? = call.first else { return nil }
      return .bool(instance.name == path.name)
    case "map", "flatMap":
      guard let function = call.function else { return nil }
      return try invoke(function, [value], call.expression)
    case "formIndex": return try formIndex(of: value, call)
    case "formatted": return try formattedMethod(value, call)
    case "withCString", "withUTF8", "withUTF8Buffer", "withUnsafeBytes", "withUnsafeBufferPointer":
      // What a pointer points to stands for the pointer.
      guard let function = call.function else { return nil }
      let bytes = call.name.hasPrefix("withUTF8") ? string(value).map(Machine.bytes) : nil
      return try invoke(function, [bytes ?? value], call.expression)
    case "hash", "encode", "cancel", "resume", "store", "invalidate", "prepare": return .void
    case "scaledValue", "scaledFont": return call.first
    case "isEqual": return .bool(call.first.map { equal(value, $0) } ?? false)
    case "take", "unsafelyUnwrapped", "copy": return value
    case "appendInterpolation": return .void
    default: return nil
    }
  }

  func libraryProperty(_ name: String, of value: Value, _ expression: Expression) throws(Interrupt) -> Value?
  {
    if let result = try typedProperty(name, of: value, expression) { return result }
    switch name {
    case "localizedDescription" where declaredInfo(of: value) != nil: return try errorDescription(of: value)
    case "objectWillChange": return .record("Publisher", [:])
    case "stringValue":
      // A coding key is called what its raw value says.
      if case .enumeration(let instance) = value { return .string(describe(try rawValue(of: instance))) }
      return .string(describe(value))
    case "description", "debugDescription", "localizedDescription":
      return .string(describe(value))
    case "boolValue" where value.boolValue != nil: return value
    case "intValue" where value.boolValue != nil: return .int(value.boolValue == true ? 1 : 0)
    case "hashValue": return .int(hashValue(of: value))
    case "unsafelyUnwrapped": return value
    default: return methodReference(name, of: value)
    }
  }

  func typedProperty(
    _ name: String, of value: Value, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    if let part = colorProperty(name, value) { return part }
    switch value {
    case .attributed(let text): return try attributedProperty(name, text) ?? stringProperty(name, text.string)
    case .string(let text): return stringProperty(name, text)
    case .localized(let text): return localizedProperty(name, text)
    case .int, .double: return numberProperty(name, value)
    case .array(let values): return try sequenceProperty(name, values, expression)
    case .slice(let values, let start): return try sliceProperty(name, values, from: start, expression)
    case .set(let values): return try sequenceProperty(name, Array(values), expression)
    case .dictionary(let pairs): return try dictionaryProperty(name, pairs, expression)
    case .range(let range): return try rangeProperty(name, range, expression)
    case .date(let seconds): return dateProperty(name, seconds)
    case .url(let url): return urlProperty(name, url)
    case .record(let record) where record.type.hasPrefix("Constraint"): return snapKitMember(name, of: record)
    case .record(let record): return try recordProperty(name, record, expression)
    case .symbol(let symbol): return symbolProperty(name, symbol)
    case .type(let type): return libraryStatic(type.name, name)
    case .structure(let instance) where name == "isEmpty" && isOptionSet(instance.type):
      return .bool(try member("rawValue", of: value, file: nil, start: 0)?.exactInt == 0)
    case .structure, .object, .enumeration: return try declaredSequenceProperty(name, of: value, expression)
    default: return nil
    }
  }

  /// `error.localizedDescription` of an error that the app declares.
  private func errorDescription(of value: Value) throws(Interrupt) -> Value {
    if let text = try member("errorDescription", of: value, file: nil, start: 0, isOptionalLookUp: true),
      string(text) != nil
    {
      return text
    }
    guard let info = declaredInfo(of: value) else { return .string("") }
    return .string(Library.errorText(info.name, try errorCode(of: value)))
  }

  /// The same number for the same value in every run.
  private func hashValue(of value: Value) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in describe(value).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash)
  }

  /// A method named without a call: `filter(names.contains)`, `map(formatter.string)`.
  private func methodReference(_ name: String, of value: Value) -> Value? {
    // Of what isn't known it may as well be a property.
    if case .unknown = value { return nil }
    guard Library.referableMethods.contains(name) else { return nil }
    return .closure(ClosureValue(body: .member(value, name), scope: nil))
  }

  func setLibraryProperty(_ name: String, of value: inout Value, to new: Value) throws(Interrupt) {
    switch value {
    case .attributed(var text):
      setAttribute(name, to: new, in: &text.runs)
      value = .attributed(text)
    case .symbol:
      if let style = FormatStyleValue(value)?.setting(name, to: new) { value = style }
    default: break
    }
  }

  func libraryElements(of value: Value, _ expression: Expression) throws(Interrupt) -> [Value]? {
    switch value {
    case .record(let record) where record.type == "Data": DataBytes.numbers(of: record)
    case .record(let record): try erasedElements(record, expression) ?? record["elements"]?.arrayValue
    case .localized, .attributed: string(value).map { $0.map { .string(String($0)) } }
    default: nil
    }
  }

  /// `value[…]` of what the evaluator itself has no elements of.
  func libraryElement(
    of value: Value, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    let call = LibraryCall("subscript", arguments, expression)
    guard let key = call.first else { return nil }
    switch value {
    case .string(let text): return try stringElement(text, key, expression)
    case .attributed(let text):
      if case .range = key, let range = units(key, in: text) {
        return .attributed(text.part(from: range.lowerBound, to: range.upperBound))
      }
      return try stringElement(text.string, key, expression)
    case .localized: return try stringElement(string(value) ?? "", key, expression)
    case .array(let values), .slice(let values, _): return try arraySlice(values, key, expression)
    case .set(let values):
      guard case .int(let index) = key, values.indices.contains(index) else { return nil }
      return values[index]
    case .range(let range): return try rangeElement(range, key, expression)
    case .record(let record): return try recordElement(record, key, expression)
    default: return nil
    }
  }

  /// -1, 0 or 1 for values that only the library can order.
  func libraryOrdering(_ a: Value, _ b: Value) -> Int? {
    let (a, b) = (implied(a, as: b.typeName), implied(b, as: a.typeName))
    if case .date(let x) = a, case .date(let y) = b { return x < y ? -1 : (x > y ? 1 : 0) }
    if let x = string(a), let y = string(b) { return x < y ? -1 : (x > y ? 1 : 0) }
    if let x = magnitude(of: a), let y = magnitude(of: b) { return x < y ? -1 : (x > y ? 1 : 0) }
    if let x = a.symbolName, let y = b.symbolName { return symbolOrdering(x, y) }
    if case .record(let x) = a, case .record(let y) = b, x.type == "UUID", y.type == "UUID" {
      return libraryOrdering(x["uuidString"] ?? .none, y["uuidString"] ?? .none)
    }
    return nil
  }

  private func symbolOrdering(_ x: String, _ y: String) -> Int? {
    for scale in Library.orderedSymbols {
      if let first = scale.firstIndex(of: x), let second = scale.firstIndex(of: y) {
        return first < second ? -1 : (first > second ? 1 : 0)
      }
    }
    return nil
  }

  /// The one number that a record stands for: an index, a duration, a measurement in base units.
  func magnitude(of value: Value) -> Double? {
    guard case .record(let record) = value else { return nil }
    switch record.type {
    case "String.Index": return record["offset"]?.doubleValue
    case "Duration": return record["seconds"]?.doubleValue
    case "Measurement": return baseValue(of: record)
    case "Angle": return degrees(of: record)
    default: return nil
    }
  }

  func libraryArithmetic(_ op: String, _ a: Value, _ b: Value) -> Value? {
    let (a, b) = (implied(a, as: b.typeName), implied(b, as: a.typeName))
    if let result = textSum(op, a, b) ?? dateArithmetic(op, a, b) { return result }
    if case .record(let record) = a, let result = recordArithmetic(op, record, b) { return result }
    if case .record(let record) = b, op == "*", let result = recordArithmetic(op, record, a) { return result }
    return collectionArithmetic(op, a, b)
  }

  private func textSum(_ op: String, _ a: Value, _ b: Value) -> Value? {
    guard op == "+" else { return nil }
    switch (a, b) {
    case (.attributed(let x), .string(let y)): return .attributed(x + TextContent(y))
    case (.string(let x), .attributed(let y)): return .attributed(TextContent(x) + y)
    default: break
    }
    guard let x = string(a), let y = string(b), x.utf8.count + y.utf8.count <= environment.bounds.textLength
    else {
      return nil
    }
    return .string(x + y)
  }

  private func collectionArithmetic(_ op: String, _ a: Value, _ b: Value) -> Value? {
    guard op == "+", let x = sequence(a), let y = sequence(b) else {
      if case .symbol(let symbol) = a, symbol.name == "now" { return a }
      return nil
    }
    guard x.count + y.count <= environment.bounds.collectionCount else { return nil }
    // Data stays data, whatever bytes are added to it.
    return a.record(of: "Data") == nil ? .array(x + y) : DataBytes.value(of: x + y)
  }

  private func sequence(_ value: Value) -> [Value]? {
    switch value {
    case .array(let values), .slice(let values, _): values
    case .set(let values): Array(values)
    case .range: try? elements(of: value, placeholder(nil))
    case .record(let record) where record.type == "Data": DataBytes.numbers(of: record)
    default: nil
    }
  }

  func libraryNegation(_ value: Value) -> Value? {
    guard case .record(var record) = value else { return nil }
    var isNegated = false
    for (index, field) in record.fields.enumerated() {
      guard let number = field.value.doubleValue else { continue }
      record.fields[index].value = .double(-number)
      isNegated = true
    }
    return isNegated ? .record(record) : nil
  }

  func libraryDescription(_ record: RecordValue) -> String? { recordDescription(record) }
}
