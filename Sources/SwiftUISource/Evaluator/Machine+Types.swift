import OrderedCollections

extension Machine {
  enum ResolvedType {
    case type(TypeValue)
    case optional(TypeName)
    case other(TypeName)
  }

  /// The declared or SDK type that a type name means in the context of `owner`.
  ///
  /// - Parameter aliases: how many aliases led here; those that go in a circle lead nowhere.
  func resolve(
    _ name: TypeName, owner: TypeInfo?, scope: Scope? = nil, file: FileCode? = nil, aliases: Int = 0
  ) -> ResolvedType {
    switch name {
    case .named(let path, let arguments):
      if path == ["Self"], let owner { return .type(TypeValue(info: owner, name: owner.name)) }
      if path.count == 1, let scope, let found = scope.find(path[0]),
        case .type(let bound) = found.scope.variables[found.index].value
      {
        return .type(bound)
      }
      if path.count == 1, let info = scope?.localType(path[0]) {
        return .type(TypeValue(info: info, name: path[0], arguments: arguments))
      }
      if let info = localType(path, in: scope) {
        return .type(TypeValue(info: info, name: info.name, arguments: arguments))
      }
      if path.count == 1, aliases < 32,
        let target = project.innerAlias(path[0], arguments, owner: owner, file: file ?? scope?.file),
        target != name
      {
        return resolve(target, owner: owner, aliases: aliases + 1)
      }
      if let info = project.findType(path, owner: owner, file: file ?? scope?.file) {
        return .type(TypeValue(info: info, name: info.name, arguments: arguments))
      }
      if aliases < 32, let target = project.alias(path, arguments, owner: owner, file: file ?? scope?.file),
        target != name
      {
        return resolve(target, owner: owner, aliases: aliases + 1)
      }
      let isQualified = path.count > 1 && SDK.modules.contains(path[0])
      let plain = isQualified ? path.dropFirst().joined(separator: ".") : path.joined(separator: ".")
      return .type(TypeValue(info: nil, name: plain, arguments: arguments))
    case .optional(let wrapped): return .optional(wrapped)
    default: return .other(name)
    }
  }

  /// The declared type behind a hint, where it is one.
  func declaredType(_ hint: TypeHint?, in scope: Scope?) -> TypeInfo? {
    guard let hint else { return nil }
    switch resolve(hint.type.unwrapped, owner: hint.owner ?? scope?.owner, scope: scope, file: hint.file) {
    case .type(let type): return type.info
    case .other(.opaque(let names)):
      // `some BoatStyle`: what the app's protocol offers by name.
      return names.lazy.compactMap { self.project.findType([$0], owner: hint.owner, file: hint.file) }
        .first { $0.kind == .protocolType }
    default: return nil
    }
  }

  func typeValue(_ name: TypeName, in scope: Scope) -> Value {
    switch resolve(name, owner: scope.owner, scope: scope) {
    case .type(let type): .type(type)
    default: .type(TypeValue(info: nil, name: name.text))
    }
  }

