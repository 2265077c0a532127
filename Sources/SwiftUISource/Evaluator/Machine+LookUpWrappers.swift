/// Property wrappers of packages that look a value up by a key: `@Dependency(\.tides)`,
/// `@Injected(\.tides)`, `@Default(.showsTides)`.
extension Machine {
  /// Whether a property's value is looked up by a package's wrapper, and no wrapper of the app's has its name.
  func isLookedUp(_ property: PropertyCode, in info: TypeInfo) -> Bool {
    guard let wrapper = property.wrappers.first, Machine.lookUpWrappers.contains(wrapper.name) else {
      return false
    }
    return customWrapper(of: property, in: info) == nil
  }

  /// - Parameter isKept: whether all who ask are given the same; an object keeps what it was given itself.
  func lookedUp(
    _ wrapper: PropertyWrapperUse, _ type: TypeName?, owner: TypeInfo?, file: FileCode,
    keptAs isKept: Bool = true
  ) throws(Interrupt) -> Value? {
    let scope = Scope(parent: nil, owner: owner, file: file)
    let key = try wrapper.arguments.first.map { (argument) throws(Interrupt) in
      try self.evaluate(
        argument.value, in: scope, hint: wrapper.name == "Default" ? .named("Defaults.Keys") : nil)
    }
    let found: Value? =
      switch wrapper.name {
      case "Dependency": try dependency(key, type)
      case "Default": try defaultsKey(key)
      default: try injected(key, keptAs: isKept)
      }
    if let found { return found }
    guard let type else {
      let source = file.text(
        wrapper.arguments.first?.value.start ?? 0, wrapper.arguments.first?.value.end ?? 0)
      return .unknown(UnknownValue(source: source, missing: "@\(wrapper.name)(\(source))"))
    }
    return try keptStandIn(type, owner: owner)
  }

  /// A stand-in of a service is made once.
  private func keptStandIn(_ type: TypeName, owner: TypeInfo?) throws(Interrupt) -> Value {
    let key = "looked up \(type.text)"
    if let value = state.statics[key] {
      noteRead(.shared(key), value)
      return value
    }
    let value = try standIn(named: type.simpleName ?? "", type, owner: owner, depth: 0)
    state.statics[key] = value
    noteRead(.shared(key), value)
    return value
  }

  // MARK: swift-dependencies

  private func dependency(_ key: Value?, _ type: TypeName?) throws(Interrupt) -> Value? {
    switch key {
    case .type(let type)?:
      return try type.info.flatMap { (info) throws(Interrupt) in try dependencyValue(of: info) }
    case .keyPath(let path)?:
      guard case .member(let name)? = path.components.first else { return nil }
      for type in project.extensions(of: ["DependencyValues"], declaring: name) {
        guard let property = type.properties[name] else { continue }
        if property.isComputed {
          let kept = "dependency \(name)"
          if let value = state.statics[kept] {
            noteRead(.shared(kept), value)
            return value
          }
          let value = try computed(
            property, of: .record(RecordValue(type: "DependencyValues", fields: [])), type)
          state.statics[kept] = value
          noteRead(.shared(kept), value)
          return value
        }
        return try initialValue(of: property, in: type)
      }
      return systemDependency(name)
    default: return nil
    }
  }

  /// `self[TideKey.self]`: what previews are given, else what runs on a device.
  func dependencyValue(of info: TypeInfo) throws(Interrupt) -> Value? {
    for name in ["previewValue", "liveValue", "testValue"] {
      if let value = try staticMember(name, of: info, arguments: nil) { return value }
    }
    return nil
  }

  private func systemDependency(_ name: String) -> Value? {
    switch name {
    case "uuid": .closure(ClosureValue(body: .initializer(TypeValue(info: nil, name: "UUID")), scope: nil))
    case "date": .record("DateGenerator", ["now": .date(environment.now)])
    case "locale": localeRecord(environment.locale)
    case "calendar": .record("Calendar", [:])
    case "timeZone": .record("TimeZone", ["identifier": .string(environment.timeZone)])
    case "openURL": .closure(ClosureValue(body: .native(.openURL), scope: nil))
    case "dismiss": .closure(ClosureValue(body: .native(.dismiss(surroundings.dismissal)), scope: nil))
    case "mainQueue", "mainRunLoop": .symbol("DispatchQueue", "main")
    case "continuousClock", "suspendingClock": .record("Clock", [:])
    default: nil
    }
  }

  // MARK: Factory, Resolver

  private func injected(_ key: Value?, keptAs isKept: Bool) throws(Interrupt) -> Value? {
    guard case .keyPath(let path)? = key, case .member(let name)? = path.components.last else { return nil }
    let kept = "injected \(path.root ?? "") \(name)"
    if isKept, let value = state.statics[kept] {
      noteRead(.shared(kept), value)
      return value
    }
    guard let value = try resolved(path), isKept else { return try resolved(path) }
    state.statics[kept] = value
    noteRead(.shared(kept), value)
    return value
  }

  // MARK: Defaults

  /// What a key that is declared as `Key<Tide>` has as its default, as a `Tide`.
  private func defaultsKey(
    _ key: Value?, _ property: PropertyCode?, _ owner: TypeInfo
  ) throws(Interrupt) -> Value? {
    guard let value = try defaultsKey(key) else { return nil }
    guard case .named(_, let arguments)? = property?.type, let type = arguments.first else { return value }
    return try fit(value, to: type, owner: owner)
  }

  /// `static let showsTides = Key<Bool>("showsTides", default: true)`.
  func defaultsKey(_ key: Value?) throws(Interrupt) -> Value? {
    switch key {
    case .unknown(let unknown):
      if let value = unknown.fields.first(where: { $0.label == "default" })?.value { return value }
      // `Key<Date?>("opened")`: only an optional one has no default.
      return unknown.isCall && unknown.missing.hasSuffix("Key") ? Value.none : nil
    case .record(let record): return record["default"] ?? record["defaultValue"]
    case .symbol(let symbol) where symbol.name.contains("/"):
      // `.Harbour.opensAt`: a key in a type inside the keys.
      let path = symbol.name.split(separator: "/").map(String.init)
      guard let name = path.last,
        let type = project.findType(["Defaults", "Keys"] + path.dropLast(), owner: nil, file: nil)
      else { return nil }
      return try defaultsKey(
        try staticMember(name, of: type, arguments: nil), type.staticProperties[name], type)
    case .symbol(let symbol):
      for type in project.extensions(of: ["Defaults.Keys", "Keys"], declaring: symbol.name) {
        guard let property = type.staticProperties[symbol.name] else { continue }
        let value = try staticValue(
          property, key: "Defaults.Keys.\(symbol.name)", owner: type, selfName: "Defaults.Keys")
        return try defaultsKey(value, property, type)
      }
      return nil
    default: return nil
    }
  }
}
