import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree

/// Objects that interface files make and set up by names.
struct InterfaceObjects {
  private let machine: Machine
  private var program: Program { machine.program }

  init(_ machine: Machine) { self.machine = machine }

  /// An object of the app's class, else of UIKit's, as a decoder makes it.
  func decoded(_ customClass: String?, else className: String?) throws -> RuntimeValue? {
    let own = customClass.flatMap { name in
      program.sourceTypes.first { $0.name == name && $0.kind == .classType }
    }
    guard let nominal = own ?? className.flatMap({ machine.nominal($0, of: "UIKit") }) else { return nil }
    let type = nominal.selfType
    var current: Type? = type
    while let place = current, let above = place.nominal {
      let all = program.ownValues(named: "init", of: above)
      let found = all.first { $0.labels == ["coder"] } ?? all.first { $0.labels == ["title"] }
      if let found {
        var arguments: ContiguousArray<RuntimeValue> = [.metatype(type), .none(0)]
        if found.labels == ["title"] { arguments[1] = .text("") }
        if let made = try machine.call(member: found, on: type, own: [], &arguments).unwrapped { return made }
      }
      current = program.superclass(of: place)
    }
    return try machine.make(type, labels: [])
  }

  /// A property of an object by its name, its own or one that it inherits.
  private func property(_ name: String, of type: Type) -> Value? {
    guard let context = type.nominal?.inside else { return nil }
    return program.members(named: name, of: type, isStatic: false, from: context).map(\.value)
      .first { !$0.isFunction && !$0.isSubscript } ?? hiddenProperty(name, of: type)
  }

  /// One that only its own file may name.
  private func hiddenProperty(_ name: String, of type: Type) -> Value? {
    var current: Type? = type
    while let place = current, let nominal = place.nominal {
      let found = program.ownValues(named: name, of: nominal).first { !$0.isStatic && !$0.isFunction }
      if let found { return found }
      current = program.superclass(of: place)
    }
    return nil
  }

  /// What a property holds, as an `Any?`; nil where there is none of that name.
  func value(of name: String, in object: ObjectReference) throws -> RuntimeValue {
    guard let property = property(name, of: object.type) else { return .none(0) }
    let held = try machine.read(property, of: .object(object), on: object.type)
    return try machine.cast(
      held, from: machine.type(of: property, on: object.type),
      to: program.language.optional(program.types.any))
      ?? .none(0)
  }

  /// Whether the object has such a property, and it takes the value.
  func set(_ value: RuntimeValue, to name: String, in object: ObjectReference) throws -> Bool {
    guard let property = property(name, of: object.type) else { return false }
    let wanted = machine.plain(machine.type(of: property, on: object.type))
    guard let fitting = try fitting(value, as: wanted) else { return false }
    var base = RuntimeValue.object(object)
    try machine.write(property, of: &base, on: object.type, to: fitting)
    return true
  }

  /// A value of type `Any?` as one of another type: cast, or by the name of one of its constants.
  private func fitting(_ value: RuntimeValue, as wanted: Type) throws -> RuntimeValue? {
    guard let content = value.unwrapped else {
      return program.language.wrapped(wanted) == nil ? nil : RuntimeValue.none(0)
    }
    let opened = machine.opened(TypedValue(content, program.types.any))
    if case .host(let host) = opened.value, let name = host.value as? ConstantName {
      return try constant(name, as: wanted)
    }
    if let found = try machine.cast(content, from: program.types.any, to: wanted) { return found }
    return number(opened.value, as: program.language.wrapped(wanted) ?? wanted)
  }

  /// A number of a file is of the type of its property.
  private func number(_ value: RuntimeValue, as wanted: Type) -> RuntimeValue? {
    let number: Double
    switch value {
    case .floating(let value): number = value
    case .integer(let value): number = Double(value)
    default: return nil
    }
    guard let integers = machine.nominal("BinaryInteger", of: "Swift"),
      let floats = machine.nominal("BinaryFloatingPoint", of: "Swift")
    else { return nil }
    if machine.conforms(wanted, to: floats) { return .floating(number) }
    return machine.conforms(wanted, to: integers) ? Int(exactly: number).map { .integer($0) } : nil
  }

  /// A case of an enum, or what its static properties of these names are together.
  private func constant(_ name: ConstantName, as type: Type) throws -> RuntimeValue? {
    let type = program.language.wrapped(type) ?? type
    guard let nominal = type.nominal else { return nil }
    if name.names.count == 1, let index = nominal.cases.firstIndex(where: { $0.name == name.names[0] }) {
      return .enumCase(index, [])
    }
    var bits = 0
    for name in name.names {
      guard let member = program.ownValues(named: name, of: nominal).first(where: \.isStatic),
        case .fields(let fields) = try machine.read(member, of: .metatype(type), on: type),
        case .integer(let own)? = fields.first
      else { continue }
      bits |= own
    }
    return .fields([.integer(bits)])
  }

