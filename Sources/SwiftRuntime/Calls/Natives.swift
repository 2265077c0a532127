import EarshotSwiftSemantics

/// What a native function is told beside its arguments.
package struct NativeCall {
  package let machine: Machine
  package let generics: Generics
  /// nil for a literal.
  package let declaration: Value?

  /// What a type parameter of the declaration stands for.
  package func type(_ name: String) throws -> Type {
    guard let type = generics[name] else {
      throw Interruption.unknown("what \(name) of \(declaration?.name ?? "a literal") is")
    }
    return type
  }

  /// Runs the body that the declaration has: for a native that knows a shorter way for some values only.
  package func runBody(_ arguments: inout ContiguousArray<RuntimeValue>) throws -> RuntimeValue {
    guard let declaration, let body = machine.tables.callable(declaration).ownBody else {
      throw Interruption.unknown("what \(declaration?.shownName ?? "a literal") does")
    }
    return try body.run(machine, generics, [], &arguments)
  }
}

/// The first argument is the value that a member is called on, or the type itself.
package typealias Native = (inout ContiguousArray<RuntimeValue>, NativeCall) throws -> RuntimeValue

/// Functions of this program in the place of declarations' bodies, by the declarations' names.
package struct Natives {
  private var functions: [String: Native] = [:]
  private var prefix = ""

  package init() {}

  /// Adds functions of one module.
  package mutating func add(module: String, _ body: (inout Natives) -> Void) {
    let before = prefix
    prefix = module + "/"
    body(&self)
    prefix = before
  }

  /// - Parameter name: `Array.append(_:)`, `Int.+(_:_:)`, `Array.count`, `Array.count=` for its setter; where
  ///   labels don't tell two apart, with types: `String.init(_: Character)`.
  package subscript(name: String) -> Native? {
    get { functions[name] }
    set { functions[prefix + name] = newValue }
  }

  /// The modules whose values are described by the calls that make them, where no code says more.
  package var recordedModules: Set<String> = []
  /// The protocols whose values know where in the code they were made: `SwiftUI/View`.
  package var placedProtocols: [String] = []

  /// How a type is made from literals.
  package typealias Literal = (LiteralText, NativeCall, Type) throws -> RuntimeValue
  private var literals: [String: Literal] = [:]

  /// - Parameter type: `String`
  package mutating func literal(_ type: String, _ make: @escaping Literal) { literals[prefix + type] = make }

  func literal(of type: NominalType) -> Literal? {
    literals.isEmpty ? nil : literals[type.module.name + "/" + type.dottedName]
  }

  /// An operator on two values that needs nothing else.
  package typealias Quick = (RuntimeValue, RuntimeValue) throws -> RuntimeValue
  private var quickOperators: [String: Quick] = [:]

  /// - Parameter name: `Int.+(_:_:)`
  package mutating func quick(_ name: String, _ body: @escaping Quick) {
    quickOperators[prefix + name] = body
    self[name] = { arguments, _ in
      let count = arguments.count
      return try body(arguments[count - 2], arguments[count - 1])
    }
  }

  func quick(for value: Value) -> Quick? {
    for name in value.declaredNames {
      if let found = quickOperators[name] { return found }
    }
    return nil
  }

  /// Goes through the elements of a sequence until it is told to stop by a false.
  package typealias Iteration = (
    RuntimeValue, Type, NativeCall, (RuntimeValue) throws -> Bool
  ) throws -> Void
  private var iterations: [String: Iteration] = [:]

  package mutating func iteration(_ type: String, _ body: @escaping Iteration) {
    iterations[prefix + type] = body
  }

  func iteration(of type: NominalType) -> Iteration? {
    iterations[type.module.name + "/" + type.dottedName]
  }

  /// Makes a value of one type one of another that it can stand for without being of it: a number an object,
  /// an error an object. nil where it can't.
  package typealias Bridge = (RuntimeValue, _ from: Type, _ to: Type, Machine) throws -> RuntimeValue?
  package var bridge: Bridge = { _, _, _, _ in nil }

  /// The class of an object of this machine; nil where the running program doesn't know it.
  package var classOfObject: (Any, Machine) -> Type? = { _, _ in nil }

  /// What the expressions that a macro makes do, by the module and the name: `Foundation/#Predicate`.
  func macro(_ name: String, of type: Type) -> Native? {
    type.nominal.flatMap { functions["\($0.module.name)/#\(name)"] }
  }

  package var names: [String] { functions.keys.sorted() }
}
