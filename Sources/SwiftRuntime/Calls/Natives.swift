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
///
/// Those of a module are added when one of its declarations is first asked for, and some of a type's when one of
/// the type's is: most programs use few modules, and a process that ends soon must not pay for all. Copies share
/// what was added.
package struct Natives {
  private let tables = NativeTables()
  private var prefix = ""
  /// Whether what is there already stays as it is.
  private var isLate = false

  package init() {}

  /// Adds functions of one module, when it is asked for.
  package mutating func add(module: String, _ body: @escaping (inout Natives) -> Void) {
    tables.pendingModules[module, default: []].append(body)
  }

  /// Adds functions of one type, when it is asked for. They don't replace others of their names.
  package mutating func later(_ type: String, _ body: @escaping (inout Natives) -> Void) {
    tables.pendingTypes[prefix + type, default: []].append(body)
  }

  /// Adds what was put off of a type.
  private func prepare(_ module: String, _ type: @autoclosure () -> String) {
    if let bodies = tables.pendingModules.removeValue(forKey: module) { run(bodies, module, isLate: false) }
    if tables.pendingTypes.isEmpty { return }
    let key = module + "/" + type()
    if let bodies = tables.pendingTypes.removeValue(forKey: key) { run(bodies, module, isLate: true) }
  }

  private func run(_ bodies: [(inout Natives) -> Void], _ module: String, isLate: Bool) {
    var natives = self
    natives.prefix = module + "/"
    natives.isLate = isLate
    for body in bodies { body(&natives) }
  }

  private func prepare(_ type: NominalType) { prepare(type.module.name, type.dottedName) }

  /// - Parameter name: `Array.append(_:)`, `Int.+(_:_:)`, `Array.count`, `Array.count=` for its setter; where
  ///   labels don't tell two apart, with types: `String.init(_: Character)`.
  package subscript(name: String) -> Native? {
    get { tables.functions[prefix + name] }
    set {
      if isLate, tables.functions[prefix + name] != nil { return }
      tables.functions[prefix + name] = newValue
    }
  }

  /// - Parameter sign: `=` for a setter, `&` for a change in place.
  func function(of value: Value, _ sign: String = "") -> Native? {
    prepare(value.context.file.module.name, value.owner?.dottedName ?? "")
    for name in value.declaredNames {
      if let found = tables.functions[name + sign] { return found }
    }
    return nil
  }

  /// A function that is handed what is not known, too: all others end with its cause.
  package mutating func open(_ name: String, _ native: @escaping Native) {
    self[name] = native
    tables.openFunctions.insert(prefix + name)
  }

  func isOpen(_ value: Value) -> Bool {
    !tables.openFunctions.isEmpty && value.declaredNames.contains(where: tables.openFunctions.contains)
  }

  /// The modules whose values are described by the calls that make them, where no code says more.
  package var recordedModules: Set<String> = []
  /// Types of other modules of which the same is true: `UIKit/UIColor`.
  package var recordedTypes: Set<String> = []
  /// The protocols whose values know where in the code they were made: `SwiftUI/View`.
  package var placedProtocols: [String] = []

  /// How a type is made from literals.
  package typealias Literal = (LiteralText, NativeCall, Type) throws -> RuntimeValue

  /// - Parameter type: `String`
  package mutating func literal(_ type: String, _ make: @escaping Literal) {
    tables.literals[prefix + type] = make
  }

  func literal(of type: NominalType) -> Literal? {
    prepare(type)
    return tables.literals.isEmpty ? nil : tables.literals[type.module.name + "/" + type.dottedName]
  }

  /// An operator on two values that needs nothing else.
  package typealias Quick = (RuntimeValue, RuntimeValue) throws -> RuntimeValue

  /// - Parameter name: `Int.+(_:_:)`
  package mutating func quick(_ name: String, _ body: @escaping Quick) {
    if isLate, tables.functions[prefix + name] != nil { return }
    tables.quickOperators[prefix + name] = body
    self[name] = { arguments, _ in
      let count = arguments.count
      return try body(arguments[count - 2], arguments[count - 1])
    }
  }

  func quick(for value: Value) -> Quick? { find(value, in: tables.quickOperators) }

  /// An operator that is also there with a `=`, which puts the result in the place of the left value.
  ///
  /// - Parameter name: `Int.+`
  package mutating func quick(assigning name: String, _ body: @escaping Quick) {
    quick("\(name)(_:_:)", body)
    if isLate, tables.functions[prefix + "\(name)=(_:_:)"] != nil { return }
    tables.quickAssignments[prefix + "\(name)=(_:_:)"] = body
    self["\(name)=(_:_:)"] = { arguments, _ in
      let count = arguments.count
      arguments[count - 2] = try body(arguments[count - 2], arguments[count - 1])
      return .void
    }
  }

  func quickAssignment(for value: Value) -> Quick? { find(value, in: tables.quickAssignments) }

  /// An operator of a protocol, where both types are known before it runs; nil for those that it doesn't know.
  package typealias QuickByType = (Type, Type) -> Quick?

  package mutating func quick(_ name: String, byType make: @escaping QuickByType) {
    tables.quickByType[prefix + name] = make
  }

  func quick(for value: Value, _ left: Type, _ right: Type) -> Quick? {
    find(value, in: tables.quickByType).flatMap { $0(left, right) }
  }

  /// An initializer that makes a value of one type from one of another.
  package typealias Conversion = (RuntimeValue) throws -> RuntimeValue

  package mutating func conversion(
    _ name: String, _ make: @escaping (_ from: Type, _ to: Type) -> Conversion?
  ) {
    tables.conversions[prefix + name] = make
  }

  func conversion(for value: Value, from: Type, to: Type) -> Conversion? {
    find(value, in: tables.conversions).flatMap { $0(from, to) }
  }

  private func find<Found>(_ value: Value, in table: [String: Found]) -> Found? {
    prepare(value.context.file.module.name, value.owner?.dottedName ?? "")
    for name in value.declaredNames {
      if let found = table[name] { return found }
    }
    return nil
  }

  /// Goes through the elements of a sequence until it is told to stop by a false.
  package typealias Iteration = (
    RuntimeValue, Type, NativeCall, (RuntimeValue) throws -> Bool
  ) throws -> Void

  package mutating func iteration(_ type: String, _ body: @escaping Iteration) {
    tables.iterations[prefix + type] = body
  }

  func iteration(of type: NominalType) -> Iteration? {
    prepare(type)
    return tables.iterations[type.module.name + "/" + type.dottedName]
  }

  /// Makes a value of one type one of another that it can stand for without being of it: a number an object,
  /// an error an object. nil where it can't.
  package typealias Bridge = (RuntimeValue, _ from: Type, _ to: Type, Machine) throws -> RuntimeValue?
  package var bridge: Bridge = { _, _, _, _ in nil }

  /// The class of an object of this machine; nil where the running program doesn't know it.
  package var classOfObject: (Any, Machine) -> Type? = { _, _ in nil }

  /// What the expressions that a macro makes do, by the module and the name: `Foundation/#Predicate`.
  func macro(_ name: String, of type: Type) -> Native? {
    guard let nominal = type.nominal else { return nil }
    prepare(nominal)
    return tables.functions["\(nominal.module.name)/#\(name)"]
  }

  /// Of all of them, for tests.
  package var names: [String] {
    for module in tables.pendingModules.keys { prepare(module, "") }
    for key in tables.pendingTypes.keys {
      let parts = key.split(separator: "/", maxSplits: 1).map(String.init)
      prepare(parts[0], parts[1])
    }
    return tables.functions.keys.sorted()
  }
}

/// What was added, and what is to be added when it is asked for.
private final class NativeTables {
  var functions: [String: Native] = [:]
  var openFunctions: Set<String> = []
  var literals: [String: Natives.Literal] = [:]
  var quickOperators: [String: Natives.Quick] = [:]
  var quickAssignments: [String: Natives.Quick] = [:]
  var quickByType: [String: Natives.QuickByType] = [:]
  var conversions: [String: (Type, Type) -> Natives.Conversion?] = [:]
  var iterations: [String: Natives.Iteration] = [:]
  var pendingModules: [String: [(inout Natives) -> Void]] = [:]
  var pendingTypes: [String: [(inout Natives) -> Void]] = [:]
}
