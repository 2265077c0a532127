extension Machine {
  /// A member of a value, read. `position` is where its name stands.
  func member(
    _ name: String, of value: Value, in scope: Scope, _ expression: Expression, position: Int
  ) throws(Interrupt) -> Value {
    if name == "self" { return value }
    if let member = try member(name, of: value, file: expression.file, start: position) { return member }
    if let member = try dynamicMember(name, of: value, expression) { return member }
    switch value {
    case .none: return .none
    case .object(let reference) where isUIKit(value): return try uikitMember(name, of: reference)
    case .unknown(let unknown):
      // Consistent with a list from outside, which has no items.
      if name == "isEmpty", comesFromOutside(unknown) { return .bool(true) }
      return .unknown(UnknownValue(source: "\(unknown.source).\(name)", missing: unknown.missing))
    case .view(let view) where name == "id": return .int(view.index ?? 0)
    case .view(let view) where name == "gradient" && view.name == "Color": return value
    case .view:
      // `text.rich.size(12)`: what a framework adds to views is passed over.
      notice(
        .warning, .unknownModifier, expression.file, position,
        "the modifier '.\(name)' is not known here; the view is read without it")
      return value
    case .structure(let instance)
    where project.isView(instance.type) && !expression.isMemberOfSelf && !name.hasPrefix("$"):
      notice(
        .warning, .unknownModifier, expression.file, position,
        "the modifier '.\(name)' is not known here; the view is read without it")
      return .view(ViewValue(.custom(value), file: expression.file, start: expression.start))
    // What is loaded has its image; nothing has failed.
    case .symbol(let symbol) where symbol.type == "AsyncImagePhase":
      return name == "image" ? symbol.arguments?.first?.value ?? .none : .none
    case .symbol where visualDepth > 0: return value
    // `Image(.Harbour.buoy)`: a resource in a folder of a catalog.
    case .symbol(let symbol) where symbol.type == nil && symbol.name.startsUppercase:
      return .symbol(SymbolValue(name: "\(symbol.name)/\(name)"))
    default: break
    }
    notice(
      .warning, .unknownValue, expression.file, position,
      "'\(value.typeName)' has no member '\(name)' that is known here")
    return .unknown(
      UnknownValue(source: expression.file.text(expression.start, expression.end), missing: name))
  }

  /// A member by name, or nil where there is none: declared by the app, then known of the SDK.
  func member(
    _ name: String, of value: Value, file: FileCode?, start: Int, isOptionalLookUp: Bool = false
  ) throws(Interrupt) -> Value? {
    if let declared = try declaredMember(name, of: value, file: file, start: start) { return declared }
    if isOptionalLookUp { return nil }
    if name.hasPrefix("$"), let binding = try projection(String(name.dropFirst()), of: value) {
      return binding
    }
    if case .type(let type) = value { return try typeMember(name, of: type, file: file) }
    if case .binding(let binding) = value { return try bindingMember(name, of: binding) }
    if let member = try libraryMember(name, of: value) { return member }
    return try optionalMember(name, of: value)
  }

  /// A property that the app adds to `Optional`; a value that is there may have been one.
  private func optionalMember(_ name: String, of value: Value) throws(Interrupt) -> Value? {
    for type in project.extensions(of: ["Optional"], declaring: name) {
      if let property = type.properties[name], property.isComputed {
        return try computed(property, of: value, type)
      }
    }
    return nil
  }

  /// A property of the superclass or of a protocol, past what the running type overrides.
  func superMember(
    _ name: String, of value: Value, in scope: Scope
  ) throws(Interrupt) -> Value? {
    guard let owner = scope.owner else { return nil }
    for type in project.lineage(of: owner).dropFirst() {
      if let property = type.properties[name], property.isComputed, property.getter.value != nil {
        return try computed(property, of: value, type)
      }
    }
    return nil
  }

  /// A member that the app's code declares on the value's type, its protocols or an extension.
  func declaredMember(
    _ name: String, of value: Value, file: FileCode?, start: Int
  ) throws(Interrupt) -> Value? {
    switch value {
    case .structure(let instance):
      if let index = instance.type.fieldIndex[name] {
        return try storedProperty(instance.type.storedProperties[index], instance.fields[index], of: instance)
      }
      return try inheritedMember(name, of: value, instance.type)
    case .object(let reference):
      if let stored = objectField(name, of: reference) { return try stored() }
      return try inheritedMember(name, of: value, reference.type)
    case .enumeration(let instance):
      if let value = try enumMember(name, of: instance) { return value }
      return try inheritedMember(name, of: value, instance.type)
    case .type(let type):
      guard let info = type.info else { return try extensionStatic(name, ofSDKType: type.name) }
      return try staticMember(name, of: info, arguments: nil)
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      return elements.first { $0.label == name }?.value
    case .unknown(let unknown): return try outsideMember(name, of: unknown)
    case .record(let record):
      if let field = try field(name, of: record) { return field }
      return try extensionMember(name, of: value)
    default: return try extensionMember(name, of: value)
    }
  }

  /// A field of an SDK value; one that is a binding reads as what it holds, `$name` as itself.
  private func field(_ name: String, of record: RecordValue) throws(Interrupt) -> Value? {
    if name.hasPrefix("$") { return record[String(name.dropFirst())] }
    guard let value = record[name] else { return nil }
    if case .binding(let binding) = value, record.type.hasSuffix("Configuration") { return read(binding) }
    return value
  }

  private func inheritedMember(
    _ name: String, of value: Value, _ info: TypeInfo
  ) throws(Interrupt) -> Value? {
    for type in project.lineage(of: info) {
      if let property = type.properties[name], property.isComputed || property.getter.value != nil {
        if property.getter.value == nil { continue }
        return try computed(property, of: value, type)
      }
      if let function = type.functions[name]?.first(where: { $0.body.value != nil }) {
        return .closure(ClosureValue(body: .function(function, owner: value, type: type), scope: nil))
      }
    }
    if project.allNames(of: info).contains("View") || isView(value) {
      return try extensionMember(name, of: value)
    }
    return nil
  }

  /// A property or method that the app adds to a type of the SDK.
  private func extensionMember(_ name: String, of value: Value) throws(Interrupt) -> Value? {
    for type in project.extensions(of: SDK.typeNames(of: value), declaring: name) {
      if let property = type.properties[name], property.isComputed {
        return try computed(property, of: value, type)
      }
      if let function = type.functions[name]?.first(where: { $0.body.value != nil }) {
        // `images.first` is the property, also in an app that adds a method of that name.
        if value.collectionKind != nil, let own = try typedProperty(name, of: value, placeholder(nil)),
          !own.isFunction
        {
          return own
        }
        return .closure(ClosureValue(body: .function(function, owner: value, type: type), scope: nil))
      }
    }
    return nil
  }

  func computed(_ property: PropertyCode, of owner: Value, _ type: TypeInfo) throws(Interrupt) -> Value {
    guard let body = property.getter.value else { return .none }
    let scope = Scope(parent: nil, owner: type, file: property.file)
    scope.code = ObjectIdentifier(property)
    scope.declare("self", owner, isLet: false)
    return try sheltered(property.name) { () throws(Interrupt) in
      try deeper(property.file, property.start) { () throws(Interrupt) in
        let value = try self.runBody(
          body, in: scope, isBuilder: property.isViewBuilder || self.isViewType(property.type),
          hint: property.type.map { TypeHint($0, owner: type) })
        return try self.fit(value, to: property.type, owner: type)
      }
    }
  }

  // MARK: Library members

  func libraryMember(_ name: String, of value: Value) throws(Interrupt) -> Value? {
    // Counting characters and the like takes the longer, the longer the text is.
    if case .string(let text) = value { steps += text.utf8.count / 256 }
    if let property = try libraryProperty(name, of: value, placeholder(nil)) { return property }
    return nil
  }

  // MARK: Types

  private func typeMember(_ name: String, of type: TypeValue, file: FileCode?) throws(Interrupt) -> Value? {
    if name == "self" || name == "Type" { return .type(type) }
    if name == "init" { return .closure(ClosureValue(body: .initialiser(type), scope: nil)) }
    if name.hasPrefix("init(") {
      let labels = name.dropFirst(5).dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
      var closure = ClosureValue(body: .initialiser(type), scope: nil)
      closure.labels = labels
      return .closure(closure)
    }
    if let info = type.info {
      if let nested = project.findType([name], owner: info, file: file, onlyNested: true) {
        return .type(TypeValue(info: nested, name: nested.name))
      }
      if let alias = info.aliases[name], case .type(let target) = resolve(alias, owner: info) {
        return .type(target)
      }
      if let value = try librarySuperStatic(name, of: info) { return value }
      return try sameNamedStatic(name, info)
    }
    if let nested = project.findType(
      type.name.split(separator: ".").map(String.init) + [name], owner: nil, file: file)
    {
      return .type(TypeValue(info: nested, name: nested.name))
    }
    if let value = libraryStatic(type.name, name) { return value }
    if name.startsUppercase {
      let isModule = SDK.modules.contains(type.name)
      return .type(TypeValue(info: nil, name: isModule ? name : "\(type.name).\(name)"))
    }
    return .symbol(SymbolValue(type: type.name, name: name))
  }

  /// Inside `extension Log.Harbour` a global type `Harbour` is meant by that name where only it has the
  /// member.
  private func sameNamedStatic(_ name: String, _ info: TypeInfo) throws(Interrupt) -> Value? {
    for other in project.types(named: info.name) where other !== info {
      if let value = try staticMember(name, of: other, arguments: nil) { return value }
    }
    return nil
  }

  private func librarySuperStatic(_ name: String, of info: TypeInfo) throws(Interrupt) -> Value? {
    for parent in project.allNames(of: info) {
      if let value = libraryStatic(parent, name) { return value }
    }
    return nil
  }

  /// A static member of a declared type: a case, a constant, a computed or made-once value.
  func staticMember(
    _ name: String, of info: TypeInfo, arguments: [LabelledValue]?
  ) throws(Interrupt) -> Value? {
    if let code = info.cases.first(where: { $0.name == name }) {
      if let arguments {
        return .enumeration(
          EnumValue(
            type: info, name: name, payload: arguments.map(\.value), labels: arguments.map(\.label)))
      }
      if code.payload.isEmpty {
        return .enumeration(EnumValue(type: info, name: name, payload: [], labels: []))
      }
      return .closure(ClosureValue(body: .enumCase(info, name), scope: nil))
    }
    if name == "allCases", info.kind == .enumeration, info.staticProperties[name] == nil {
      return .array(
        info.cases.map { .enumeration(EnumValue(type: info, name: $0.name, payload: [], labels: [])) })
    }
    for type in project.lineage(of: info) {
      if let property = type.staticProperties[name] {
        return try staticValue(property, key: staticKey(property, of: type, through: info), owner: info)
      }
      if let function = type.staticFunctions[name]?.first(where: { $0.body.value != nil }) {
        let owner = Value.type(TypeValue(info: info, name: info.name))
        let closure = ClosureValue(body: .function(function, owner: owner, type: type), scope: nil)
        guard let arguments else { return .closure(closure) }
        return try call(closure, arguments.map(\.value), nil)
      }
    }
    return nil
  }

  /// What a static is kept by: private types of several files may share their name.
  func staticKey(_ property: PropertyCode, of type: TypeInfo, through info: TypeInfo) -> String {
    "\(type.qualifiedName)#\(info.name).\(property.name) \(property.file.path)"
  }

  /// Static members that the app adds to a type of the SDK: `extension Color { static let … }`.
  func extensionStatic(_ name: String, ofSDKType sdk: String) throws(Interrupt) -> Value? {
    for type in project.extensions(of: SDK.staticFamilies(of: sdk), declaring: name) {
      if let property = type.staticProperties[name] {
        return try staticValue(
          property, key: "\(sdk)+\(type.qualifiedName).\(name)", owner: type, selfName: sdk)
      }
      if let function = type.staticFunctions[name]?.first {
        let owner = Value.type(TypeValue(info: nil, name: sdk))
        return .closure(ClosureValue(body: .function(function, owner: owner, type: type), scope: nil))
      }
      if let nested = project.findType([name], owner: type, file: nil, onlyNested: true) {
        return .type(TypeValue(info: nested, name: nested.name))
      }
    }
    return nil
  }

  /// The value of a static or global variable, made on first use.
  func staticValue(
    _ property: PropertyCode, key: String, owner: TypeInfo?, selfName: String? = nil
  ) throws(Interrupt) -> Value {
    let scope = Scope(parent: nil, owner: owner, file: property.file)
    if let owner {
      scope.declare(
        "self", .type(TypeValue(info: selfName == nil ? owner : nil, name: selfName ?? owner.name)))
    }
    if property.isComputed {
      guard let body = property.getter.value else { return .none }
      return try sheltered(property.name) { () throws(Interrupt) in
        try deeper(property.file, property.start) { () throws(Interrupt) in
          let value = try self.runBody(
            body, in: scope, isBuilder: property.isViewBuilder || self.isViewType(property.type),
            hint: property.type.map { TypeHint($0, owner: owner) })
          return try self.fit(value, to: property.type, owner: owner)
        }
      }
    }
    if let value = state.statics[key] { return value }
    guard staticsInProgress.insert(key).inserted else {
      // What is run at once here may run later on a device, when the value is there.
      report(
        .trap(
          "'\(property.name)' needs its own value while it is made", file: property.file,
          start: property.start))
      return .unknown(UnknownValue(source: property.name, missing: property.name))
    }
    defer { staticsInProgress.remove(key) }
    guard let initial = property.initial else { return .none }
    let value = try sheltered(property.name) { () throws(Interrupt) in
      try deeper(property.file, property.start) { () throws(Interrupt) in
        try self.fit(
          self.evaluate(
            initial, in: scope, hint: property.type.map { TypeHint($0, owner: owner, file: property.file) }),
          to: property.type, owner: owner)
      }
    }
    state.statics[key] = value
    return value
  }

  private func enumMember(_ name: String, of instance: EnumValue) throws(Interrupt) -> Value? {
    guard name == "rawValue" || name == "hashValue" else { return payload(named: name, of: instance) }
    if instance.type.properties["rawValue"] != nil { return nil }
    return try rawValue(of: instance)
  }

  /// `mode.playing` of a case with values: what a macro on the enum gives by the name of each case.
  private func payload(named name: String, of instance: EnumValue) -> Value? {
    guard instance.type.properties[name] == nil, instance.type.cases.contains(where: { $0.name == name })
    else { return nil }
    guard instance.name == name else { return Value.none }
    if instance.payload.count == 1 { return instance.payload[0] }
    if instance.payload.isEmpty { return .void }
    return .tuple(
      instance.payload.enumerated().map {
        ($0.offset < instance.labels.count ? instance.labels[$0.offset] : nil, $0.element)
      })
  }

  func rawValue(of instance: EnumValue) throws(Interrupt) -> Value {
    let cases = instance.type.cases
    guard let index = cases.firstIndex(where: { $0.name == instance.name }) else { return .none }
    let scope = Scope(parent: nil, owner: instance.type)
    if let raw = cases[index].rawValue { return try evaluate(raw, in: scope) }
    let rawType = instance.type.inherited.first?.simpleName ?? ""
    if MachineTypes.integers.contains(rawType) {
      // Counts on from the last case with a value of its own.
      for earlier in cases[..<index].indices.reversed() {
        if let raw = cases[earlier].rawValue, let base = try evaluate(raw, in: scope).intValue {
          return .int(base + index - earlier)
        }
      }
      return .int(index)
    }
    return .string(instance.name)
  }

  // MARK: Elements

  /// `value[…]`.
  func element(
    of value: Value, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression, end: Int
  ) throws(Interrupt) -> Value {
    var declared = declaredInfo(of: value)
    var isType = false
    if case .type(let type) = value {
      declared = type.info
      isType = true
    }
    if let info = declared {
      for type in project.lineage(of: info) {
        if let code = subscriptCode(type.subscripts, arguments, isStatic: isType) {
          return try call(
            code.getter, owner: value, type: type, arguments, from: scope, closureScope: nil, expression)
        }
      }
    }
    for type in project.extensions(of: SDK.typeNames(of: value), declaring: "subscript") {
      if let code = subscriptCode(type.subscripts, arguments, isStatic: false), !scope.isInside(code.getter),
        try takes(code.getter.parameters, arguments, in: scope)
      {
        return try call(
          code.getter, owner: value, type: type, arguments, from: scope, closureScope: nil, expression)
      }
    }
    let evaluated = try evaluate(arguments: arguments, in: scope)
    return try element(of: value, evaluated, expression)
  }

  /// Whether a subscript that the app adds to a type of the library is meant: `text[2]` may be the
  /// app's, `text[text.startIndex]` in it is the library's.
  private func takes(
    _ parameters: [ParameterCode], _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> Bool {
    for (parameter, argument) in zip(parameters, arguments) where !argument.value.isClosure {
      let name = parameter.type.unwrapped.simpleName ?? ""
      let hint = TypeHint(parameter.type, owner: scope.owner)
      switch try evaluate(argument.value, in: scope, hint: hint) {
      case .int:
        if name == "String" || name == "Index" || name.hasSuffix("Range") { return false }
      case .string, .localized:
        if MachineTypes.integers.contains(name) || name.hasSuffix("Range") { return false }
      case .record(let record) where record.type == "String.Index":
        if MachineTypes.integers.contains(name) || name.hasSuffix("Range") { return false }
      case .range(let range):
        if MachineTypes.integers.contains(name) || name == "String" { return false }
        if case .record? = range.lower ?? range.upper, case .named(_, let bounds) = parameter.type.unwrapped,
          let bound = bounds.first?.simpleName, MachineTypes.integers.contains(bound)
        {
          return false
        }
      default: break
      }
    }
    return true
  }

  private func subscriptCode(
    _ candidates: [SubscriptCode], _ arguments: [CallArgument], isStatic: Bool
  ) -> SubscriptCode? {
    candidates.first { $0.getter.isStatic == isStatic && matching($0.getter.parameters, arguments) != nil }
  }

  func element(
    of value: Value, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value {
    guard let key = arguments.first?.value else { return .none }
    if case .keyPath(let path) = key { return try follow(path, from: value, expression) }
    switch (value, key) {
    case (.none, _): return .none
    case (.unknown(let unknown), _):
      return .unknown(
        UnknownValue(source: expression.file.text(expression.start, expression.end), missing: unknown.missing)
      )
    case (.array(let values), .int) where arguments[0].label == "id":
      return try identified(key, in: values)
    case (.array(let values), .int(let index)):
      guard values.indices.contains(index) else {
        // `items[safe: 5]` of a package.
        if arguments[0].label != nil { return arguments.first { $0.label == "default" }?.value ?? .none }
        throw trap("index \(index) is out of range for \(values.count) items", expression)
      }
      return values[index]
    case (.array(let values), _) where arguments[0].label == "id": return try identified(key, in: values)
    case (.type(let type), _) where type.name == "Defaults":
      return try defaultsKey(key) ?? .none
    case (.dictionary(let values), _):
      if let found = values[key] { return found }
      return arguments.first { $0.label == "default" }?.value ?? .none
    case (.record(let record), .type(let key)) where record.type == "DependencyValues":
      guard let info = key.info else { return .none }
      return try dependencyValue(of: info) ?? .none
    case (.record(let record), .type(let key)) where record.type == "EnvironmentValues":
      // The app's own key: what nobody has set has its default.
      guard let info = key.info else { return .none }
      return try staticMember("defaultValue", of: info, arguments: nil) ?? .none
    case (.binding(let binding), .int(let index)): return .binding(.element(binding, at: index))
    case (.binding(let binding), _): return .binding(.index(binding, key))
    case (.tuple(let elements), .int(let index)) where elements.indices.contains(index):
      return elements[index].value
    default:
      return try libraryElement(of: value, arguments, expression)
        ?? unknown(expression, missing: "\(value.typeName)[…]")
    }
  }

  /// `tides[id: selected]` of an identified array.
  private func identified(_ id: Value, in values: [Value]) throws(Interrupt) -> Value {
    for value in values where try equal(member("id", of: value, file: nil, start: 0) ?? .none, id) {
      return value
    }
    return .none
  }

  /// The value at the end of a key path.
  func follow(_ path: KeyPathValue, from root: Value, _ expression: Expression) throws(Interrupt) -> Value {
    var value = root
    for component in path.components {
      switch component {
      case .member(let name):
        value = try member(
          name, of: value, in: Scope(parent: nil, file: expression.file), expression,
          position: expression.start)
      case .index(let key):
        value = try element(of: value, [EvaluatedArgument(label: nil, value: key)], expression)
      case .optional: if value.isNone { return .none }
      case .force: if value.isNone { throw trap("'!' met nil in a key path", expression) }
      }
    }
    return value
  }
}
