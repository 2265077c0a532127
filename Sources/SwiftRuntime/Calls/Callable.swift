import EarshotSwiftCode
import EarshotSwiftSemantics

/// A declaration that can be called, or read as a property.
package final class Callable {
  package let value: Value
  private unowned let machine: Machine
  /// How the property that it is is kept, when that was asked for.
  var propertyKind: PropertyKind?
  /// What belongs to the declaration beside its body.
  var parts: [CompiledFunction.Part: CompiledFunction?] = [:]
  private(set) lazy var kind = makeKind()

  enum Kind {
    case native(Native)
    /// One that is handed what is not known, too.
    case openNative(Native)
    case code(CompiledFunction)
    case enumCase(Int)
    case memberwise([Value])
    case synthesized(SynthesizedMember)
    /// It is kept with what it is given.
    case recorded
    /// Nothing says what it does.
    case missing
  }

  init(_ value: Value, machine: Machine) {
    self.value = value
    self.machine = machine
  }

  private func makeKind() -> Kind {
    if let native = machine.natives.function(of: value) {
      return machine.natives.isOpen(value) ? .openNative(native) : .native(native)
    }
    switch value.code {
    case .function, .variable:
      return ownBody.map(Kind.code) ?? (machine.records(value) ? .recorded : .missing)
    case .enumCase: return .enumCase(value.caseIndex)
    case .memberwise(let properties): return .memberwise(properties)
    case .synthesized(let member): return .synthesized(member)
    }
  }

  /// The body that is written in the declaration.
  private(set) lazy var ownBody: CompiledFunction? = {
    let hasBody =
      switch value.code {
      case .function(let code): code.body != nil || code.accessors.contains { $0.body != nil }
      case .variable(let code, let index, _, _):
        code.bindings[index].accessors.contains { $0.kind == .get && $0.body != nil }
      default: false
      }
    return hasBody ? CompiledFunction(of: value, .body, machine) : nil
  }()

  var isMissing: Bool {
    if case .missing = kind { return true }
    return false
  }

  var isRecorded: Bool {
    if case .recorded = kind { return true }
    return false
  }

  /// The setter of a property or a subscript.
  private(set) lazy var setter: Kind = {
    if let native = machine.natives.function(of: value, "=") { return .native(native) }
    if value.hasAccessor(.set) { return .code(CompiledFunction(of: value, .setter, machine)) }
    return .missing
  }()

  /// How the elements that a subscript gives are changed in their place, where a native can.
  private(set) lazy var modifier: Native? = machine.natives.function(of: value, "&")

  /// Whether it gives values that were not there before, other than an element of another value.
  private(set) lazy var makesValues = value.name != "subscript"

  private(set) lazy var body: TypedBody = machine.program.body(of: value)

  /// Lets go of its code: what calls one another holds one another.
  func forget() {
    kind = .missing
    setter = .missing
    ownBody = nil
    parts = [:]
  }
}

extension Value {
  func hasAccessor(_ kind: Accessor.Kind) -> Bool { accessors.contains { $0.kind == kind && $0.body != nil } }

  /// Whether `didSet` names what was there before.
  var usesOldValue: Bool {
    guard let accessor = accessors.first(where: { $0.kind == .didSet }), let block = accessor.body?.value
    else {
      return false
    }
    return accessor.parameter != nil || block.names("oldValue")
  }

  var accessors: [Accessor] {
    switch code {
    case .function(let code): code.accessors
    case .variable(let code, let index, _, _): code.bindings[index].accessors
    default: []
    }
  }

  /// The place of a case among the cases of its enum.
  var caseIndex: Int {
    guard let owner else { return 0 }
    return owner.cases.firstIndex { $0 === self } ?? 0
  }
}

extension NominalType {
  /// The cases of an enum in their order.
  package var cases: [Value] {
    program.memberTable(of: self).ordered.filter {
      if case .enumCase = $0.code { true } else { false }
    }
  }
}

extension Machine {
  /// Calls a function that belongs to no type.
  package func call(
    function: Value, _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws -> RuntimeValue {
    try call(tables.callable(function), tables.none, &arguments)
  }

  /// Calls a declaration just as it is: what should be called of several has been decided.
  package func call(
    _ callable: Callable, _ generics: Generics, _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws -> RuntimeValue {
    try run(callable.kind, callable, generics, &arguments)
  }

  func set(
    _ callable: Callable, _ generics: Generics, _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws {
    _ = try run(callable.setter, callable, generics, &arguments)
  }

  private func run(
    _ kind: Callable.Kind, _ callable: Callable, _ generics: Generics,
    _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws -> RuntimeValue {
    switch kind {
    case .openNative(let native): return try call(native, callable, generics, &arguments)
    case .native(let native):
      for argument in arguments { if case .unknown(let unknown) = argument { throw unknown.interruption } }
      return try call(native, callable, generics, &arguments)
    case .code(let function): return try function.run(self, generics, [], &arguments)
    case .enumCase(let index):
      try nest()
      return .enumCase(index, ContiguousArray(arguments.dropFirst()))
    case .memberwise(let properties): return try makeMemberwise(callable, properties, generics, arguments)
    case .synthesized(let member): return try synthesize(member, callable.value, generics, &arguments)
    case .recorded:
      try nest()
      return .record(Record(callable.value, generics, arguments))
    case .missing: return try lookForWitness(callable, generics, &arguments)
    }
  }

  private func call(
    _ native: Native, _ callable: Callable, _ generics: Generics,
    _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws -> RuntimeValue {
    let before = HeldMemory(arguments)
    let result = try native(
      &arguments, NativeCall(machine: self, generics: generics, declaration: callable.value))
    if let error = pending {
      pending = nil
      throw error
    }
    try count(madeBy: callable, result, arguments, before)
    return result
  }

  /// A declaration without a body: where it is what a type has for a requirement of a protocol that others do
  /// by themselves, those know what to do.
  private func lookForWitness(
    _ callable: Callable, _ generics: Generics, _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws -> RuntimeValue {
    let value = callable.value
    if let owner = value.owner, let made = try synthesize(value.name, owner, generics, &arguments) {
      return made
    }
    let place = value.owner.map { $0.dottedName + "." } ?? ""
    throw Interruption.unknown(
      GapCause(
        missing: place + value.name,
        "what \(value.context.file.module.name)'s \(place)\(value.shownName) does"))
  }
}

extension Value {
  /// `append(_:)`
  package var shownName: String {
    guard case .function(let code) = code else { return name }
    return name + "(" + code.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension Block {
  /// Whether a name stands anywhere in it.
  func names(_ name: String) -> Bool {
    var found = false
    visit { statement in
      if statement.expressions.contains(where: { $0.names(name) }) { found = true }
    }
    return found
  }
}

extension Expression {
  fileprivate func names(_ name: String) -> Bool {
    switch kind {
    case .name(let own): own.base == name
    case .closure(let closure): closure.body.names(name)
    case .statement(let statement): Block([statement], statement.span).names(name)
    default: children.contains { $0.names(name) }
    }
  }
}
