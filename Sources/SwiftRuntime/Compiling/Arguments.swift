import EarshotSwiftCode
import EarshotSwiftSemantics

/// Evaluates a call's arguments behind those that are there already, calls, and gives back what `inout` ones
/// became.
typealias ArgumentCode = (
  Frame, inout ContiguousArray<RuntimeValue>,
  (inout ContiguousArray<RuntimeValue>) throws -> RuntimeValue
) throws -> RuntimeValue

extension FunctionBuilder {
  /// The arguments of a call of a declaration.
  func compileArguments(_ arguments: [Argument], _ choice: Choice) -> ArgumentCode {
    let value = choice.value
    guard let places = program.places(of: arguments, in: value, as: choice.type) else {
      let text: GapCause = "the arguments of \(value.shownName)"
      return { _, _, _ in throw Interruption.unknown(text) }
    }
    let declared = program.interface(of: value).parameters ?? []
    let parameters =
      choice.type.function.flatMap { $0.parameters.count == declared.count ? $0.parameters : nil }
      ?? declared.map {
        FunctionType.Parameter(
          type: program.substitute($0.type, choice.map, in: nil), isInOut: $0.isInOut,
          isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
      }
    let machine = machine
    let generics = generics(of: choice)
    let owner = value.owner.map { choice.base ?? $0.selfType }.map { source($0) }
    let handsOn: RuntimeGap.Subject? =
      machine.tables.callable(value).isRecorded || showsSomething(value)
      ? .value : value.takesUnknown ? .held : nil
    return compile(
      arguments, places, parameters, handsOn: handsOn, isDescribed: machine.tables.callable(value).isRecorded,
      defaults: { index in
        guard declared[index].hasDefault else { return nil }
        if let literal = callerLiteral(of: value, index) { return literal }
        if case .memberwise = value.code { return { _ in .unset } }
        // Of what is described it matters what was said.
        if machine.tables.callable(value).isRecorded { return { _ in .unset } }
        return { frame in
          let function = try machine.tables.defaultValue(index, of: value)
          var all: ContiguousArray<RuntimeValue> = [owner.map { .metatype($0(frame)) } ?? .void]
          return try function.run(machine, generics(frame), [], &all)
        }
      }, builders: [:])
  }

  /// Whether a function has code that gives something like a view: what it is given and isn't known is missed where it is
  /// used, and not all around it.
  func showsSomething(_ value: Value) -> Bool {
    guard value.isFunction, case .function(let code) = value.code, code.body != nil else { return false }
    let result = program.interface(of: value).result
    guard case .opaque = result.kind else { return false }
    return program.standIn(for: result, in: value.inside) != nil
  }

  func compile(
    _ arguments: [Argument], _ places: [[Int]], _ parameters: [FunctionType.Parameter],
    handsOn: RuntimeGap.Subject? = nil, isDescribed: Bool = false,
    defaults: (Int) -> Code?, builders: [Int: Type]
  ) -> ArgumentCode {
    var codes: [Code?] = []
    var changed: [(Int, Access)] = []
    for (index, parameter) in parameters.enumerated() {
      let given = index < places.count ? places[index] : []
      if parameter.isVariadic {
        let elements = given.map { compile(arguments[$0].value, as: parameter.type) }
        codes.append({ frame in .list(ContiguousArray(try elements.map { try $0(frame) })) })
      } else if case .expansion = parameter.type.kind {
        codes.append(compilePack(given.map { arguments[$0].value }))
      } else if let first = given.first {
        let value = arguments[first].value
        if case .inOut(let inner) = value.kind {
          let (plain, prepare) = preparedAccess(inner)
          let place = parameter.isInOut ? plain : pointed(plain, parameter.type)
          codes.append(prepare)
          changed.append((index, place))
        } else if parameter.isInOut {
          let (place, prepare) = preparedAccess(value)
          codes.append(prepare)
          changed.append((index, place))
        } else if parameter.isAutoclosure, let function = parameter.type.function {
          codes.append(compileAutoclosure(value, as: function.result))
        } else {
          codes.append(
            handsOn.map { handedOn(value, as: parameter.type, $0, isDescribed: isDescribed) }
              ?? compile(value, as: parameter.type))
        }
      } else {
        codes.append(defaults(index) ?? { _ in .void })
      }
    }
    return { frame, all, call in
      let start = all.count
      for code in codes { all.append(try code?(frame) ?? .unset) }
      if changed.isEmpty { return try call(&all) }
      return try FunctionBuilder.change(changed[...], start, frame, &all, call)
    }
  }

  /// A place as a pointer to it, for as long as a call takes.
  private func pointed(_ place: @escaping Access, _ type: Type) -> Access {
    guard language.pointee(type) != nil else { return place }
    let (machine, type) = (machine, source(language.wrapped(type) ?? type))
    return { frame, body in
      try place(frame) { value in
        let type = type(frame)
        guard
          let property = type.nominal.flatMap({ machine.program.ownValues(named: "pointee", of: $0).first })
        else { throw Interruption.unknown("a pointer") }
        var pointer = try machine.make(type, labels: ["_boxing"], value)
        value = .unset
        // What it pointed to when the call ended is what is there from now on.
        let own = pointer
        defer { if let new = try? machine.read(property, of: own, on: type) { value = new } }
        try body(&pointer)
      }
    }
  }

  /// The arguments of a parameter pack.
  private func compilePack(_ values: [Expression]) -> Code {
    let parts = values.map { value -> (Code, Bool) in
      if case .packExpansion(let inner) = value.kind { return (compilePackExpansion(inner), true) }
      return (compile(value), false)
    }
    return { frame in
      var made: ContiguousArray<RuntimeValue> = []
      for (code, isExpansion) in parts {
        let value = try code(frame)
        if isExpansion, case .fields(let fields) = value {
          made.append(contentsOf: fields)
        } else {
          made.append(value)
        }
      }
      return .fields(made)
    }
  }

  /// A place, and what of it is evaluated before it is opened.
  func preparedAccess(_ expression: Expression) -> (Access, Code?) {
    prepared { access(expression) }
  }

  func prepared(_ make: () -> Access) -> (Access, Code?) {
    let before = around.preparations
    around.preparations = []
    let place = make()
    let steps = around.preparations ?? []
    around.preparations = before
    if steps.isEmpty { return (place, nil) }
    let run = FunctionBuilder.sequence(steps)
    return (
      place,
      { frame in
        _ = try run(frame)
        return .unset
      }
    )
  }

  /// Opens the places of `inout` arguments one after the other, and calls when all are open.
  private static func change(
    _ left: ArraySlice<(Int, Access)>, _ start: Int, _ frame: Frame,
    _ all: inout ContiguousArray<RuntimeValue>,
    _ call: (inout ContiguousArray<RuntimeValue>) throws -> RuntimeValue
  ) throws -> RuntimeValue {
    guard let (index, access) = left.first else { return try call(&all) }
    var result = RuntimeValue.void
    try access(frame) { place in
      all[start + index] = place
      place = .unset
      defer {
        place = all[start + index]
        all[start + index] = .unset
      }
      result = try change(left.dropFirst(), start, frame, &all, call)
    }
    return result
  }

  private func compileAutoclosure(_ value: Expression, as type: Type) -> Code {
    later(compile(value, as: type))
  }

  /// Code that gives what is evaluated when it is called.
  func later(_ code: @escaping Code) -> Code {
    let site = FunctionValue.Site()
    return { frame in
      let argument = frame.keepForArgument()
      return .function(
        FunctionValue(of: .argument(site, frame)) { _ in
          try withExtendedLifetime(argument) { try code(frame) }
        })
    }
  }

  /// `#function` and the like as what a parameter is without an argument: they are those of the caller.
  private func callerLiteral(of value: Value, _ index: Int) -> Code? {
    guard case .function(let code) = value.code, index < code.parameters.count,
      let initial = code.parameters[index].defaultValue?.value, case .macro(let use) = initial.kind,
      ["file", "fileID", "filePath", "function", "line", "column", "isolation"].contains(use.name.base),
      let type = program.interface(of: value).parameters?[index].type
    else { return nil }
    return compileCallerLiteral(use.name.base, type, at: around.callPlace)
  }
}

extension Value {
  /// Whether it is handed what is not known, too: code of the app's, and of the SDK what says so.
  fileprivate var takesUnknown: Bool {
    context.file.module.isSource || attributes.contains { $0.name == "_takesUnknown" }
  }
}
