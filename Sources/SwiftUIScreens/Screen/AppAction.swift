import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// What a handler of a screen does.
struct AppAction: Sendable {
  enum Deed {
    /// A closure of the app, with the type of its parameters.
    case function(FunctionValue, Type)
    /// Sets a binding.
    case setter(TypedValue)
    /// What the system does with the app's values.
    case system(([PlainValue], ScreenRun) throws -> Void)
  }

  private let deed: Guarded<Deed>
  /// Which of the screen's handlers it is, in the order in which they were made.
  let number: Int

  init(_ deed: Deed, number: Int, of code: LoadedCode) {
    self.deed = Guarded(deed, of: code)
    self.number = number
  }

  func perform(_ arguments: [PlainValue], on run: ScreenRun) throws {
    switch deed.value(with: run.code) {
    case .function(let function, let type):
      let parameters = type.function?.parameters.map(\.type) ?? []
      var given: ContiguousArray<RuntimeValue> = []
      for (index, parameter) in parameters.enumerated() {
        given.append(
          try run.value(index < arguments.count ? arguments[index] : .none, as: run.machine.plain(parameter)))
      }
      if type.function?.isAsync ?? false {
        run.machine.start { try function.call(list: &given) }
      } else {
        _ = try function.call(list: &given)
      }
    case .setter(let binding): try run.set(binding, arguments)
    case .system(let body): try body(arguments, run)
    case nil: throw Interruption.unknown("what another app does")
    }
  }

  /// Whether the binding behind a setter holds something now; nil: it is no binding's.
  func holds(on run: ScreenRun) throws -> Bool? {
    guard case .setter(let binding) = deed.value(with: run.code) else { return nil }
    let value = try run.read(binding)
    if case .boolean(let isOn) = value.value { return isOn }
    return value.value.unwrapped != nil
  }
}

/// A value of the app that the system only compares and hands back.
struct KeptValue: Hashable, Sendable {
  private let held: Guarded<TypedValue>
  /// Which values of its evaluation it is equal to, where that was asked while its objects held what they hold there.
  private let alike: Alike?

  struct Alike: Hashable, Sendable {
    var evaluation: Int
    var number: Int
  }

  init(_ value: TypedValue, alike: Alike? = nil, of code: LoadedCode) {
    held = Guarded(value, of: code)
    self.alike = alike
  }

  /// What it is, for whoever has its app's code alone; nil with the code of another app.
  func value(with code: LoadedCode) -> TypedValue? { held.value(with: code) }

  static func == (one: KeptValue, other: KeptValue) -> Bool {
    if one.held === other.held { return true }
    if let some = one.alike, let others = other.alike, some.evaluation == others.evaluation {
      return some == others
    }
    return one.held.app.alone { code in
      guard let some = one.value(with: code), let others = other.value(with: code), some.type === others.type
      else { return false }
      return (try? code.machine.isEqual(some.value, others.value, some.type)) ?? false
    }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(held.app.alone { held.value(with: $0)?.type.id })
  }
}

extension ScreenRun {
  /// Whether a type of the SDK holds a value elsewhere that can be set: `Binding`, `FocusState.Binding`.
  func isBinding(_ type: Type) -> Bool {
    if type.nominal === types.binding { return true }
    guard let nominal = type.nominal, !nominal.module.isSource, nominal.name == "Binding" else {
      return false
    }
    return nominal.code.attributes.contains { $0.name == "propertyWrapper" }
  }

  /// The property of a binding by which it is read and set, with its type.
  func held(by binding: TypedValue) throws -> (property: Value, type: Type) {
    guard let nominal = binding.type.nominal,
      let property = machine.program.ownValues(named: "wrappedValue", of: nominal).first
    else { throw Interruption.unknown("what a binding holds") }
    return (property, machine.type(of: property, on: binding.type))
  }

  /// What a binding holds.
  func read(_ binding: TypedValue) throws -> TypedValue {
    let (property, type) = try held(by: binding)
    return TypedValue(try machine.read(property, of: binding.value, on: binding.type), type)
  }

  func write(_ value: RuntimeValue, to binding: TypedValue) throws {
    var base = binding.value
    try machine.write(held(by: binding).property, of: &base, on: binding.type, to: value)
  }