  /// Fits a value to a declared type: a literal to a floating point number, a member without a
  /// type to its enum's case, a text to a localizable one.
  func fit(_ value: Value, to type: TypeName?, owner: TypeInfo?) throws(Interrupt) -> Value {
    guard let type else { return value }
    let wanted = type.unwrapped
    switch value {
    case .int(let int):
      if let name = wanted.simpleName, MachineTypes.floatingPoint.contains(name) {
        return .double(Double(int))
      }
      return try literal(value, as: wanted, owner: owner) ?? value
    case .none where !type.isOptional: return try literal(value, as: wanted, owner: owner) ?? value
    case .slice(let values, _):
      // What `suffix` gives is an array where one is wanted.
      if case .array = expanded(wanted, owner: owner) { return .array(values) }
      return value
    case .double, .bool: return try literal(value, as: wanted, owner: owner) ?? value
    case .string(let text):
      // A literal where a URL is wanted, by an extension that makes URLs of them.
      if wanted == .named(["URL"], []), project.types(named: "URL").isEmpty { return .url(text) }
      if let name = wanted.simpleName, Machine.olderStrings.contains(name) { return olderString(text) }
      return try literal(value, as: wanted, owner: owner) ?? value
    case .tuple(let elements):
      guard case .tuple(let types, let labels) = expanded(wanted, owner: owner), types.count == elements.count
      else { return value }
      var fitted: [(label: String?, value: Value)] = []
      for (index, element) in elements.enumerated() {
        fitted.append(
          (labels[index] ?? element.label, try fit(element.value, to: types[index], owner: owner)))
      }
      return .tuple(fitted)
    case .localized:
      guard let name = wanted.simpleName, Machine.olderStrings.contains(name) else { return value }
      return string(value).map(olderString) ?? value
    case .record(let record) where record.type == "Store":
      return try fit(store: record, to: wanted, owner: owner)
    case .record(let record) where record.type == "NSString":
      return wanted.simpleName == "String" ? record["text"] ?? value : value
    case .symbol(let symbol) where symbol.type == nil:
      guard let info = declaredType(TypeHint(wanted, owner: owner), in: nil), info.declaration != nil else {
        if symbol.name == "init", let given = symbol.arguments,
          let collection = TypeValue.collection(expanded(wanted, owner: owner))
        {
          let values = given.map { EvaluatedArgument(label: $0.label, value: $0.value) }
          return try construct(collection, values: values, placeholder(nil))
        }
        guard symbol.arguments == nil else { return typed(symbol, as: wanted, owner: owner) }
        if let image = packageImage(symbol, wanted) { return image }
        if let known = try elementStatic(symbol.name, TypeHint(wanted, owner: owner)) { return known }
        return typed(symbol, as: wanted, owner: owner)
      }
      if symbol.name == "init", let arguments = symbol.arguments {
        if type.isOptional, arguments.count == 1, arguments[0].label == nil, !takesOneValue(info) {
          return try fit(arguments[0].value, to: type, owner: owner)
        }
        let given = arguments.map { EvaluatedArgument(label: $0.label, value: $0.value) }
        return try construct(TypeValue(info: info, name: info.name), values: given, placeholder(nil))
      }
      return try staticMember(symbol.name, of: info, arguments: symbol.arguments) ?? value
    case .unknown(let unknown):
      if let held = try fitHeld(unknown, to: wanted, owner: owner) { return held }
      // A color or a font is not heard: one of a package's stands for itself.
      guard let name = wanted.simpleName, project.types(named: name).isEmpty else { return value }
      if Machine.looks.contains(name) { return .symbol(SymbolValue(type: name, name: unknown.missing)) }
      return name == "Image" && !type.isOptional ? namelessImage(unknown) : value
    case .array(let values):
      if wanted.simpleName == "Set" { return .set(set(of: values)) }
      if let made = try literal(value, as: wanted, owner: owner) { return made }
      if let info = optionSet(TypeHint(wanted, owner: owner)) {
        return try options(values, of: info, placeholder(nil)) ?? value
      }
      guard let element = TypeHint(expanded(wanted, owner: owner), owner: owner).element else {
        return value
      }
      let name = element.type.unwrapped.simpleName ?? ""
      let isOfFloats = MachineTypes.floatingPoint.contains(name)
      let isOfDeclared = !isOfFloats && !SDK.isKnownType(name) && !project.types(named: name).isEmpty
      guard
        values.contains(where: {
          switch $0 {
          case .symbol: true
          case .tuple: expandsToTuple(element)
          case .int: isOfFloats || isOfDeclared
          case .double, .string, .bool: isOfDeclared
          default: false
          }
        })
      else { return value }
      var fitted: [Value] = []
      for value in values { fitted.append(try fit(value, to: element.type, owner: owner)) }
      return .array(fitted)
    case .dictionary: return try literal(value, as: wanted, owner: owner) ?? value
    case .binding(let binding):
      return .binding(try fit(binding, to: expanded(wanted, owner: owner), owner: owner))
    default: return value
    }
  }

  /// Types whose values only look.
  private static let looks: Set<String> = ["Color", "Font", "UIColor", "UIFont", "NSColor", "NSFont"]

