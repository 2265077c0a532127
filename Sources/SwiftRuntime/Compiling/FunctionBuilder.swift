import EarshotSwiftCode
import EarshotSwiftSemantics

/// Makes the code of one function or closure ready to run: names become places.
final class FunctionBuilder {
  let machine: Machine
  let body: TypedBody
  /// The variables that need a cell.
  let shared: Set<Local>
  let outer: FunctionBuilder?
  /// The declaration whose code it is.
  let value: Value?
  /// What stands for `self`; nil where there is none.
  let selfLocal: Local?
  private(set) var slotCount = 0
  private var slots: [Local: Int] = [:]
  private(set) var captured: [Local] = []
  /// Where the closures in it stand.
  var closures: [Span] = []
  var kinds = LocalKinds()
  /// What the code that is being made stands in.
  var around = Surroundings()
  /// What `return` converts to.
  var result: Type?

  struct Target {
    var number: Int
    var label: String?
    var isLoop: Bool
  }

  init(
    machine: Machine, body: TypedBody, shared: Set<Local>, outer: FunctionBuilder?, value: Value?,
    selfLocal: Local?
  ) {
    self.machine = machine
    self.body = body
    self.shared = shared
    self.outer = outer
    self.value = value
    self.selfLocal = selfLocal
    kinds.weak = outer?.kinds.weak ?? []
  }

  var program: Program { machine.program }
  var language: LanguageTypes { machine.program.language }

  func newSlot() -> Int {
    slotCount += 1
    return slotCount - 1
  }

  /// Makes a place for a variable.
  @discardableResult
  func declare(_ local: Local) -> Int {
    let slot = newSlot()
    slots[local] = slot
    return slot
  }

  func slot(of local: Local) -> Int? { slots[local] }

  private func captureIndex(_ local: Local) -> Int? {
    if let index = captured.firstIndex(of: local) { return index }
    guard let outer, outer.canReach(local) else { return nil }
    captured.append(local)
    return captured.count - 1
  }

  private func canReach(_ local: Local) -> Bool {
    slots[local] != nil || captureIndex(local) != nil
  }

  /// What the place of a variable holds: the cell of a shared one.
  func raw(_ local: Local) -> Code {
    if let slot = slots[local] { return { $0.slots[slot] } }
    if let index = captureIndex(local) { return { $0.captures[index] } }
    if let function = machine.tables.freeFunctions[local] { return { try function.code($0) } }
    let name = local.name
    return { _ in throw Interruption.unknown("the variable \(name) before it is made") }
  }

  private func special(_ local: Local) -> SpecialLocal? {
    kinds.direct === local ? nil : kinds.special[local] ?? outer?.special(local)
  }

  /// The value of a variable.
  func load(_ local: Local) -> Code {
    switch special(local) {
    case .computed(let getter, _)?:
      let code = load(getter)
      return { frame in
        guard case .function(let function) = try code(frame) else { return .unset }
        return try function.call()
      }
    case .wrapped(let storage, let name, let type)?:
      let code = load(storage)
      let (machine, type) = (machine, source(type))
      return { frame in
        let type = type(frame)
        return try machine.read(machine.wrapperProperty(name, type), of: code(frame), on: type)
      }
    case .awaited(let holder)?:
      let code = load(holder)
      let machine = machine
      return { frame in
        guard case .host(let host) = try code(frame), let run = host.value as? TaskRun else { return .unset }
        return try machine.scheduler.wait(for: run)
      }
    case .itself(let isOptional)?:
      let code = loadSelf()
      return isOptional ? { try code($0).wrapped } : code
    case .observed?, nil: return known(loadPlain(local))
    }
  }

  /// The same, also where it isn't known.
  func loadKept(_ local: Local) -> Code {
    switch special(local) {
    case .observed?, nil: loadPlain(local)
    default: load(local)
    }
  }

  private func loadPlain(_ local: Local) -> Code {
    let isShared = shared.contains(local) || machine.tables.sharedFunctions.contains(local)
    let isWeak = kinds.weak.contains(local)
    if !isShared, !isWeak, let slot = slots[local] { return { $0.slots[slot] } }
    let raw = raw(local)
    return { frame in
      var value = try raw(frame)
      if case .cell(let cell) = value { value = cell.value }
      return isWeak ? value.strong : value
    }
  }

  func access(_ local: Local) -> Access {
    switch special(local) {
    case .computed(let getter, let setter)?: return computedAccess(load(getter), setter.map { load($0) })
    case .wrapped(let storage, let name, let type)?:
      let place = plainAccess(storage)
      let (machine, type) = (machine, source(type))
      return { frame, body in
        let type = type(frame)
        let property = try machine.wrapperProperty(name, type)
        try place(frame) { try machine.modify(property, of: &$0, on: type, isSet: false, body) }
      }
    case .observed(let willSet, let didSet)?:
      return observedAccess(plainAccess(local), willSet.map { load($0) }, didSet.map { load($0) })
    case .awaited?, .itself?, nil: return plainAccess(local)
    }
  }

