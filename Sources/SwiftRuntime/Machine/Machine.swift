import EarshotSwiftCode
import EarshotSwiftSemantics

/// Runs typed code. It has no rule for any type or member by its name: those are in code or in natives.
package final class Machine {
  package let program: Program
  package let natives: Natives
  package let store = Store()
  /// Runs tasks; each screen of an app has its own, since each has its own time.
  package var scheduler = Scheduler() {
    didSet { connectScheduler() }
  }
  package private(set) lazy var observed = ObservedReads(store)
  package private(set) lazy var tables = MachineTables(machine: self)
  /// What was printed.
  package var output = ""
  /// What the system's random numbers are, the same in every run.
  package var random = SeededNumbers()
  /// When and where the program runs; nil: as this machine has it.
  package var world: World?
  /// What the machine runs for; natives of its own find it here.
  package weak var host: AnyObject?
  /// What the types are that were looked at while one is made plain.
  var plainTypes: [Type: Type]?
  /// What is said to be in doubt by now.
  var marking = Marking()
  /// What a comparison for a table could not say at once.
  var pending: (any Error)?
  package var budget: Budget
  private let calls = CallDepth()
  /// How many calls are under way, one inside of the other.
  var depth: Int { calls.depth }

  package init(program: Program, natives: Natives, budget: Budget = Budget()) {
    self.program = program
    self.natives = natives
    self.budget = budget
    connectScheduler()
    store.willRelease = { [unowned self] object in end(object) }
    store.hasEnd = { [unowned self] type in tables.hasEnd(type) }
  }

  deinit { endLives() }

  /// Lets go of all values. Objects that go with the machine do nothing any more.
  private func endLives() {
    store.willRelease = nil
    store.hasEnd = nil
    store.travel(to: StoredValues())
  }

  private func connectScheduler() {
    scheduler.calls = calls
    scheduler.takeSteps = { [unowned self] in budget.give(up: $0) }
  }

  /// Ends the tasks of a screen that goes.
  package func end(_ tasks: Scheduler) {
    guard tasks.unfinished > 0 else { return }
    let own = scheduler
    scheduler = tasks
    tasks.endTasks()
    scheduler = own
  }

  /// Lets go of all that was made to run code: it holds the machine, and would keep both.
  package func forget() {
    endLives()
    tables.forget()
    tables = MachineTables(machine: self)
    scheduler = Scheduler()
    program.forget()
  }

  var types: TypeTable { program.types }
  var language: LanguageTypes { program.language }

  /// Counts a step of a loop or a call.
  @inline(__always) func step() throws {
    try budget.step()
  }

  /// Counts a value that may hold another of its kind: how deep values are nested is bounded by that, and so is the
  /// stack on which they are let go.
  func nest() throws {
    try budget.step()
    try budget.nest()
  }

  func enter() throws {
    try step()
    guard calls.depth < budget.depth else {
      throw Interruption.unknown(.beyondBounds("the code calls itself too often"))
    }
    calls.depth += 1
  }

  func leave() { calls.depth -= 1 }

  /// How deep values may be nested in values that are compared, hashed or described.
  private static let deepestPart = 10_000

  /// Goes into a part of a value: a value without measure ends no process.
  func enterPart() throws {
    guard calls.parts < Machine.deepestPart else {
      throw Interruption.unknown(.beyondBounds("a value is nested deeper than \(Machine.deepestPart)"))
    }
    calls.parts += 1
  }

  func leavePart() { calls.parts -= 1 }

  /// The code of `deinit`, that of a subclass first.
  private func end(_ object: ObjectReference) {
    for (type, value) in program.ends(of: object.type) {
      guard let nominal = type.nominal else { continue }
      let generics = tables.generics(of: value, program.substitution(of: type, for: nominal))
      var arguments: ContiguousArray<RuntimeValue> = [.object(object)]
      do { _ = try call(tables.callable(value), generics, &arguments) } catch {
        store.note(
          RuntimeGap(.statement, source: "deinit", name: "deinit", cause: GapCause("\(error)"), place: nil))
      }
    }
  }
}

extension Program {
  /// The `deinit` of a class and of those that it inherits from, each with its class.
  fileprivate func ends(of type: Type) -> [(type: Type, code: Value)] {
    var ends: [(type: Type, code: Value)] = []
    var current: Type? = type
    while let type = current, let nominal = type.nominal {
      if let value = memberTable(of: nominal).values(named: "deinit").first { ends.append((type, value)) }
      current = superclass(of: type)
    }
    return ends
  }
}

