/// What is known of an expression without evaluating it: a value that lies there already, or the
/// type that is declared of it.
///
/// Nothing is run to find out: a getter that is run twice counts twice, and takes twice as long at
/// each level of getters that use each other.
enum KnownOwner {
  case value(Value)
  case type(TypeName, TypeInfo?)
}

/// How much is looked up before an expression counts as not known: whether each of the calls in a chain gives an
/// optional is asked of all that is before it, and so is that.
struct OwnerLookups {
  private var depth = 0
  private var count = 0

  /// - Returns: whether there is anything left to be looked up.
  mutating func enter() -> Bool {
    if depth == 0 { count = 0 }
    guard count < 2_000 else { return false }
    count += 1
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }
}

extension Machine {
  func owner(of expression: Expression, in scope: Scope) -> KnownOwner? {
    switch expression.kind {
    case .name(let name): owner(named: name, in: scope)
    case .string: .value(.string(""))
    case .array: .value(.array([]))
    case .dictionary: .value(.dictionary([:]))
    case .postfix(let base, let steps): owner(base, steps[...], in: scope)
    case .cast(_, let type, _): declared(type, in: scope)
    case .ternary(_, let a, let b), .coalesce(let a, let b):
      owner(of: a, in: scope) ?? owner(of: b, in: scope)
    default: nil
    }
  }

  /// What names, members, calls and places in lists lead to; nil behind what nobody declares.
  func owner(_ base: Expression, _ steps: ArraySlice<PostfixStep>, in scope: Scope) -> KnownOwner? {
    guard ownerLookups.enter() else { return nil }
    defer { ownerLookups.leave() }
    var isCase = false
    var called: KnownOwner?
    if steps.first?.isCall == true, let name = base.kind.plainName {
      called = result(ofNamed: name, in: scope)
    }
    var found = called ?? owner(of: base, in: scope)
    for (place, step) in zip(steps.indices, steps) {
      if called != nil, step.isCall {
        found = called
        called = nil
        continue
      }
      guard let owner = found?.observed else { return nil }
      // `Tide.high(3)` is a tide as `Tide.high` is.
      if isCase, step.isCall {
        isCase = false
        continue
      }
      isCase = self.isCase(step, of: owner)
      switch step {
      case .member(let name, _):
        if steps.index(after: place) < steps.endIndex, steps[place + 1].isCall {
          if name == "map" || name == "flatMap", givesOptional(base, Array(steps[..<place]), in: scope) {
            return nil
          }
          called = result(of: name, on: owner, in: scope)
        }
        found = called ?? member(name, of: owner, in: scope)
      // Optionals are flat: what is there is the same.
      case .optional, .force: break
      case .call:
        // `Tide(…)` is a tide.
        guard case .value(.type(let type)) = owner else { return nil }
        found = .type(.named([type.name], type.arguments), type.info)
      case .subscript(let arguments, _): found = element(of: owner, at: arguments, in: scope)
      default: return nil
      }
    }
    return found?.observed
  }

  private func isCase(_ step: PostfixStep, of owner: KnownOwner) -> Bool {
    guard case .value(.type(let type)) = owner, case .member(let name, _) = step else { return false }
    return type.info?.cases.contains { $0.name == name } ?? false
  }

  /// The property of that name that a type declares.
  func property(_ name: String, of type: TypeInfo?) -> PropertyCode? {
    guard let type else { return nil }
    return type.properties[name] ?? type.staticProperties[name]
  }

  /// A property that the app adds to a type that others declare.
  func addedProperty(_ name: String, to type: String) -> PropertyCode? {
    project.extensions(of: [type], declaring: name).lazy.compactMap { self.property(name, of: $0) }.first
  }

  private func owner(named name: String, in scope: Scope) -> KnownOwner? {
    if let found = scope.find(name) {
      let variable = found.scope.variables[found.index]
      if case .plain = variable.kind { return .value(variable.value) }
      return variable.type.map { declared($0, in: scope) }
    }
    if let property = property(name, of: scope.owner) {
      let owner = scope.find("self").map { $0.scope.variables[$0.index].value }
      return read(property, of: property.isStatic ? nil : owner, in: scope)
    }
    if let type = findType(name, in: scope) { return .value(.type(type)) }
    return project.globalVariable(name, file: scope.file).flatMap { read($0, of: nil, in: scope) }
  }