  /// A setting of a file as an `Any?`; nil for what is none of the app's.
  func setting(_ value: ArgumentValue) throws -> RuntimeValue? {
    let language = program.language
    func any(_ value: RuntimeValue, _ type: Type) -> RuntimeValue {
      .existential(ExistentialValue(type: type, value: value))
    }
    switch value {
    case .bool(let bool): return any(.boolean(bool), language.bool)
    case .int(let int): return any(.integer(int), language.int)
    case .double(let double): return any(.floating(double), language.double)
    case .text(let text): return any(.text(text.string), language.string)
    case .symbol(let name, _): return any(.host(HostValue(ConstantName(names: [name]))), program.types.any)
    case .list(let values): return try list(values)
    case .record("UIImage", let fields): return try image(fields)
    case .record(_, let fields):
      let texts = fields.compactMap { field -> (String, String)? in
        guard let name = field.label, case .text(let text) = field.value else { return nil }
        return (name, text.string)
      }
      return any(try dictionary(texts), language.dictionary(language.string, language.string))
    default: return nil
    }
  }

  private func dictionary(_ texts: [(String, String)]) throws -> RuntimeValue {
    let table = HashedTable()
    for (name, text) in texts {
      table.entries[try machine.hashingKey(.text(name), program.language.string)] = .text(text)
    }
    return .dictionary(table)
  }

  private func list(_ values: [ArgumentValue]) throws -> RuntimeValue? {
    let language = program.language
    let names = values.compactMap { if case .symbol(let name, _) = $0 { name } else { nil } }
    if !values.isEmpty, names.count == values.count {
      return .existential(
        ExistentialValue(type: program.types.any, value: .host(HostValue(ConstantName(names: names)))))
    }
    let sides = values.compactMap { if case .double(let side) = $0 { side } else { nil } }
    if sides.count == 4, values.count == 4,
      let rect = machine.nominal("CGRect", of: "CoreGraphics")
        ?? machine.nominal("CGRect", of: "Foundation")
    {
      let made = try machine.make(
        rect.selfType, labels: ["x", "y", "width", "height"], .floating(sides[0]), .floating(sides[1]),
        .floating(sides[2]), .floating(sides[3]))
      return .existential(ExistentialValue(type: rect.selfType, value: made))
    }
    let list = ContiguousArray(try values.compactMap { try setting($0) })
    return .existential(ExistentialValue(type: language.array(program.types.any), value: .list(list)))
  }

  private func image(_ fields: [EarshotViewTree.Argument]) throws -> RuntimeValue? {
    guard let image = machine.nominal("UIImage", of: "UIKit"), let label = fields.first?.label,
      case .text(let name)? = fields.first?.value,
      let made = try machine.make(image.selfType, labels: [label], .text(name.string)).unwrapped
    else { return nil }
    return .existential(ExistentialValue(type: image.selfType, value: made))
  }

  /// Views for the outlets of an object that nothing is connected to: the properties with what they are to hold.
  func outletViews(of object: ObjectReference) throws -> [(name: String, value: RuntimeValue)] {
    try openOutlets(of: object).compactMap { property, wanted in
      guard let nominal = wanted.nominal, nominal.kind == .classType else { return nil }
      let made = try? decoded(nominal.module.isSource ? nominal.name : nil, else: nominal.name)
      return made.map { (property.name, .existential(ExistentialValue(type: wanted, value: $0))) }
    }
  }

  /// The outlets that nothing is connected to, each with the type of what it is to hold.
  func openOutlets(of object: ObjectReference) throws -> [(property: Value, type: Type)] {
    try machine.keptProperties(of: object.type).enumerated().compactMap { _, kept in
      guard kept.property.attributes.contains(where: { $0.name == "IBOutlet" }),
        program.interface(of: kept.property).isImplicitlyUnwrapped,
        let wanted = program.language.wrapped(kept.type),
        try machine.read(kept.property, of: .object(object), on: object.type).unwrapped == nil
      else { return nil }
      return (kept.property, wanted)
    }
  }
}

/// A constant that a file names without its type.
private final class ConstantName {
  let names: [String]
  init(names: [String]) { self.names = names }
}

extension Natives {
  mutating func addInterfaceObjects() {
    self["NSObject._value(_:)"] = { arguments, call in
      guard case .object(let object) = arguments[0], case .text(let name) = arguments[1] else {
        return .none(0)
      }
      return try InterfaceObjects(call.machine).value(of: name, in: object)
    }
    self["NSObject._set(_:_:)"] = { arguments, call in
      guard case .object(let object) = arguments[0], case .text(let name) = arguments[2] else {
        return .boolean(false)
      }
      return .boolean(try InterfaceObjects(call.machine).set(arguments[1], to: name, in: object))
    }
    self["NSObject._outletViews()"] = { arguments, call in
      guard case .object(let object) = arguments[0] else { return .list([]) }
      return .list(
        ContiguousArray(
          try InterfaceObjects(call.machine).outletViews(of: object).map {
            .fields([.text($0.name), $0.value])
          }))
    }
    self["NSObject._lacksOutlets"] = { arguments, call in
      guard case .object(let object) = arguments[0] else { return .boolean(false) }
      return .boolean(try !InterfaceObjects(call.machine).openOutlets(of: object).isEmpty)
    }
  }
}
