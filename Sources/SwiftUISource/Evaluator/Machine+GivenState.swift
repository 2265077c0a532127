import EarshotVocabulary

/// Values as texts, `--state NAME=VALUE`, read as the type of their property wants them: numbers,
/// truth values, texts and cases as they are, collections and structures as JSON.
extension Machine {
  /// The value that a text is of a type; nil where it is none.
  func stateValue(
    _ text: String, named name: String, as type: TypeName?, owner: TypeInfo?
  ) throws(Interrupt) -> Value? {
    if let member = try staticValue(text, of: type, owner) { return member }
    guard let data = stateData(text, as: type, owner), try fits(data, type, owner) else { return nil }
    return try value(of: data, named: name, as: type, owner: owner)
  }

  /// The type of a property that a value is given for: the declared one, else that of its first
  /// value.
  func givenType(of property: PropertyCode, in owner: TypeInfo) -> TypeName? {
    let isScaled = property.wrappers.contains { $0.name == "ScaledMetric" }
    if isScaled, property.type == nil { return .named(["Double"], []) }
    if let type = declaredOrInferredType(of: property, in: owner) { return type }
    return property.initial.flatMap(Machine.literalType)
  }

  /// The type of a literal and of `Date()`, `[String]()`; nil for other expressions.
  static func literalType(_ expression: Expression) -> TypeName? {
    switch expression.kind {
    case .integer: .named(["Int"], [])
    case .float: .named(["Double"], [])
    case .bool: .named(["Bool"], [])
    case .string: .named(["String"], [])
    case .prefix("-", let operand): literalType(operand)
    case .array(let elements): arrayType(elements)
    case .postfix(let base, let steps): madeType(base, steps)
    default: nil
    }
  }

  private static func arrayType(_ elements: [Expression]) -> TypeName? {
    guard let first = elements.first else { return nil }
    let types = Set(elements.map(literalType))
    guard types.count == 1, let type = literalType(first) else { return .array(.unsupported("_")) }
    return .array(type)
  }

  private static func madeType(_ base: Expression, _ steps: [PostfixStep]) -> TypeName? {
    guard case .call? = steps.last else { return nil }
    switch (base.kind, steps.first) {
    case (.type(let type), .call): return type
    case (.array(let elements), .call) where elements.count == 1:
      return typeName(elements[0]).map { .array($0) }
    case (.dictionary(let pairs), .call) where pairs.count == 1:
      guard let key = typeName(pairs[0].0), let value = typeName(pairs[0].1) else { return nil }
      return .dictionary(key, value)
    case (.name(let name), .call) where scalars.contains(name): return .named([name], [])
    case (.name("Set"), .specialize(let arguments)) where steps.count == 2:
      return .named(["Set"], arguments)
    default: return nil
    }
  }

  /// A type that stands where a value could: `Tide`, `Tide.Kind`, `[Tide]` in `[Tide]()` and `[[Tide]]()`.
  private static func typeName(_ expression: Expression) -> TypeName? {
    switch expression.kind {
    case .name(let name): return .named([name], [])
    case .type(let type): return type
    case .array(let elements) where elements.count == 1: return typeName(elements[0]).map { .array($0) }
    case .postfix(let base, let steps):
      guard case .name(let name) = base.kind else { return nil }
      var path = [name]
      for step in steps {
        switch step {
        case .member(let member, _): path.append(member)
        case .specialize(let arguments) where path.count == steps.count: return .named(path, arguments)
        case .optional where path.count == steps.count: return .optional(.named(path, []))
        default: return nil
        }
      }
      return .named(path, [])
    default: return nil
    }
  }

  private static let scalars: Set<String> =
    MachineTypes.integers.union(MachineTypes.floatingPoint)
    .union(["Bool", "String", "Character", "Date", "URL", "UUID"])

  // MARK: From text

  /// `.sample` and `sample` of a structure or a class that keeps one.
  private func staticValue(
    _ text: String, of type: TypeName?, _ owner: TypeInfo?
  ) throws(Interrupt) -> Value? {
    guard let type, let info = declaredType(TypeHint(expanded(type, owner: owner), owner: owner), in: nil),
      info.declaration != nil, info.kind != .enumeration
    else { return nil }
    let name = Machine.memberName(text)
    guard info.staticProperties[name] != nil else { return nil }
    return try staticMember(name, of: info, arguments: nil)
  }

