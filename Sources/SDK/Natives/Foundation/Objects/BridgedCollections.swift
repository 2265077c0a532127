import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// Collections of Swift and the objects that hold the same elements.
extension Bridging {
  private static let objects: Set<String> = ["NSArray", "NSSet", "NSOrderedSet", "NSDictionary"]
  private static let collections: Set<String> = ["Array", "Set", "Dictionary"]

  /// A collection as an object, or what an object holds as a collection; nil for other values.
  static func collection(_ value: RuntimeValue, from: Type, to: Type, _ machine: Machine) throws
    -> RuntimeValue?
  {
    guard let target = to.nominal else { return nil }
    if isObject(target) {
      if target.name == "NSDictionary" { return try entries(of: value, from, to, machine) }
      guard let elements = try elements(of: value, from, machine) else { return nil }
      return try machine.call("bridging", labels: [nil], on: to, [.list(elements)])
    }
    guard target.module.name == "Swift", collections.contains(target.name), case .object(let object) = value,
      let property = values(of: object.type, machine)
    else { return nil }
    let elements = try machine.read(property, of: value, on: object.type)
    return try machine.call("bridging", labels: [nil], on: to, [elements]).unwrapped
  }

  /// A dictionary as an object that holds the same.
  private static func entries(of value: RuntimeValue, _ from: Type, _ to: Type, _ machine: Machine) throws
    -> RuntimeValue?
  {
    let language = machine.program.language
    guard case .dictionary = value, let key = language.type("AnyHashable") else { return nil }
    let held = language.dictionary(machine.program.types.nominal(key), machine.program.types.any)
    return try machine.call(
      "bridging", labels: [nil], on: to, [try machine.convert(value, from: from, to: held)])
  }

  private static func isObject(_ type: NominalType) -> Bool {
    type.module.name == "Foundation" && type.enclosingType == nil && objects.contains(type.name)
  }

  /// The elements of a collection, each as `Any`.
  private static func elements(of value: RuntimeValue, _ type: Type, _ machine: Machine) throws
    -> ContiguousArray<RuntimeValue>?
  {
    guard let element = type.arguments.first else { return nil }
    let any = machine.program.types.any
    switch value {
    case .list(let elements):
      return ContiguousArray(try elements.map { try machine.convert($0, from: element, to: any) })
    case .set(let table):
      return ContiguousArray(
        try table.entries.keys.map { try machine.convert($0.value, from: element, to: any) })
    default: return nil
    }
  }

  /// Where an object of such a class, or of one below it, keeps its elements.
  private static func values(of type: Type, _ machine: Machine) -> Value? {
    var current: Type? = type
    while let place = current, let nominal = place.nominal {
      if isObject(nominal) { return machine.program.memberTable(of: nominal).values(named: "values").first }
      current = machine.program.superclass(of: place)
    }
    return nil
  }
}
