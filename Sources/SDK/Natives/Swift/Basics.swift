import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// `Bool`, optionals, and functions that belong to no type.
extension Natives {
  mutating func addBasics() {
    addBooleans()
    addOptionals()
    addPrinting()
    addStops()
    addIdentity()
  }

  private mutating func addBooleans() {
    literal("Bool") { text, _, _ in
      guard case .boolean(let value) = text else { throw Interruption.unknown("a truth value") }
      return .boolean(value)
    }
    self["Bool.init()"] = { _, _ in .boolean(false) }
    self["Bool.init(_: Bool)"] = { arguments, _ in arguments[1] }
    self["Bool.init(_: String)"] = { arguments, _ in
      .init(optional: Bool(try arguments[1].string).map { .boolean($0) })
    }
    self["Bool.init(booleanLiteral:)"] = { arguments, _ in arguments[1] }
    self["Bool.random()"] = { _, call in .boolean(Bool.random(using: &call.machine.random)) }
    quick("Bool.==(_:_:)") { .boolean(try $0.bool == (try $1.bool)) }
    self["Bool.prefix !(_:)"] = { arguments, _ in .boolean(!(try arguments[1].bool)) }
    self["Bool.&&(_:_:)"] = { arguments, _ in
      try arguments[1].bool ? try arguments[2].functionValue.call() : .boolean(false)
    }
    self["Bool.||(_:_:)"] = { arguments, _ in
      try arguments[1].bool ? .boolean(true) : try arguments[2].functionValue.call()
    }
    self["Bool.description"] = { arguments, _ in .text(try arguments[0].bool.description) }
    self["Bool.hash(into:)"] = { arguments, _ in
      (try arguments[1].hosted(HasherBox.self)).hasher.combine(try arguments[0].bool)
      return .void
    }
  }

  private mutating func addOptionals() {
    self["Optional.init(nilLiteral:)"] = { _, _ in .none(0) }
    self["_OptionalNilComparisonType.init(nilLiteral:)"] = { _, _ in .void }
    self["Optional.==(_: Wrapped?, _: Wrapped?)"] = { arguments, call in
      let wrapped = try call.type("Wrapped")
      switch (arguments[1].unwrapped, arguments[2].unwrapped) {
      case (nil, nil): return .boolean(true)
      case (let one?, let other?): return .boolean(try call.machine.isEqual(one, other, wrapped))
      default: return .boolean(false)
      }
    }
    self["Optional.hash(into:)"] = { arguments, call in
      let box = try arguments[1].hosted(HasherBox.self)
      if let value = arguments[0].unwrapped {
        box.hasher.combine(1)
        try call.machine.hash(value, call.type("Wrapped"), into: &box.hasher)
      } else {
        box.hasher.combine(0)
      }
      return .void
    }
    self["Optional.debugDescription"] = { arguments, call in
      guard let value = arguments[0].unwrapped else { return .text("nil") }
      return .text("Optional(\(try call.machine.describe(value, call.type("Wrapped"), isDebug: true)))")
    }
  }

  private mutating func addPrinting() {
    for (name, isDebug) in [("print", false), ("debugPrint", true)] {
      self["\(name)(_:separator:terminator:)"] = { arguments, call in
        call.machine.output += try printed(arguments, call, isDebug)
        return .void
      }
      self["\(name)(_:separator:terminator:to:)"] = { arguments, call in
        let any = call.machine.program.types.any
        var pieces: [String] = []
        // Each value is written by itself, after what stands before it.
        for item in try arguments[0].list {
          pieces.append(pieces.isEmpty ? "" : try arguments[1].string)
          pieces.append(try call.machine.describe(item, any, isDebug: isDebug))
        }
        pieces.append(try arguments[2].string)
        let target = try call.type("Target")
        guard let write = call.machine.member("write", of: "TextOutputStream") else {
          throw Interruption.unknown("where \(name) writes")
        }
        for piece in pieces {
          var all: ContiguousArray = [arguments[3], .text(piece)]
          arguments[3] = .unset
          defer { arguments[3] = all[0] }
          _ = try call.machine.call(requirement: write, on: target, &all)
        }
        return .void
      }
    }
  }

