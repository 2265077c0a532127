/// `depth(at:)`: a function named with its labels, which tell it from others of its name and from a property.
extension Machine {
  struct LabeledName {
    var base: String
    var labels: [String?]

    /// nil for a name without labels, and for an initializer's, which is kept whole.
    init?(_ name: String) {
      guard name.utf8.last == 0x29, !name.hasPrefix("init("), let start = name.firstIndex(of: "(") else {
        return nil
      }
      base = String(name[..<start])
      labels = name[name.index(after: start)...].dropLast().split(separator: ":").map { label in
        label == "_" ? nil : String(label)
      }
    }

    func names(_ function: FunctionCode) -> Bool {
      function.name == base && function.body.value != nil && function.parameters.map(\.label) == labels
    }
  }

  /// The function of a value or of a type that is named so.
  func labeledMember(_ name: LabeledName, of value: Value) -> Value? {
    let types: [TypeInfo]
    var isStatic = false
    if case .type(let type) = value {
      isStatic = true
      types =
        type.info.map { project.lineage(of: $0) }
        ?? project.extensions(of: SDK.staticFamilies(of: type.name), declaring: name.base)
    } else if let info = declaredInfo(of: value) {
      types =
        project.lineage(of: info) + extensions(of: SDK.typeNames(of: value), declaring: name.base, for: value)
    } else {
      types = extensions(of: SDK.typeNames(of: value), declaring: name.base, for: value)
    }
    for type in types {
      let functions = (isStatic ? type.staticFunctions : type.functions)[name.base] ?? []
      if let function = functions.first(where: name.names) {
        return .closure(ClosureValue(body: .function(function, owner: value, type: type), scope: nil))
      }
    }
    return nil
  }

  /// `path.starts(with:)` of a value of the library's: labels make it a function, whatever the name.
  func libraryMethod(_ name: LabeledName, of value: Value) -> Value? {
    switch value {
    case .string, .int, .double, .bool, .array, .slice, .set, .dictionary, .range, .date, .url, .record: break
    default: return nil
    }
    var closure = ClosureValue(body: .member(value, name.base), scope: nil)
    closure.labels = name.labels
    return .closure(closure)
  }

  /// What a name with labels means where it stands alone: a local function, one of `self` or of the types around,
  /// one of the file's.
  func labeledName(_ name: LabeledName, in scope: Scope, _ expression: Expression) -> Value? {
    if let (function, owner) = scope.localFunctions(name.base).first(where: { name.names($0.0) }) {
      return .closure(ClosureValue(body: .function(function, owner: nil, type: nil), scope: owner))
    }
    if let found = scope.find("self"),
      let member = labeledMember(name, of: found.scope.variables[found.index].value)
    {
      return member
    }
    for type in typesAround(scope, declaring: name.base) {
      let around = Value.type(TypeValue(info: type, name: type.name))
      if let member = labeledMember(name, of: around) { return member }
    }
    let globals = project.globalFunctions(name.base, from: expression.file)
    return globals.first(where: name.names).map {
      .closure(ClosureValue(body: .function($0, owner: nil, type: nil), scope: nil))
    }
  }
}
