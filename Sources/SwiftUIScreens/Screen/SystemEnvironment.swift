import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// The environment that a screen has by itself, and what is put into it on the way down.
extension ScreenRun {
  func systemEnvironment() throws -> RuntimeValue {
    if let known = state.environment { return known }
    let made = try makeEnvironment()
    state.environment = made
    return made
  }

  private func makeEnvironment() throws -> RuntimeValue {
    let type = types.environment.selfType
    var values = try machine.make(type, labels: [])
    try setCase("colorScheme", environment.appearance.rawValue, in: &values)
    try setCase("dynamicTypeSize", environment.dynamicType.rawValue, in: &values)
    try setCase(
      "layoutDirection", environment.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight",
      in: &values)
    let isPad = environment.device.idiom == .pad
    let isLandscape = environment.device.screen.width > environment.device.screen.height
    try setCase("horizontalSizeClass", isPad ? "regular" : "compact", in: &values)
    try setCase("verticalSizeClass", !isPad && isLandscape ? "compact" : "regular", in: &values)
    return values
  }

  /// A value of the environment by its name.
  func environmentValue(_ name: String, _ environment: RuntimeValue) throws -> TypedValue {
    guard let property = property(name) else { throw Interruption.unknown("the environment's \(name)") }
    let type = types.environment.selfType
    return TypedValue(
      try machine.read(property, of: environment, on: type), machine.program.interface(of: property).result)
  }

  /// A binding of a value that the screen keeps for a view which has no state of its own.
  func keptBinding(_ type: Type, _ initial: RuntimeValue, at key: PropertyPlace.Key) throws -> RuntimeValue {
    guard let make = machine.program.ownValues(named: "_kept", of: types.binding).first else {
      throw Interruption.unknown("a binding of what is kept")
    }
    let binding = machine.program.types.nominal(types.binding, [type])
    var arguments: ContiguousArray<RuntimeValue> = [
      .metatype(binding), .host(PropertyPlace(key, environment: .unset, self)), initial,
    ]
    return try machine.call(member: make, on: binding, own: [], &arguments)
  }

  private func property(_ name: String) -> Value? {
    machine.program.ownValues(named: name, of: types.environment).first { !$0.isStatic }
  }

  /// Sets a value of the environment by its name.
  func set(_ name: String, to value: RuntimeValue, in environment: inout RuntimeValue) throws {
    guard let property = property(name),
      let set = machine.program.ownValues(named: "_set", of: types.environment).first
    else { throw Interruption.unknown("the environment's \(name)") }
    var arguments: ContiguousArray<RuntimeValue> = [environment, .text(name), value]
    environment = .unset
    _ = try machine.call(
      member: set, on: types.environment.selfType, own: [machine.program.interface(of: property).result],
      &arguments)
    environment = arguments[0]
  }

  private func setCase(_ name: String, _ caseName: String, in environment: inout RuntimeValue) throws {
    guard let property = property(name) else { return }
    let type = machine.program.interface(of: property).result
    let inner = machine.program.language.wrapped(type) ?? type
    guard let index = inner.nominal?.cases.firstIndex(where: { $0.name == caseName }) else { return }
    try set(name, to: .enumCase(index, []), in: &environment)
  }

  /// What an edit button turns, where the app has no edit mode of its own.
  func editMode() throws -> RuntimeValue {
    guard let mode = machine.nominal("EditMode", of: "SwiftUI"),
      let inactive = mode.cases.firstIndex(where: { $0.name == "inactive" })
    else { return .none(0) }
    let key = PropertyPlace.Key(view: Identity.root.child("editMode"), property: Identity.root)
    return try keptBinding(mode.selfType, .enumCase(inactive, []), at: key)
  }

  /// Puts an object in, which views inside find by its type.
  func put(_ object: TypedValue, in environment: inout RuntimeValue) throws {
    let optional = machine.program.language.wrapped(object.type)
    guard let value = object.value.unwrapped else { return }
    let type = optional ?? object.type
    var arguments: ContiguousArray<RuntimeValue> = [environment, value]
    guard let put = machine.program.ownValues(named: "_put", of: types.environment).first else {
      throw Interruption.unknown("how an object is put into the environment")
    }
    environment = .unset
    _ = try machine.call(member: put, on: types.environment.selfType, own: [type], &arguments)
    environment = arguments[0]
  }

  /// Says what `dismiss()` does inside of a presentation.
  func put(dismissal: Dismissal, _ isPresented: Bool, in around: inout Surroundings) throws {
    guard let put = machine.program.ownValues(named: "_putDismissal", of: types.environment).first else {
      throw Interruption.unknown("how a presentation is dismissed")
    }
    let function = FunctionValue { [unowned machine] _ in
      try (machine.host as? ScreenRun)?.dismiss(dismissal)
      return .void
    }
    var arguments: ContiguousArray<RuntimeValue> = [
      around.environment, .function(function), .boolean(isPresented),
    ]
    around.environment = .unset
    _ = try machine.call(member: put, on: types.environment.selfType, own: [], &arguments)
    around.environment = arguments[0]
  }

  private func dismiss(_ dismissal: Dismissal) throws {
    switch dismissal {
    case .pop(let identity): events.append(.interface(.pop(identity)))
    case .setFalse(let binding): try write(.boolean(false), to: binding)
    case .setNil(let binding): try write(.none(0), to: binding)
    case .truncate(let path, let count): try truncate(path, to: count)
    }
  }
}