  private func computedAccess(_ getter: @escaping Code, _ setter: Code?) -> Access {
    { frame, body in
      guard case .function(let get) = try getter(frame) else { return }
      var value = try get.call()
      try body(&value)
      if case .function(let set)? = try setter?(frame) { _ = try set.call(value) }
    }
  }

  private func observedAccess(_ place: @escaping Access, _ willSet: Code?, _ didSet: Code?) -> Access {
    { frame, body in
      var old = RuntimeValue.unset
      try place(frame) { old = $0 }
      var new = old
      try body(&new)
      if case .function(let observe)? = try willSet?(frame) { _ = try observe.call(new) }
      try place(frame) { $0 = new }
      if case .function(let observe)? = try didSet?(frame) { _ = try observe.call(old) }
    }
  }

  private func plainAccess(_ local: Local) -> Access {
    let isShared = shared.contains(local)
    if !isShared, let slot = slots[local], !kinds.weak.contains(local) {
      return { frame, body in try body(&frame.slots[slot]) }
    }
    let raw = raw(local)
    let isWeak = kinds.weak.contains(local)
    return { frame, body in
      guard case .cell(let cell) = try raw(frame) else {
        var value = try raw(frame).strong
        return try body(&value)
      }
      guard isWeak else { return try cell.modify(body) }
      var value = cell.value.strong
      try body(&value)
      cell.value = value.weak
    }
  }

  /// Gives a new variable its first value.
  func initialize(_ local: Local) -> (Frame, RuntimeValue) -> Void {
    let slot = slots[local] ?? declare(local)
    let isWeak = kinds.weak.contains(local)
    if shared.contains(local) {
      return { frame, value in
        frame.slots[slot] = frame.machine.store.makeCell(isWeak ? value.weak : value)
      }
    }
    return { frame, value in frame.slots[slot] = isWeak ? value.weak : value }
  }

  /// A type in the code, as it is in each call.
  func source(_ type: Type) -> (Frame) -> Type {
    let machine = machine
    if !type.hasParameters {
      let plain = machine.plain(type)
      return { _ in plain }
    }
    return { machine.concrete(type, $0.generics) }
  }

  func unknown(_ cause: GapCause) -> Code { { _ in throw Interruption.unknown(cause) } }

  func type(of expression: Expression) -> Type {
    kinds.injected[expression]?.type ?? body.types[expression]
      ?? machine.types.hole("the type of an expression that was given up")
  }
}

/// Variables that are more than a place, and code that stands for expressions.
struct LocalKinds {
  /// They don't keep their objects.
  var weak: Set<Local> = []
  var special: [Local: SpecialLocal] = [:]
  /// The variable whose observer it is: that changes it without being told of it again.
  var direct: Local?
  /// Code that stands in the place of an expression, with its type.
  var injected: [Expression: (code: Code, type: Type)] = [:]
}

/// What code stands in while it is made.
struct Surroundings {
  /// The statements that can be left, the innermost last.
  var targets: [FunctionBuilder.Target] = []
  /// Where the place in the packs is kept that are gone through, the innermost last.
  var packIndices: [Int] = []
  /// What of places has to be evaluated before they are opened, where someone collects it.
  var preparations: [Step]?
  /// Whether it is the value that a property begins with.
  var isInitialValue = false
  /// The statement, or the part of a builder, that is compiled.
  var statement: Span?
  /// Whether it is what `defer` holds.
  var isDeferred = false
  /// Where the arguments of the call begin that is being read.
  var callPlace: Int?
}

enum SpecialLocal {
  /// By functions that two other variables hold.
  case computed(Local, Local?)
  /// By a property of the wrapper that another variable holds.
  case wrapped(Local, String, Type)
  case observed(Local?, Local?)
  /// `async let`: what the task gives that another variable holds.
  case awaited(Local)
  /// The `self` of a closure that is looked at from outside, as an optional or not.
  case itself(Bool)
}

extension RuntimeValue {
  /// A reference that doesn't keep its object.
  var weak: RuntimeValue {
    switch self {
    case .object(let object):
      object.noteWeakReference()
      return .host(WeakReference(object, type: nil))
    case .existential(let box):
      guard case .object(let object) = box.value else { return self }
      object.noteWeakReference()
      return .host(WeakReference(object, type: box.type))
    default: return self
    }
  }

  /// The object of a weak reference, if it is still there.
  var strong: RuntimeValue {
    guard case .host(let host) = self, let reference = host.value as? WeakReference else { return self }
    guard let object = reference.object else { return .none(0) }
    guard let type = reference.type else { return .object(object) }
    return .existential(ExistentialValue(type: type, value: .object(object)))
  }
}

final class WeakReference {
  weak var object: ObjectReference?
  /// The type that it is kept with, where it is of an existential one.
  let type: Type?

  init(_ object: ObjectReference, type: Type?) {
    self.object = object
    self.type = type
  }
}
