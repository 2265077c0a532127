import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// Properties and classes by their names, as Objective-C knows them.
extension Natives {
  mutating func addKeyedValues() {
    self["NSObject.value(forKey:)"] = { arguments, call in
      let machine = call.machine
      guard case .object(let object) = arguments[0].content, case .text(let key) = arguments[1],
        let declaration = call.declaration, let property = call.property(named: key, of: object.type)
      else { return try call.runBody(&arguments) }
      let value = try machine.read(property, of: .object(object), on: object.type)
      return try machine.convert(
        value, from: machine.type(of: property, on: object.type),
        to: machine.program.interface(of: declaration).result)
    }
    self["NSObject.setValue(_:forKey:)"] = { arguments, call in
      let machine = call.machine
      guard case .object(let object) = arguments[0].content, case .text(let key) = arguments[2],
        let given = call.declaration.flatMap({ machine.program.interface(of: $0).parameters?.first?.type }),
        let property = call.property(named: key, of: object.type)
      else { throw Interruption.unknown("a value for a key") }
      let type = machine.type(of: property, on: object.type)
      guard let value = try machine.cast(arguments[1], from: given, to: type) else {
        throw Interruption.unknown("a value of another type for \(key)")
      }
      var base = RuntimeValue.object(object)
      try machine.write(property, of: &base, on: object.type, to: value)
      return .void
    }
    self["NSClassFromString(_:)"] = { arguments, call in
      guard case .text(let path) = arguments[0] else { return .none(0) }
      let name = path.split(separator: ".").last.map(String.init) ?? path
      let modules = call.machine.program.imported.filter(\.isSource)
      let found = modules.lazy.compactMap { call.machine.nominal(name, of: $0.name)?.selfType }
      return .init(optional: found.first { $0.isClass }.map { .metatype($0) })
    }
  }
}

extension NativeCall {
  /// A property that Objective-C sees: one that is stored, or marked for it.
  fileprivate func property(named name: String, of type: Type) -> Value? {
    var current: Type? = type
    while let place = current, let nominal = place.nominal {
      let found = machine.program.memberTable(of: nominal).values(named: name).first { value in
        !value.isFunction && !value.isStatic && nominal.module.isSource
          && (value.isStored || value.attributes.contains { ["objc", "NSManaged"].contains($0.name) })
      }
      if let found { return found }
      current = machine.program.superclass(of: place)
    }
    return nil
  }
}