  func member(_ name: String, of owner: KnownOwner, in scope: Scope) -> KnownOwner? {
    switch owner {
    case .value(let value):
      if case .type(let type) = value, let info = type.info, info.cases.contains(where: { $0.name == name }) {
        return .type(.named(info.path, []), info)
      }
      if case .type(let type) = value, let info = type.info, info.kind == .enumeration, name == "allCases",
        property(name, of: info) == nil
      {
        return .type(.array(.named(info.path, [])), nil)
      }
      if let property = property(name, of: declaredInfo(of: value) ?? value.typeInfo) {
        return read(property, of: value, in: scope)
      }
      // Members of the library's own values run none of the app's code.
      guard declaredInfo(of: value) == nil, value.typeInfo == nil else { return nil }
      return (try? libraryMember(name, of: value)).map { .value($0) }
    case .type(.named(["String"], _), _) where ["utf8", "utf16", "unicodeScalars"].contains(name):
      return .value(.array([]))
    case .type(let type, nil) where type.listed != nil && (name == "first" || name == "last"):
      return type.listed.map { declared($0, in: scope) }
    case .type(let type, let info):
      let added = info == nil ? type.unwrapped.simpleName.flatMap { addedProperty(name, to: $0) } : nil
      return (property(name, of: info) ?? added).flatMap { read($0, of: nil, in: scope) }
    }
  }

  /// A stored property of a struct is read; of everything else the declared type is known.
  private func read(_ property: PropertyCode, of owner: Value?, in scope: Scope) -> KnownOwner? {
    if !property.isComputed, !property.isStatic, !property.isLazy, case .structure(let instance)? = owner,
      property.wrappers.allSatisfy({ Machine.readableWrappers.contains($0.name) }),
      let value = try? declaredMember(property.name, of: .structure(instance), file: nil, start: 0)
    {
      // An empty list is one of what it is declared to hold.
      if case .array(let elements) = value, elements.isEmpty, let type = property.type {
        return declared(type, in: scope)
      }
      return .value(value)
    }
    if let type = property.type ?? environmentType(of: property) { return declared(type, in: scope) }
    guard !property.isComputed, let initial = property.initial else { return nil }
    return literal(initial, in: scope)
  }

  /// What a property without a declared type starts with, where that says its type.
  private func literal(_ expression: Expression, in scope: Scope) -> KnownOwner? {
    switch expression.kind {
    case .string, .array, .dictionary: return owner(of: expression, in: scope)
    case .postfix(let base, let steps):
      guard steps.count == 1, case .call = steps[0], case .name(let name) = base.kind else { return nil }
      return declared(.named([name], []), in: scope)
    default: return nil
    }
  }

  func declared(_ type: TypeName, in scope: Scope) -> KnownOwner {
    let name = type.unwrapped
    return .type(name, name.simpleName.flatMap { findType($0, in: scope)?.info })
  }

  /// Reading them runs nothing.
  private static let readableWrappers: Set<String> = [
    "State", "Binding", "AppStorage", "SceneStorage", "FocusState", "AccessibilityFocusState", "GestureState",
    "ScaledMetric", "Bindable", "ObservedObject", "StateObject", "EnvironmentObject", "Published",
  ]
}

extension KnownOwner {
  /// A store's members are its state's.
  fileprivate var observed: KnownOwner {
    guard case .value(.record(let store)) = self, store.type == "Store" else { return self }
    return store["state"].map { .value($0) } ?? self
  }

  var info: TypeInfo? {
    switch self {
    case .value(.structure(let value)): value.type
    case .value(.enumeration(let value)): value.type
    case .value(.object(let value)): value.type
    case .value(let value): value.typeInfo
    case .type(_, let info): info
    }
  }

  var isText: Bool {
    switch self {
    case .value(.string), .value(.localized): true
    case .value: false
    case .type(let type, let info):
      info == nil && ["String", "Substring", "StaticString"].contains(type.simpleName ?? "")
    }
  }

  var isDictionary: Bool {
    switch self {
    case .value(.dictionary), .type(.dictionary, _): true
    case .value: false
    case .type(let type, let info): info == nil && type.simpleName == "Dictionary"
    }
  }

  var isCollection: Bool {
    switch self {
    case .value(.array), .value(.set), .type(.array, _): true
    case .value where !isText && !isDictionary: false
    case .type(let type, let info) where !isText && !isDictionary:
      info == nil && ["Array", "Set", "ArraySlice"].contains(type.simpleName ?? "")
    default: true
    }
  }
}

extension Value {
  /// The declared type that a type's name stands for.
  fileprivate var typeInfo: TypeInfo? {
    guard case .type(let type) = self else { return nil }
    return type.info
  }
}
