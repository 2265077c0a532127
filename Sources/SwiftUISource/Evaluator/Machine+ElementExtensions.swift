/// What an app adds to collections of one kind of thing: `extension [Tide] { static let samples = … }`,
/// `extension Array where Element == Tide`, `extension Optional where Wrapped == Tide`. Of several members of
/// a name the one for the value's own elements is meant.
extension Machine {
  /// The app's extensions of these types that declare a member, those for what the value holds first.
  func extensions(of names: [String], declaring member: String, for value: Value) -> [TypeInfo] {
    var found = project.extensions(of: names, declaring: member)
    // `$query` of an observable object is a publisher too.
    if found.isEmpty, case .binding = value, published(value) != nil {
      found = project.extensions(of: ["Publisher"], declaring: member)
    }
    if case .binding(let binding) = value { found = fitting(found, heldBy: binding) }
    if found.isEmpty { return inherited(member, by: names) }
    guard found.count > 1, found.contains(where: { !$0.conditions.isEmpty }) else { return found }
    if let state = value.record(of: "Store")?["state"] {
      let name = declaredInfo(of: state)?.qualifiedName
      return ranked(found) { conditions in name.map { conditions == [$0] } }
    }
    if value.isNone, let wrappedType {
      return extensions(of: names, declaring: member, element: wrappedType)
    }
    let element = element(of: value)
    return ranked(found) { conditions in
      guard let element else { return nil }
      return conditions.allSatisfy {
        isInstance(element, of: expanded(.named([$0], []), owner: nil), in: nil)
      }
    }
  }

  /// Without what an app adds to bindings of something else: `extension Binding where Value == Tide`.
  private func fitting(_ found: [TypeInfo], heldBy binding: BindingValue) -> [TypeInfo] {
    guard found.contains(where: { !$0.conditions.isEmpty }) else { return found }
    let held = read(binding)
    if held.isUnknown || held.isNone { return found }
    return found.filter { info in
      info.conditions.allSatisfy { !isUnfit(held, expanded(.named([$0], []), owner: nil)) }
    }
  }

  /// Of extensions those that may be of a collection with such elements: `extension Row` of `Row(names)` where
  /// `typealias Row = [Key]`, not `extension Rows` where `typealias Rows = [Row]`.
  func extensions(_ found: [TypeInfo], of type: TypeValue) -> [TypeInfo] {
    guard found.count > 1, type.arguments.count == 1 else { return found }
    let element = expanded(type.arguments[0], owner: nil)
    let own = found.filter { info in
      info.conditions.allSatisfy { !areDifferent(element, expanded(.named([$0], []), owner: nil)) }
    }
    return own.isEmpty ? found : own
  }

  /// Whether of two types none can be the other.
  private func areDifferent(_ type: TypeName, _ other: TypeName) -> Bool {
    switch (type, other) {
    case (.array(let type), .array(let other)): return areDifferent(type, other)
    case (.array, .named(let path, _)), (.named(let path, _), .array): return isConcrete(path)
    case (.named(let path, _), .named(let other, _)):
      return path != other && isConcrete(path) && isConcrete(other)
    default: return false
    }
  }

  private func isConcrete(_ path: [String]) -> Bool {
    if let info = project.findType(path, owner: nil, file: nil) { return info.kind != .protocolType }
    return isBasic(.named(path, []))
  }

  /// What a type that is not the app's has by a protocol of the app's that an extension makes it conform to:
  /// `extension TideKind: Named {}` where `extension Named { var title: String }`.
  private func inherited(_ member: String, by names: [String]) -> [TypeInfo] {
    guard project.inheritedMemberNames().contains(member) else { return [] }
    for name in names {
      let types = project.lineage(ofOutside: name).filter { $0.declares(member) }
      if !types.isEmpty { return types }
    }
    return []
  }

  /// A constant of a type that is not the app's, where the app adds something to that type: `.faceID` as an
  /// `LABiometryType` has what the app's extension of it says.
  func typed(_ symbol: SymbolValue, as type: TypeName, owner: TypeInfo?) -> Value {
    guard !symbol.name.startsUppercase, let name = outsideName(of: type, owner: owner),
      !Library.types.contains(name), isExtended(name)
    else { return .symbol(symbol) }
    return .symbol(SymbolValue(type: name, name: symbol.name, arguments: symbol.arguments))
  }