/// What is made once for each declaration and kept.
package final class MachineTables {
  private unowned let machine: Machine
  private var callables: [ObjectIdentifier: Callable] = [:]
  private var layouts: [NominalType: Layout] = [:]
  private var known: [GenericsKey: Generics] = [:]
  private var witnesses: [WitnessKey: Value?] = [:]
  private var overrides: [WitnessKey: Value] = [:]
  private var rules: [Type: HashingRule] = [:]
  private var ends: [NominalType: Bool] = [:]
  /// The variables that hold functions among statements.
  var functionLocals: [ObjectIdentifier: Local] = [:]
  var sharedFunctions: Set<Local> = []
  /// The same functions for the types that are declared beside them, which see no variables of the block.
  var freeFunctions: [Local: FreeFunction] = [:]
  var memberGenerics: [MemberKey: Generics] = [:]
  /// The methods that Objective-C's names lead to.
  var selectors: [SelectorKey: Value?] = [:]
  let none = Generics([], [])
  var program: Program { machine.program }

  private struct GenericsKey: Hashable {
    var parameters: [GenericParameter]
    var types: [Type]
  }

  private struct WitnessKey: Hashable {
    var value: ObjectIdentifier
    var type: Type
  }

  init(machine: Machine) { self.machine = machine }

  /// Lets go of the code of all that can be called.
  func forget() {
    for callable in callables.values { callable.forget() }
    freeFunctions = [:]
  }

  /// Whether objects of a class do something when they go.
  func hasEnd(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    if let known = ends[nominal] { return known }
    let hasEnd = !program.ends(of: type).isEmpty
    ends[nominal] = hasEnd
    return hasEnd
  }

  package func callable(_ value: Value) -> Callable {
    if let known = callables[ObjectIdentifier(value)] { return known }
    let made = Callable(value, machine: machine)
    callables[ObjectIdentifier(value)] = made
    return made
  }

  func layout(of type: NominalType) -> Layout {
    if let known = layouts[type] { return known }
    let made = Layout(of: type, machine.program, hasPlace: machine.knowsPlace(type))
    layouts[type] = made
    return made
  }

  func generics(_ parameters: [GenericParameter], _ types: [Type]) -> Generics {
    if parameters.isEmpty { return none }
    let key = GenericsKey(parameters: parameters, types: types)
    if let found = known[key] { return found }
    let made = Generics(parameters, types)
    known[key] = made
    return made
  }

  /// What the parameters of a declaration stand for, where a substitution says it.
  func generics(of value: Value, _ map: Substitution) -> Generics {
    let parameters = machine.program.allParameters(of: value)
    if parameters.isEmpty { return none }
    return generics(parameters, parameters.map { map[$0] ?? machine.types.hole("what \($0.name) is") })
  }

  func witness(of requirement: Value, for type: Type) -> Value? {
    let key = WitnessKey(value: ObjectIdentifier(requirement), type: type)
    if let found = witnesses[key] { return found }
    let found = machine.program.witness(
      of: requirement, for: machine.program.conformingType(type, requirement))
    witnesses[key] = found
    return found
  }

  /// What an object of a type does where a member of its superclass is called.
  func override(of value: Value, for type: Type) -> Value {
    let key = WitnessKey(value: ObjectIdentifier(value), type: type)
    if let found = overrides[key] { return found }
    let found = machine.program.overriding(value, in: type)
    overrides[key] = found
    return found
  }

  /// What runs before or after a property is set.
  func observer(_ kind: Accessor.Kind, of value: Value) -> CompiledFunction? {
    part(kind == .willSet ? .willSet : .didSet, of: value) { CompiledFunction(of: value, $0, machine) }
  }

  /// The initial value of a property; nil where none is written.
  func initial(of value: Value) -> CompiledFunction? {
    part(.initial, of: value) { part in
      guard case .variable(let code, let index, _, _) = value.code else { return nil }
      let isWrapped = program.wrapperTypes(of: value) != nil
      guard code.bindings[index].value != nil || isWrapped else { return nil }
      return CompiledFunction(of: value, part, machine)
    }
  }

  /// How the wrapper of a property is made around a value; nil where nothing but the value says it.
  func wrapping(of value: Value) -> CompiledFunction? {
    part(.wrapping, of: value) { part in
      guard case .variable(let code, let index, _, _) = value.code, code.bindings[index].value != nil,
        program.wrapperAttributes(among: code.attributes, in: value.context).contains(where: {
          !($0.arguments.value ?? []).isEmpty
        })
      else { return nil }
      return CompiledFunction(of: value, part, machine)
    }
  }

  /// What a parameter is where no argument is given.
  func defaultValue(_ index: Int, of value: Value) throws -> CompiledFunction {
    let found = part(.defaultValue(index), of: value) { CompiledFunction(of: value, $0, machine) }
    guard let found else { throw Interruption.unknown("what \(value.shownName) takes by itself") }
    return found
  }

  /// What says which of what a function changes is in doubt.
  func undone(_ value: Value) -> CompiledFunction? {
    part(.undone, of: value) { CompiledFunction(of: value, $0, machine) }
  }

  private func part(
    _ part: CompiledFunction.Part, of value: Value, _ make: (CompiledFunction.Part) -> CompiledFunction?
  ) -> CompiledFunction? {
    let callable = callable(value)
    if let known = callable.parts[part] { return known }
    let made = make(part)
    callable.parts[part] = made
    return made
  }

  func rule(for type: Type) -> HashingRule {
    if let found = rules[type] { return found }
    let made = HashingRule(machine: machine, type: type)
    rules[type] = made
    return made
  }

  /// The place of a global variable or of a stored property of a type itself.
  func place(of value: Value, owner: Type?, _ initial: () throws -> RuntimeValue) throws -> CellReference {
    let key = SingleKey(value: ObjectIdentifier(value), owner: owner)
    let store = machine.store
    if let found = store.current.singles[key] {
      // `swift_once` waits for itself then, which ends the program.
      if case .unset = found.value {
        throw Interruption.trap("Fatal error: \(value.name) is read while its first value is made")
      }
      return found
    }
    return try store.keeping {
      guard case .cell(let cell) = store.makeCell(.unset) else { throw Interruption.ended }
      store.current.singles[key] = cell
      do { cell.value = try initial() } catch {
        store.current.singles[key] = nil
        throw error
      }
      return cell
    }
  }
}

