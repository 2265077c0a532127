extension Machine {
  /// A member of a value, read. `position` is where its name stands.
  func member(
    _ name: String, of value: Value, in scope: Scope, _ expression: Expression, position: Int
  ) throws(Interrupt) -> Value {
    if name == "self" { return value }
    if let labeled = LabeledName(name) {
      if let function = labeledMember(labeled, of: value) ?? libraryMethod(labeled, of: value)
        ?? modifierReference(labeled.base, of: value, labels: labeled.labels)
      {
        return function
      }
      return try member(labeled.base, of: value, in: scope, expression, position: position)
    }
    // `Bindable(settings).isOn` is what `$settings.isOn` is.
    if let held = value.record(of: "Bindable")?["wrappedValue"], name != "wrappedValue",
      let binding = try bindingMember(name, of: .constant(held))
    {
      return binding
    }
    if let described = try dynamicDescription(name, of: value, expression) { return described }
    if let member = try member(name, of: value, file: expression.file, start: position) { return member }
    if let member = try dynamicMember(name, of: value, expression) { return member }
    if case .symbol(let symbol) = value, let made = asset(name, symbol, near: expression.file) { return made }
    if name != "id", let modifier = modifierReference(name, of: value) { return modifier }
    switch value {
    case .none: return .none
    // What only floating point numbers have is asked of one: `1.seconds` of `extension Double`.
    case .int(let number):
      let double = Value.double(Double(number))
      if let member = try member(name, of: double, file: expression.file, start: position) { return member }
    // What is called like a function is one: `dismiss.callAsFunction`.
    case .closure where name == "callAsFunction": return value
    // `source.chart?(self)`: what a protocol asks for and the class has not is optional there.
    case .object(let reference) where isAsked(name, of: reference.type): return .none
    case .object(let reference) where isUIKit(value): return try uikitMember(name, of: reference)
    case .unknown(let unknown):
      // Consistent with a list from outside, which has no items.
      if name == "isEmpty", comesFromOutside(unknown) { return .bool(true) }
      // A layer that nobody has added to.
      if name == "sublayers" { return .none }
      if comesFromOutside(unknown), let answer = Machine.permission(name) { return answer }
      return .unknown(UnknownValue(source: "\(unknown.source).\(name)", missing: unknown.missing))
    case .view(let view) where name == "id": return .int(view.index ?? 0)
    case .view where name == "containerValues": return .record("ContainerValues", ["view": value])
    case .record(let record) where record.type == "ContainerValues":
      if case .view(let view)? = record["view"], let held = try containerValue(name, of: view) { return held }
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
    case .symbol(let symbol) where name == "name" && Machine.isAsset(symbol):
      return .string(project.resources.assets.image(symbol.name) ?? symbol.name)
    // What is loaded has its image; nothing has failed.
    case .record(let record) where name == "delegate" && record.type == "UIApplication":
      if let delegate = try applicationDelegate(near: expression.file) { return delegate }
    case .symbol(let symbol) where symbol.type == "AsyncImagePhase" || isPhase(symbol, asked: name):
      let isHeld = symbol.name == (name == "image" ? "success" : "failure")
      return isHeld ? symbol.arguments?.first?.value ?? .none : .none
    // `.init(length: 6)` of a type from outside: what it was made with.
    case .symbol(let symbol)
    where symbol.type == nil && symbol.name == "init" && held(name, by: symbol) != nil:
      return held(name, by: symbol) ?? value
    case .symbol where visualDepth > 0: return value
    case .symbol(let symbol) where project.hasTextTable(symbol.name):
      if let text = catalogText(of: symbol, name, near: expression.file) { return text }
    // `Image(.Harbour.buoy)`: a resource in a folder of a catalog.
    case .symbol(let symbol) where symbol.type == nil && symbol.name.startsUppercase:
      return .symbol(SymbolValue(name: "\(symbol.name)/\(name)"))
    default: break
    }
    if let member = macroMember(name, of: value, expression, position: position) { return member }
    if let words = wordsOfKey(name, value, expression) { return words }
    notice(
      .warning, .unknownValue, expression.file, position,
      "'\(value.typeName)' has no member '\(name)' that is known here")
    return .unknown(
      UnknownValue(
        source: expression.file.text(expression.start, expression.end), missing: name,
        type: isColor(value) ? "Color" : nil))
  }

  private func isAsked(_ name: String, of type: TypeInfo) -> Bool {
    project.lineage(of: type).contains { $0.declaration?.kind == .protocolType && $0.functions[name] != nil }
  }

  private func held(_ name: String, by symbol: SymbolValue) -> Value? {
    symbol.arguments?.first { $0.label == name }?.value
  }

  /// `view._tide`: the wrapper of a property itself, which stands for what it projects.
  private func isStorage(_ name: String, of value: Value) -> Bool {
    guard name.hasPrefix("_"), name.utf8.count > 1, let info = declaredInfo(of: value),
      let (property, _) = objectProperty(String(name.dropFirst()), of: info)
    else { return false }
    return !property.wrappers.isEmpty
  }

  /// `.empty` of an `AsyncImagePhase` that an app keeps itself, told by what it is asked.
  private func isPhase(_ symbol: SymbolValue, asked name: String) -> Bool {
    symbol.type == nil && ["empty", "success", "failure"].contains(symbol.name)
      && ["image", "error"].contains(name)
  }

  /// A member by name, or nil where there is none: declared by the app, then known of the SDK.
  func member(
    _ name: String, of value: Value, file: FileCode?, start: Int, isOptionalLookUp: Bool = false
  ) throws(Interrupt) -> Value? {
    if let declared = try declaredMember(name, of: value, file: file, start: start) { return declared }
    if isOptionalLookUp { return nil }
    let isStorage = isStorage(name, of: value)
    if isStorage, let wrapper = try wrapper(of: String(name.dropFirst()), in: value) { return wrapper }
    if name.hasPrefix("$") || isStorage,
      let binding = try projection(String(name.dropFirst()), of: value)
    {
      return binding
    }
    if case .type(let type) = value { return try typeMember(name, of: type, file: file) }
    if case .binding(let binding) = value { return try bindingMember(name, of: binding) }
    if let member = try libraryMember(name, of: value) { return member }
    return try optionalMember(name, of: value)
  }

  /// A property that the app adds to `Optional`; a value that is there may have been one.
  func optionalMember(_ name: String, of value: Value) throws(Interrupt) -> Value? {
    for type in extensions(of: ["Optional"], declaring: name, for: value) {
      guard let property = type.properties[name], property.isComputed else { continue }
      // `self?.title ?? "none"` in `title` of an optional is the title of what is there.
      guard runningOptionals.insert(ObjectIdentifier(property)).inserted else { return nil }
      defer { runningOptionals.remove(ObjectIdentifier(property)) }
      return try computed(property, of: value, type)
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
      if let table = try tableOfController(name, of: reference) { return table }
      return try inheritedMember(name, of: value, reference.type)
    case .enumeration(let instance):
      if let value = try enumMember(name, of: instance) { return value }
      return try inheritedMember(name, of: value, instance.type)
    case .type(let type):
      guard let info = type.info else {
        return try extensionStatic(
          name, ofSDKType: type.name, element: type.arguments.first.map { TypeHint($0, file: file) })
      }
      return try staticMember(name, of: info, arguments: nil)
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      return elements.first { $0.label == name }?.value
    case .unknown(let unknown): return try outsideMember(name, of: unknown)
    case .array(let types) where types.count == 1 && types[0].typeOfType:
      // `[Tide].samples` of `extension [Tide]`.
      var element: TypeHint?
      if case .type(let type) = types[0] { element = .named(type.name) }
      if let value = try extensionStatic(name, ofSDKType: "Array", element: element) { return value }
      return try extensionMember(name, of: value)
    case .record(let record):
      // What the app adds comes before what the type is held by here.
      if record.type != "NSError" || !Machine.membersOfNSError.contains(name),
        let added = try extensionMember(name, of: value)
      {
        return added
      }
      return try field(name, of: record)
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
    for type in extensions(of: SDK.typeNames(of: value), declaring: name, for: value) {
      // What a protocol only asks for is the library's own.
      if let property = type.properties[name], property.isComputed, property.getter.value != nil {
        // `self.pathExtension` in an app's `pathExtension` of texts is the library's.
        if isRunning(property, of: value) { continue }
        runningGetters.append(RunningGetter(property: property, owner: value))
        defer { runningGetters.removeLast() }
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

  /// Whether the getter of what an app adds to a type of the SDK is at work on the same value.
  func isRunning(_ property: PropertyCode, of value: Value) -> Bool {
    runningGetters.contains { $0.property === property && equal($0.owner, value) }
  }

  func computed(_ property: PropertyCode, of owner: Value, _ type: TypeInfo) throws(Interrupt) -> Value {
    guard let body = property.getter.value else { return .none }
    if case .record(let record) = owner, record.type == "EnvironmentValues",
      let set = surroundings.values[property.name]
    {
      reads.spoil()
      return set
    }
    let scope = Scope(parent: nil, owner: type, file: property.file)
    scope.body = .property(property)
    scope.declare("self", owner, isLet: false)
    bindElement(of: owner, in: scope)
    let isBuilder = property.isViewBuilder || isViewType(property.type)
    let value = try sheltered(property.name, isBuilder: isBuilder) { () throws(Interrupt) in
      try deeper(property.file, property.start) { () throws(Interrupt) in
        let value = try self.runBody(
          body, in: scope, isBuilder: isBuilder,
          hint: property.type.map { TypeHint($0, owner: type, file: property.file) },
          by: self.ownBuilder(of: property, in: type))
        return try self.fit(value, to: property.type, owner: type)
      }
    }
    return madeWith(property, owner, value)
  }

  func libraryMember(_ name: String, of value: Value) throws(Interrupt) -> Value? {
    // Counting characters and the like takes the longer, the longer the text is.
    if case .string(let text) = value { steps += text.utf8.count / 256 }
    if let property = try libraryProperty(name, of: value, placeholder(nil)) { return property }
    return nil
  }

  private func enumMember(_ name: String, of instance: EnumValue) throws(Interrupt) -> Value? {
    guard name == "rawValue" || name == "hashValue" else { return payload(named: name, of: instance) }
    if instance.type.properties["rawValue"] != nil { return nil }
    return try rawValue(of: instance)
  }

  /// `mode.playing` of a case with values: what a macro on the enum gives by the name of each case.
  func payload(named name: String, of instance: EnumValue) -> Value? {
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
          let (value, isBeyond) = base.addingReportingOverflow(index - earlier)
          if isBeyond { throw trap("the raw value of '\(instance.name)' is beyond '\(rawType)'", raw) }
          return .int(value)
        }
      }
      return .int(index)
    }
    return .string(instance.name)
  }
}

/// A getter that an app adds to a type of the SDK, while it runs.
struct RunningGetter {
  var property: PropertyCode
  var owner: Value
}