  private mutating func addStops() {
    for name in [
      "fatalError(_:file:line:)", "preconditionFailure(_:file:line:)", "assertionFailure(_:file:line:)",
    ] {
      self[name] = { arguments, _ in
        throw Interruption.trap("Fatal error: \(try arguments[0].functionValue.call().string)")
      }
    }
    for name in ["precondition(_:_:file:line:)", "assert(_:_:file:line:)"] {
      self[name] = { arguments, _ in
        if try arguments[0].functionValue.call().bool { return .void }
        throw Interruption.trap("Fatal error: \(try arguments[1].functionValue.call().string)")
      }
    }
  }

  /// A number that tells identities apart, as an address does.
  private static func address(of identity: RuntimeValue) -> UInt {
    guard case .host(let box) = identity.content else { return 0 }
    if let known = box.value as? ObjectIdentity { return UInt(bitPattern: known.identity) }
    return (box.value as? ObjectIdentifier).map { UInt(bitPattern: $0) } ?? 0
  }

  private mutating func addIdentity() {
    func isSame(_ one: RuntimeValue, _ other: RuntimeValue) -> Bool {
      if case .host(let one) = one.content, case .host(let other) = other.content {
        return one.value as AnyObject === other.value as AnyObject
      }
      return switch (one.object, other.object) {
      case (nil, nil): one.content.unwrapped == nil && other.content.unwrapped == nil
      case (let one?, let other?): one === other
      default: false
      }
    }
    self["===(_:_:)"] = { arguments, _ in .boolean(isSame(arguments[0], arguments[1])) }
    self["!==(_:_:)"] = { arguments, _ in .boolean(!isSame(arguments[0], arguments[1])) }
    for (sign, wanted) in [("==", true), ("!=", false)] {
      self["\(sign)(_: any Any.Type?, _: any Any.Type?)"] = { arguments, _ in
        let types = arguments.map { value -> Type? in
          if case .metatype(let type) = value.content { return type }
          return nil
        }
        return .boolean((types[0] === types[1]) == wanted)
      }
    }
    self["ObjectIdentifier.init(_: AnyObject)"] = { arguments, _ in
      guard let object = arguments[1].object else { throw Interruption.unknown("an object") }
      return .host(ObjectIdentity(object))
    }
    self["ObjectIdentifier.init(_: any Any.Type)"] = { arguments, _ in
      guard case .metatype(let type) = arguments[1].content else { throw Interruption.unknown("a type") }
      return .host(ObjectIdentifier(type))
    }
    self["ObjectIdentifier.debugDescription"] = { arguments, _ in
      .text("ObjectIdentifier(0x\(String(Self.address(of: arguments[0]), radix: 16)))")
    }
    self["ObjectIdentifier.==(_:_:)"] = { arguments, call in
      .boolean(try call.machine.isSameHosted(arguments[1], arguments[2]))
    }
    self["AnyHashable.init(_:)"] = { arguments, call in
      try call.machine.convert(
        arguments[1], from: call.type("H"), to: call.machine.program.language.make("AnyHashable"))
    }
    self["AnyHashable.base"] = { arguments, _ in arguments[0] }
    self["AnyHashable.==(_:_:)"] = { arguments, call in
      .boolean(
        try call.machine.isEqual(
          arguments[1], arguments[2], call.machine.program.language.make("AnyHashable")))
    }
    self["Hasher.init()"] = { _, _ in .host(HasherBox()) }
    self["Hasher.combine(_:)"] = { arguments, call in
      let box = try arguments[0].hosted(HasherBox.self)
      try call.machine.hash(arguments[1], call.type("H"), into: &box.hasher)
      return .void
    }
    self["Hasher.finalize()"] = { arguments, _ in
      .integer(try arguments[0].hosted(HasherBox.self).hasher.finalize())
    }
  }
}

private func printed(_ arguments: ContiguousArray<RuntimeValue>, _ call: NativeCall, _ isDebug: Bool) throws
  -> String
{
  let any = call.machine.program.types.any
  let items = try arguments[0].list.map { try call.machine.describe($0, any, isDebug: isDebug) }
  return items.joined(separator: try arguments[1].string) + (try arguments[2].string)
}

extension RuntimeValue {
  /// What is in an existential value or an optional of one.
  var content: RuntimeValue {
    if case .existential(let box) = self { return box.value.content }
    return self
  }

  var object: ObjectReference? {
    if case .object(let object) = content { return object }
    return nil
  }
}