  /// The last name of a type that is not the app's: of what an extension adds to, where `Self` is asked for in it.
  func outsideName(of type: TypeName, owner: TypeInfo?) -> String? {
    let wanted = type.unwrapped
    if wanted == .named(["Self"], []), let owner, owner.declaration == nil { return owner.name }
    guard let name = wanted.simpleName, project.aliasNames.contains(name) else { return wanted.simpleName }
    // `typealias Spot = Charts.Position`: what is added to either belongs to the one type.
    guard case .type(let meant) = resolve(wanted, owner: owner), meant.info == nil else { return name }
    return meant.name
  }

  /// Whether the app adds something to the values of a type that is not its own.
  private func isExtended(_ name: String) -> Bool {
    let added = project.lineage(ofOutside: name)
    return SDK.isKnownType(name)
      ? added.contains { !$0.properties.isEmpty || !$0.functions.isEmpty } : !added.isEmpty
  }

  /// The same where only the type is known: `[Tide]` of a parameter that is given `.samples`.
  func extensions(of names: [String], declaring member: String, element: TypeHint?) -> [TypeInfo] {
    let found = project.extensions(of: names, declaring: member)
    guard found.count > 1, found.contains(where: { !$0.conditions.isEmpty }) else { return found }
    let name = element?.type.unwrapped.names.first
    return ranked(found) { conditions in
      guard let name else { return nil }
      if conditions.contains(name) || conditions == [element?.type.unwrapped.text] { return true }
      guard let info = declaredType(element, in: nil) else { return false }
      // The raw type of an enum is written where its protocols are, but is none of its types.
      return conditions.allSatisfy {
        project.allNames(of: info).contains($0)
          && (info.kind != .enumeration || !isBasic(.named([$0], [])))
      }
    }
  }

  /// Those whose conditions hold, those without any, those of which it can't be told, the others.
  private func ranked(_ found: [TypeInfo], _ holds: ([String]) -> Bool?) -> [TypeInfo] {
    var places: [[TypeInfo]] = [[], [], [], []]
    for info in found {
      let place =
        if info.conditions.isEmpty { 1 } else {
          switch holds(info.conditions) {
          case true?: 0
          case nil: 2
          case false?: 3
          }
        }
      places[place].append(info)
    }
    // Those for other elements are asked only where none is for these.
    if !places[0].isEmpty { places[3] = [] }
    return places.flatMap { $0 }
  }

  /// What stands for `Element` inside an extension that is for one kind of element.
  ///
  /// - Parameter element: what a collection holds of which a member is asked for.
  func elementArguments(of info: TypeInfo, _ element: TypeHint? = nil) -> [TypeName] {
    if info.name == "Store" || info.name == "StoreOf" { return [] }
    if Machine.elementParameters[info.name] != nil, let held = declaredType(element, in: nil) {
      return [.named(held.path, [])]
    }
    return info.conditions.count == 1 ? [.named(info.conditions, [])] : []
  }

  private func element(of value: Value) -> Value? {
    if let values = value.arrayValue { return values.first }
    return value.isNone || value.isUnknown ? nil : value
  }

  /// `.samples` and `.samples(of: harbour)` where a collection is expected.
  func elementStatic(_ name: String, _ hint: TypeHint) throws(Interrupt) -> Value? {
    if let state = stateOfStore(hint) {
      return try extensionStatic(name, ofSDKType: "Store", element: state)
    }
    guard let (collection, element) = collection(of: hint) else { return nil }
    return try extensionStatic(name, ofSDKType: collection, element: element)
  }

  /// Which collection is expected, and what it holds.
  func collection(of hint: TypeHint) -> (name: String, element: TypeHint)? {
    switch expanded(hint.type.unwrapped, owner: hint.owner) {
    case .array(let element): ("Array", TypeHint(element, owner: hint.owner, file: hint.file))
    case .named(["Set"], let arguments) where arguments.count == 1:
      ("Set", TypeHint(arguments[0], owner: hint.owner, file: hint.file))
    default: nil
    }
  }
}
