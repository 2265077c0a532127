import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// Collections of Swift and the objects that hold the same elements.
extension Bridging {
  private static let objects: Set<String> = ["NSArray", "NSSet", "NSOrderedSet", "NSDictionary"]
  /// What an object of a class may be taken for, and the other way round.
  private static let collections = ["NSArray": "Array", "NSSet": "Set", "NSDictionary": "Dictionary"]

  /// A collection as an object, or what an object holds as a collection; nil for other values.
  static func collection(_ value: RuntimeValue, from: Type, to: Type, _ machine: Machine) throws
    -> RuntimeValue?
  {
    guard let target = to.nominal else { return nil }
    if isObject(target) {
      if target.name == "NSDictionary" { return try entries(of: value, from, to, machine) }
      guard collections[target.name] == from.nominal?.name,
        let elements = try elements(of: value, from, machine)
      else { return nil }
      return try machine.call("bridging", labels: [nil], on: to, [.list(elements)])
    }
    guard target.module.name == "Swift", case .object(let object) = value,
      let (owner, property) = values(of: object.type, machine), collections[owner] == target.name
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

  /// The class among them that an object is of, and where it keeps its elements.
  private static func values(of type: Type, _ machine: Machine) -> (owner: String, property: Value)? {
    var current: Type? = type
    while let place = current, let nominal = place.nominal {
      if isObject(nominal) {
        return machine.program.memberTable(of: nominal).values(named: "values").first.map {
          (nominal.name, $0)
        }
      }
      current = machine.program.superclass(of: place)
    }
    return nil
  }
}
