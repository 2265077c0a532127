/// Local names, one scope inside another. Closures hold the scope they were written in.
///
/// A class because a captured variable is shared by all that captured it, as in Swift. A scope
/// is only ever used by the evaluation that made it and those of the same screen after it, one
/// at a time: a screen is evaluated by one owner.
final class Scope: @unchecked Sendable {
  struct Variable {
    var name: String
    var value: Value
    var isLet: Bool
    var type: TypeName?
    /// Whether it was declared without a type and given a value of an optional one.
    var isOptional = false
    /// A computed local variable or a local property wrapper.
    var kind: Kind = .plain

    enum Kind {
      case plain
      case computed([Statement])
      case state(BindingValue)
    }
  }

  var variables: [Variable] = []
  var functions: [FunctionCode] = []
  var types: [TypeInfo] = []
  let parent: Scope?
  /// The type whose member is running, for implicit `self`, `Self` and nested names.
  let owner: TypeInfo?
  /// Whether names of instance members may be used without `self`.
  let file: FileCode?
  /// What has its body begin in this scope.
  var body: Body?

  /// What code is written as the body of.
  enum Body {
    case function(FunctionCode)
    case property(PropertyCode)

    var code: ObjectIdentifier {
      switch self {
      case .function(let function): ObjectIdentifier(function)
      case .property(let property): ObjectIdentifier(property)
      }
    }
  }

  init(parent: Scope?, owner: TypeInfo? = nil, file: FileCode? = nil) {
    self.parent = parent
    self.owner = owner ?? parent?.owner
    self.file = file ?? parent?.file
  }

  func declare(
    _ name: String, _ value: Value, isLet: Bool = true, type: TypeName? = nil, isOptional: Bool = false
  ) {
    variables.append(
      Variable(name: name, value: value, isLet: isLet, type: type, isOptional: isOptional))
  }

  /// The scope that holds the name and its place there, innermost first.
  func find(_ name: String) -> (scope: Scope, index: Int)? {
    var scope: Scope? = self
    while let current = scope {
      if let index = current.variables.lastIndex(where: { $0.name == name }) {
        return (current, index)
      }
      scope = current.parent
    }
    return nil
  }

  /// The function or the property whose body is what is written around this place, closures in it included.
  var bodyAround: Body? {
    var scope: Scope? = self
    while let current = scope {
      if let body = current.body { return body }
      scope = current.parent
    }
    return nil
  }

  /// The function whose body is what is written around this place.
  var functionAround: FunctionCode? {
    guard case .function(let function)? = bodyAround else { return nil }
    return function
  }

  /// Whether that function's or property's own body is what is written around this place.
  func isInside(_ code: AnyObject) -> Bool {
    let wanted = ObjectIdentifier(code)
    var scope: Scope? = self
    while let current = scope {
      if current.body?.code == wanted { return true }
      scope = current.parent
    }
    return false
  }

  func localFunctions(_ name: String) -> [(FunctionCode, Scope)] {
    var result: [(FunctionCode, Scope)] = []
    var scope: Scope? = self
    while let current = scope {
      for function in current.functions where function.name == name {
        result.append((function, current))
      }
      scope = current.parent
    }
    // Types that are declared in a function may call the functions beside them.
    guard result.isEmpty, let locals = owner?.locals else { return result }
    return locals.functions(name).map { ($0, Scope(parent: nil, owner: owner, file: $0.file)) }
  }

  /// The types of the nearest block that declares any.
  var localTypes: LocalTypes? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.types.last?.locals { return found }
      scope = current.parent
    }
    return owner?.locals
  }

  func localType(_ name: String) -> TypeInfo? {
    var scope: Scope? = self
    while let current = scope {
      if let type = current.types.last(where: { $0.name == name }) { return type }
      scope = current.parent
    }
    return nil
  }
}