  /// `.anchor` where an image is wanted: a picture that a package adds to images.
  private func packageImage(_ symbol: SymbolValue, _ wanted: TypeName) -> Value? {
    guard wanted == .named(["Image"], []), symbol.arguments == nil, symbol.name != "init" else { return nil }
    if let own = try? extensionStatic(symbol.name, ofSDKType: "Image") { return own }
    return namelessImage(UnknownValue(source: ".\(symbol.name)", missing: "Image.\(symbol.name)"))
  }

  /// A picture whose name only a package knows is a picture all the same: in a label's icon or beside a
  /// button's words it says nothing.
  func namelessImage(_ unknown: UnknownValue) -> Value {
    .view(ViewValue(.sdk("Image"), arguments: [LabeledValue(label: nil, value: .unknown(unknown))]))
  }

  private func expandsToTuple(_ hint: TypeHint) -> Bool {
    if case .tuple = expanded(hint.type, owner: hint.owner) { return true }
    return false
  }

  /// `.name` where its type is known from the place it stands in, else a symbol.
  func implicitMember(
    _ name: String, hint: TypeHint?, _ scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value {
    if let hint {
      if hint.type.isOptional, name == "none" { return .none }
      if let value = try optionalStatic(name, hint) { return value }
      if let info = declaredType(hint, in: scope) {
        if let value = try staticMember(name, of: info, arguments: nil) { return value }
        if name.startsUppercase, let nested = nestedType(name, of: info) { return nested }
      }
      if let value = try elementStatic(name, hint) { return value }
      if let sdk = outsideName(of: hint.type, owner: hint.owner ?? scope.owner) {
        if let value = try extensionStatic(name, ofSDKType: sdk) { return value }
        if let text = catalogText(name, wanted: hint, near: expression.file) { return text }
        if let value = libraryStatic(sdk, name) { return value }
        if let text = unreadText(name, wanted: hint) { return text }
        let isTold = sdk == "Color" || Library.services.contains(sdk)
        if isTold { return .symbol(SymbolValue(type: sdk, name: name)) }
        return typed(SymbolValue(name: name), as: hint.type, owner: hint.owner ?? scope.owner)
      }
    }
    return .symbol(SymbolValue(name: name))
  }

  /// What the app adds to all optionals is meant before what their values have.
  private func optionalStatic(_ name: String, _ hint: TypeHint) throws(Interrupt) -> Value? {
    guard !project.extensions(of: ["Optional"], declaring: name).isEmpty else { return nil }
    var type = hint.type
    var aliases = 0
    while !type.isOptional {
      guard aliases < 32, case .named(let path, let arguments) = type,
        let target = project.alias(path, arguments, owner: hint.owner), target != type
      else { return nil }
      type = target
      aliases += 1
    }
    return try extensionStatic(name, ofSDKType: "Optional")
  }

  /// `.Harbour.opensAt`: a type nested in the one expected, or in what that inherits from.
  private func nestedType(_ name: String, of info: TypeInfo) -> Value? {
    for type in project.lineage(of: info) {
      if let nested = project.findType([name], owner: type, file: nil, onlyNested: true) {
        return .type(TypeValue(info: nested, name: nested.name))
      }
    }
    return nil
  }

  func cast(
    _ inner: Expression, _ type: TypeName, _ kind: Expression.CastKind, in scope: Scope,
    hint: TypeHint?, _ expression: Expression
  ) throws(Interrupt) -> Value {
    let value = try evaluate(
      inner, in: scope, hint: kind == .upcast ? TypeHint(type, owner: scope.owner, file: scope.file) : nil)
    if kind == .upcast {
      if type == .named(["NSError"], []), let error = try bridged(error: value) { return error }
      return try fit(value, to: type, owner: scope.owner)
    }
    return try cast(value, type, kind, in: scope, expression)
  }

  /// A value under `is`, `as?` or `as!`.
  func cast(
    _ value: Value, _ type: TypeName, _ kind: Expression.CastKind, in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value {
    if kind != .test, type == .named(["NSError"], []), let error = try bridged(error: value) { return error }
    var matches = isInstance(value, of: type, in: scope)
    if value.isUnknown { matches = decided(matches) }
    switch kind {
    case .test: return .bool(matches)
    case .conditional: return matches ? value : .none
    default:
      if !matches, !value.isUnknown {
        throw trap("'as!' met a \(value.typeName), not a \(type.text)", expression)
      }
      return value
    }
  }

  /// Whether a value is of a type, as `is` asks.
  func isInstance(_ value: Value, of type: TypeName, in scope: Scope?) -> Bool {
    if value.isNone { return false }
    switch type {
    case .optional(let wrapped): return isInstance(value, of: wrapped, in: scope)
    case .array(let element):
      guard let values = value.arrayValue else { return false }
      return values.first.map { isInstance($0, of: element, in: scope) } ?? true
    case .dictionary: if case .dictionary = value { return true } else { return false }
    case .opaque(let names):
      return names.allSatisfy { isInstance(value, of: .named([$0], []), in: scope) }
    case .function: if case .closure = value { return true } else { return false }
    case .tuple(let types, _):
      guard case .tuple(let values) = value, values.count == types.count else { return false }
      return zip(values, types).allSatisfy { isInstance($0.0.value, of: $0.1, in: scope) }
    case .named(["Type"], let types) where types.count == 1:
      guard case .type(let held) = value, let wanted = types[0].simpleName else { return false }
      let names = held.info.map { project.allNames(of: $0) } ?? []
      return wanted == held.name || wanted == "Any" || names.contains(wanted)
    case .named(let path, _):
      guard let name = path.last else { return false }
      if path == ["Self"], let scope, case .type(let own) = selfType(in: scope), own.name != "Self" {
        return isInstance(value, of: .named(own.info?.path ?? [own.name], []), in: nil)
      }
      if path.count == 1, let found = scope?.find(name),
        case .type(let bound) = found.scope.variables[found.index].value, bound.name != name
      {
        return isInstance(value, of: .named(bound.info?.path ?? [bound.name], []), in: nil)
      }
      if name == "Any" || name == "AnyObject" || name == "AnyHashable" { return true }
      if case .dictionary = value, name == "NSDictionary" { return true }
      if case .array = value, name == "NSArray" { return true }
      if name == "NSNumber", value.doubleValue != nil || value.boolValue != nil { return true }
      if name == "NSString", case .string = value { return true }
      // `T.RawValue`: raw values are texts and numbers.
      if name == "RawValue", path.count > 1 { return value.isRaw }
      // A type parameter that nothing here binds: the app's code is taken to fit.
      if path.count == 1, name.utf8.count == 1 || isParameter(name, in: scope),
        project.types(named: name).isEmpty, scope?.find(name) == nil
      {
        return true
      }
      if name == "Character", case .string(let text) = value, text.count != 1 { return false }
      return typeNames(of: value).contains(name)
    default: return false
    }
  }

  private func isParameter(_ name: String, in scope: Scope?) -> Bool {
    scope?.owner?.genericParameters.contains(name) ?? false
      || scope?.functionAround?.genericParameters.contains(name) ?? false
  }

  /// Every name that a value's type answers to: its own, its superclasses', its protocols'.
  func typeNames(of value: Value) -> [String] {
    switch value {
    case .structure(let value): project.allNames(of: value.type)
    case .enumeration(let value): project.allNames(of: value.type)
    case .object(let value): project.allNames(of: value.type)
    case .unknown(let value): [value.missing]
    default: SDK.typeNames(of: value)
    }
  }

  /// Whether the value is a view of any kind.
  func isView(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .structure(let value): project.isView(value.type)
    // `enum Harbour: View`, with a body that switches over its cases.
    case .enumeration(let value): project.isView(value.type)
    case .object(let value): project.isView(value.type)
    case .symbol(let symbol): symbol.type == "Color"
    case .record(let record): SDK.viewRecords.contains(record.type)
    default: false
    }
  }
}

extension TypeValue {
  /// `[Tide]` and `[String: Tide]` as the collections of the standard library that they are.
  static func collection(_ type: TypeName) -> TypeValue? {
    switch type.unwrapped {
    case .array(let element): TypeValue(info: nil, name: "Array", arguments: [element])
    case .dictionary(let key, let value): TypeValue(info: nil, name: "Dictionary", arguments: [key, value])
    default: nil
    }
  }
}