/// Which stored property stands where.
package final class Layout {
  package let fields: [Value]
  /// Whether where it was made is kept behind the stored properties.
  package let hasPlace: Bool
  /// How many values one of the type holds.
  var count: Int { fields.count + (hasPlace ? 1 : 0) }
  /// What the cases of an enum stand for, when they were asked for.
  var rawValues: [RuntimeValue]?
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var code: ObjectIdentifier
    var name: String
  }

  init(of type: NominalType, _ program: Program, hasPlace: Bool = false) {
    self.hasPlace = hasPlace
    var all: [Value] = []
    if type.kind == .classType, let above = program.inheritance(of: type).superclass?.nominal {
      all = Layout(of: above, program).fields
    }
    for value in program.memberTable(of: type).ordered {
      guard case .variable = value.code, !value.isStatic, value.isStored,
        case .nominal = value.context.kind, !value.modifiers.contains(.isOverride)
      else { continue }
      all.append(value)
    }
    fields = all
    for (index, value) in all.enumerated() {
      guard case .variable(let code, _, let name, _) = value.code else { continue }
      places[Key(code: ObjectIdentifier(code), name: name)] = index
    }
  }

  /// The place of a property, or of what `_name` and `$name` are of.
  func place(of value: Value) -> Int? {
    guard case .variable(let code, _, let name, _) = value.code else { return nil }
    return places[Key(code: ObjectIdentifier(code), name: name)]
  }
}

extension Program {
  /// Every type parameter that the code of a declaration can name, the outermost first.
  func allParameters(of value: Value) -> [GenericParameter] {
    _ = interface(of: value)
    return value.inside.signature.parameters
  }

  func overriding(_ value: Value, in type: Type) -> Value {
    var current: Type? = type
    while let place = current, let nominal = place.nominal, nominal !== value.owner {
      for candidate in ownValues(named: value.name, of: nominal)
      where candidate.isStatic == value.isStatic
        && (candidate.modifiers.contains(.isOverride)
          || candidate.isInitializer && candidate.modifiers.contains(.isRequired))
        && candidate.sameShape(as: value) && overrides(candidate, value, type, place)
      {
        return candidate
      }
      current = superclass(of: place)
    }
    return value
  }

  private func overrides(_ candidate: Value, _ value: Value, _ type: Type, _ place: Type) -> Bool {
    guard let own = interface(of: candidate).parameters, let others = interface(of: value).parameters,
      let owner = value.owner, let above = superclassType(of: type, declaredBy: owner)
    else { return true }
    var map = substitution(of: above, for: owner)
    for (mine, theirs) in zip(candidate.parameters, value.parameters) {
      map[theirs] = types.make(.parameter(mine))
    }
    let mine = substitution(of: place, for: candidate.owner)
    return zip(own, others).allSatisfy {
      substitute($0.type, mine, in: nil) === substitute($1.type, map, in: nil)
    }
  }
}