  private static func memberName(_ text: String) -> String {
    text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  private func stateData(_ text: String, as type: TypeName?, _ owner: TypeInfo?) -> DataValue? {
    guard let type else { return Machine.untyped(text) }
    if type.isOptional, text == "nil" { return .null }
    switch expanded(type, owner: owner) {
    case .array, .dictionary: return Machine.json(text)
    case .tuple, .function, .optional: return nil
    case .opaque, .unsupported: return Machine.untyped(text)
    case .named(let path, let arguments):
      let name = path.last ?? ""
      if name == "Binding", let held = arguments.first { return stateData(text, as: held, owner) }
      if let info = declaredType(TypeHint(.named(path, arguments), owner: owner), in: nil) {
        return stateData(text, as: info)
      }
      return stateData(text, ofSDKType: name)
    }
  }

  private func stateData(_ text: String, as info: TypeInfo) -> DataValue? {
    guard info.kind == .enumeration else { return Machine.json(text) }
    let name = Machine.memberName(text)
    if info.cases.contains(where: { $0.name == name }) { return .string(name) }
    let whole = DataValue.string(text)
    if (try? value(of: whole, as: info, named: ""))?.isNone == false { return whole }
    return Machine.untyped(text)
  }

  private func stateData(_ text: String, ofSDKType name: String) -> DataValue? {
    switch name {
    case "Array", "Set", "ArraySlice", "Dictionary": return Machine.json(text)
    case "Bool": return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case "Date": return Double(text).map { .double($0) } ?? .string(text)
    case _ where MachineTypes.integers.contains(name): return Int(text).map { .int($0) }
    case _ where MachineTypes.floatingPoint.contains(name): return Double(text).map { .double($0) }
    case _ where Machine.texts.contains(name): return .string(text)
    default: return Machine.untyped(text)
    }
  }

  private static let texts: Set<String> = MachineTypes.texts.union([
    "String", "Substring", "Character", "URL", "UUID", "AttributedString", "Color",
  ])

  private static func json(_ text: String) -> DataValue? {
    var reader = JSONReader(Array(text.utf8))
    return try? reader.document()
  }

  /// As a reader would take it who knows no type.
  private static func untyped(_ text: String) -> DataValue {
    switch text {
    case "nil": .null
    case "true": .bool(true)
    case "false": .bool(false)
    default: Int(text).map { .int($0) } ?? Double(text).map { .double($0) } ?? .string(text)
    }
  }

  // MARK: Fitting

  /// Whether a value is one of the type, as deep as types are known.
  private func fits(_ data: DataValue, _ type: TypeName?, _ owner: TypeInfo?) throws(Interrupt) -> Bool {
    guard let type else { return true }
    if case .null = data, type.isOptional { return true }
    switch expanded(type, owner: owner) {
    case .array(let element): return try areAll(data, element, owner)
    case .dictionary(_, let held): return try isTable(data, held, owner)
    case .tuple, .function, .optional: return false
    case .opaque, .unsupported: return true
    case .named(let path, let arguments):
      let name = path.last ?? ""
      switch name {
      case "Binding": return try fits(data, arguments.first, owner)
      case "Array", "Set", "ArraySlice": return try areAll(data, arguments.first, owner)
      case "Dictionary": return try isTable(data, arguments.last, owner)
      default: break
      }
      if let info = declaredType(TypeHint(.named(path, arguments), owner: owner), in: nil) {
        return try fits(data, info)
      }
      return try fits(data, sdkType: name)
    }
  }

  private func areAll(_ data: DataValue, _ type: TypeName?, _ owner: TypeInfo?) throws(Interrupt) -> Bool {
    guard case .array(let elements) = data else { return false }
    for element in elements where try !fits(element, type, owner) { return false }
    return true
  }

  private func isTable(_ data: DataValue, _ held: TypeName?, _ owner: TypeInfo?) throws(Interrupt) -> Bool {
    guard case .object(let members) = data else { return false }
    for member in members.values where try !fits(member, held, owner) { return false }
    return true
  }

  private func fits(_ data: DataValue, _ info: TypeInfo) throws(Interrupt) -> Bool {
    switch (info.kind, data) {
    case (.protocolType, _), (.extensionType, _): return true
    case (.enumeration, .string(let name))
    where info.cases.contains { $0.name == name && $0.payload.isEmpty }:
      return true
    case (.enumeration, _): return try !enumeration(info, rawValue: plainValue(data)).isNone
    case (_, .object(let members)):
      for (name, member) in members {
        guard let (property, owner) = objectProperty(name, of: info), !property.isComputed,
          try fits(member, givenType(of: property, in: owner), owner)
        else { return false }
      }
      return true
    default: return false
    }
  }

  private func fits(_ data: DataValue, sdkType name: String) throws(Interrupt) -> Bool {
    switch (data, name) {
    case (.bool, "Bool"): return true
    case (_, "Bool"): return false
    case (.string(let text), "Character"): return text.count == 1
    case (.string(let text), "URL"): return !text.isEmpty
    case (.string(let text), "UUID"): return Machine.isUUID(text)
    case (.string, "Date"):
      guard case .date? = try? value(of: data, ofSDKType: name) else { return false }
      return true
    case (.int, "Date"), (.double, "Date"): return true
    case (.string, _) where Machine.texts.contains(name): return true
    case (_, "Date"): return false
    case (_, _) where Machine.texts.contains(name): return false
    case (.int(let number), _) where MachineTypes.integers.contains(name):
      return Machine.isWithin(name, number)
    case (.int, _) where MachineTypes.floatingPoint.contains(name): return true
    case (.double, _) where MachineTypes.floatingPoint.contains(name): return true
    default: return !MachineTypes.integers.contains(name) && !MachineTypes.floatingPoint.contains(name)
    }
  }

  private static func isWithin(_ name: String, _ number: Int) -> Bool {
    switch name {
    case "Int8": Int8(exactly: number) != nil
    case "Int16": Int16(exactly: number) != nil
    case "Int32": Int32(exactly: number) != nil
    case "UInt8": UInt8(exactly: number) != nil
    case "UInt16": UInt16(exactly: number) != nil
    case "UInt32": UInt32(exactly: number) != nil
    case "UInt", "UInt64": number >= 0
    default: true
    }
  }

  private static func isUUID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12] && parts.joined().allSatisfy { $0.isHexDigit && $0.isASCII }
  }
}