  /// Sets a binding to what the system hands over, or toggles that where the binding holds several.
  func set(_ binding: TypedValue, _ given: [PlainValue]) throws {
    guard let first = given.first else { return }
    let type = try held(by: binding).type
    if case .day(let year, let month, let day) = first {
      return try change(binding, by: "_toggleDay", own: [], .integer(year), .integer(month), .integer(day))
    }
    if given.count == 2, given[1] == .symbol("toggled") {
      guard type.nominal === machine.nominal("Set", of: "Swift"), let element = type.arguments.first else {
        throw Interruption.unknown("how something is selected in \(type)")
      }
      return try change(binding, by: "_toggle", own: [element], value(first, as: element))
    }
    try write(value(first, as: type), to: binding)
  }

  private func change(
    _ binding: TypedValue, by name: String, own: [Type], _ given: RuntimeValue...
  ) throws {
    guard let member = machine.program.ownValues(named: name, of: types.binding).first else {
      throw Interruption.unknown("how a binding is changed")
    }
    var arguments: ContiguousArray<RuntimeValue> = [binding.value]
    arguments.append(contentsOf: given)
    _ = try machine.call(member: member, on: binding.type, own: own, &arguments)
  }

  /// A plain value of the system as one of a type of the program.
  func value(_ plain: PlainValue, as type: Type) throws -> RuntimeValue {
    let language = machine.program.language
    if let inner = language.wrapped(type) {
      if case .none = plain { return .none(0) }
      return try value(plain, as: inner).wrapped
    }
    switch plain {
    case .bool(let value): return .boolean(value)
    case .int(let value): return isWhole(type) ? .integer(value) : .floating(Double(value))
    case .double(let value):
      if type.nominal?.name == "Date" {
        return try machine.make(type, labels: ["timeIntervalSince1970"], .floating(value))
      }
      return isWhole(type) ? .integer(Int(exactly: value.rounded()) ?? 0) : .floating(value)
    case .string(let value): return .text(value)
    case .opaque(let opaque):
      guard let kept = (opaque.payload as? KeptValue)?.value(with: code) else { break }
      return try machine.convert(kept.value, from: kept.type, to: type)
    case .symbol(let name):
      if let index = type.nominal?.cases.firstIndex(where: { $0.name == name }) {
        return .enumCase(index, [])
      }
      if let gesture = try zoomGesture(name, as: type) { return gesture }
      if let nominal = type.nominal, !nominal.module.isSource,
        let member = machine.program.ownValues(named: name, of: nominal).first(where: \.isStatic)
      {
        return try machine.read(member, of: TypedValue(.metatype(type), type)).value
      }
    case .point(let point):
      return try machine.make(type, labels: ["x", "y"], .floating(point.x), .floating(point.y))
    case .none, .day: break
    }
    throw Interruption.unknown("what the system hands over as \(type)")
  }

  /// `AccessibilityZoomGestureAction`: its direction is all that a screen without fingers knows.
  private func zoomGesture(_ name: String, as type: Type) throws -> RuntimeValue? {
    guard type.nominal?.name == "AccessibilityZoomGestureAction" else { return nil }
    let fields = try machine.keptProperties(of: type).map { property, type -> RuntimeValue in
      switch property.name {
      case "direction": try value(.symbol(name), as: type)
      case "point": try value(.point(Point(x: 0, y: 0)), as: type)
      default: .unset
      }
    }
    return .fields(ContiguousArray(fields))
  }

  private func isWhole(_ type: Type) -> Bool {
    guard let integer = machine.nominal("BinaryInteger", of: "Swift") else { return false }
    return machine.conforms(type, to: integer)
  }

  /// Lets the tasks that were begun go on until all wait for time to pass.
  func settleTasks() throws { try machine.scheduler.runUntilIdle(seconds: 0) }

  /// The same, with what was put off since this run began by a second or less together: announcements are, so that
  /// the cursor does not talk over them. What comes later comes when it is waited for.
  func settleDelays() throws {
    let left = max(0, start + 1 - machine.scheduler.now)
    try machine.scheduler.runUntilIdle(seconds: left, since: waitsBefore)
  }
}
