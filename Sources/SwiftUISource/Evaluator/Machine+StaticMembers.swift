/// What belongs to a type: static properties, nested types, cases.
extension Machine {
  func typeMember(_ name: String, of type: TypeValue, file: FileCode?) throws(Interrupt) -> Value? {
    if name == "self" || name == "Type" { return .type(type) }
    if name == "init" { return .closure(ClosureValue(body: .initializer(type), scope: nil)) }
    if name.hasPrefix("init(") {
      let labels = name.dropFirst(5).dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
      var closure = ClosureValue(body: .initializer(type), scope: nil)
      closure.labels = labels
      return .closure(closure)
    }
    if let info = type.info {
      if let nested = project.findType([name], owner: info, file: file, onlyNested: true) {
        return .type(TypeValue(info: nested, name: nested.name))
      }
      if let target = aliased(name, in: info) { return .type(target) }
      if name == "ID", let type = identifierType(of: info) { return .type(type) }
      if let value = try librarySuperStatic(name, of: info) { return value }
      return try sameNamedStatic(name, info)
    }
    if !isNamespaceOfTexts(type.name),
      let nested = project.findType(
        type.name.split(separator: ".").map(String.init) + [name], owner: nil, file: file)
    {
      return .type(TypeValue(info: nested, name: nested.name))
    }
    if let value = try moduleMember(type.name, name, file) { return value }
    if let value = libraryStatic(type.name, name) ?? sharedContainer(type.name, name) { return value }
    if let resource = generatedResource(name, of: type.name) { return resource }
    if name.startsUppercase {
      let isModule = SDK.modules.contains(type.name)
      return .type(TypeValue(info: nil, name: isModule ? name : "\(type.name).\(name)"))
    }
    let constant = Value.symbol(SymbolValue(type: type.name, name: name))
    return generatedString(constant) ?? constant
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
    _ name: String, of info: TypeInfo, arguments: [LabeledValue]?
  ) throws(Interrupt) -> Value? {
    // `static let done = Role.confirm(…)` beside `case done(title:)`: without arguments the constant is meant.
    if let code = info.cases.first(where: { $0.name == name }),
      code.payload.isEmpty || arguments != nil || info.staticProperties[name] == nil
    {
      if let arguments { return try enumeration(code, of: info, arguments) }
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
  ///
  /// - Parameter element: what a collection holds, where the members of several are told apart by it.
  func extensionStatic(
    _ name: String, ofSDKType sdk: String, element: TypeHint? = nil
  ) throws(Interrupt) -> Value? {
    for type in extensions(of: SDK.staticFamilies(of: sdk), declaring: name, element: element) {
      if let property = type.staticProperties[name] {
        return try staticValue(
          property, key: "\(sdk)+\(type.qualifiedName)\(type.conditions).\(name)", owner: type,
          selfName: SDK.ownName(of: type, askedAs: sdk), arguments: elementArguments(of: type, element))
      }
      if let function = type.staticFunctions[name]?.first {
        let owner = Value.type(
          TypeValue(
            info: nil, name: SDK.ownName(of: type, askedAs: sdk),
            arguments: elementArguments(of: type, element)))
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
    _ property: PropertyCode, key: String, owner: TypeInfo?, selfName: String? = nil,
    arguments: [TypeName] = []
  ) throws(Interrupt) -> Value {
    let held = try heldStatic(property, key: key, owner: owner, selfName: selfName, arguments: arguments)
    return property.wrappers.isEmpty ? held : try content(ofStatic: held, property, in: owner)
  }

  /// What is kept of a static or global variable: where it has a wrapper of the app's, that.
  func heldStatic(
    _ property: PropertyCode, key: String, owner: TypeInfo?, selfName: String? = nil,
    arguments: [TypeName] = []
  ) throws(Interrupt) -> Value {
    let scope = Scope(parent: nil, owner: owner, file: property.file)
    if let owner {
      var type = TypeValue(info: selfName == nil ? owner : nil, name: selfName ?? owner.name)
      type.arguments =
        owner.conditions.isEmpty
        ? owner.arguments(around: property) : arguments.isEmpty ? elementArguments(of: owner) : arguments
      scope.declare("self", .type(type))
      bindElement(of: .type(type), in: scope)
    }
    if property.isComputed {
      guard let body = property.getter.value else { return .none }
      scope.body = .property(property)
      let isBuilder = property.isViewBuilder || isViewType(property.type)
      return try sheltered(property.name, isBuilder: isBuilder) { () throws(Interrupt) in
        try deeper(property.file, property.start) { () throws(Interrupt) in
          let value = try self.runBody(
            body, in: scope, isBuilder: isBuilder,
            hint: property.type.map { TypeHint($0, owner: owner, file: property.file) },
            by: self.ownBuilder(of: property, in: owner))
          return try self.fit(value, to: property.type, owner: owner)
        }
      }
    }
    if let value = state.statics[key] {
      noteRead(.shared(key), value)
      return value
    }
    guard staticsInProgress.insert(key).inserted else {
      // What is run at once here may run later on a device, when the value is there.
      report(
        .trap(
          "'\(property.name)' needs its own value while it is made", file: property.file,
          start: property.start))
      return .unknown(UnknownValue(source: property.name, missing: property.name))
    }
    defer { staticsInProgress.remove(key) }
    if !property.wrappers.isEmpty, let value = try wrappedStatic(property, in: owner) {
      state.statics[key] = value
      noteRead(.shared(key), value)
      return value
    }
    guard let initial = property.initial else { return .none }
    let value = try madeOnce(property.name) { () throws(Interrupt) in
      try deeper(property.file, property.start) { () throws(Interrupt) in
        try self.fit(
          self.evaluate(
            initial, in: scope, hint: property.type.map { TypeHint($0, owner: owner, file: property.file) }),
          to: property.type, owner: owner)
      }
    }
    state.statics[key] = value
    noteRead(.shared(key), value)
    return value
  }
}
