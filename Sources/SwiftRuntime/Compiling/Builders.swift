import EarshotSwiftCode
import EarshotSwiftSemantics

/// A part of what a result builder puts together: code, with its type.
private struct Built {
  var code: Code
  var type: Type
}

/// Bodies that are read with a result builder (SE-0289): the calls are those that the types were found with.
extension FunctionBuilder {
  func compileBuilt(_ block: Block, _ builder: Type, _ node: AnyObject, as result: Type) -> Code {
    var built = compileBlock(block, builder, node, branch: 0)
    if isBuilt("buildFinalResult", node) { built = call("buildFinalResult", [built], builder, node, 0) }
    return convert(built.code, from: built.type, to: result)
  }

  private func isBuilt(_ role: String, _ node: AnyObject, _ index: Int = 0) -> Bool {
    body.impliedCalls[CodeSite(node, .build(role, index))].flatMap { body.choices[$0] } != nil
  }

  /// One call of a `build…` function.
  private func call(
    _ role: String, _ arguments: [Built], _ builder: Type, _ node: AnyObject, _ index: Int
  ) -> Built {
    guard let site = body.impliedCalls[CodeSite(node, .build(role, index))], let choice = body.choices[site],
      let function = choice.type.function
    else {
      let cause: GapCause = "\(builder) has no \(role) for this"
      return Built(code: unknown(cause), type: machine.types.hole(cause))
    }
    let declared = program.interface(of: choice.value).parameters ?? []
    let codes = FunctionBuilder.group(arguments, declared, function).map { group -> Code in
      switch group {
      case .one(let built, let type): return convert(built.code, from: built.type, to: type)
      case .list(let all, let type):
        let codes = all.map { convert($0.code, from: $0.type, to: type) }
        return { frame in .list(ContiguousArray(try codes.map { try $0(frame) })) }
      case .pack(let all):
        return { frame in .fields(ContiguousArray(try all.map { try $0.code(frame) })) }
      }
    }
    let machine = machine
    let use = memberUse(choice, base: builder)
    let callable = machine.tables.callable(choice.value)
    let generics = generics(of: choice)
    let code: Code = { frame in
      var all: ContiguousArray<RuntimeValue> = [.metatype(use.type(frame))]
      for code in codes { all.append(try code(frame)) }
      if use.isDynamic {
        return try machine.call(
          member: choice.value, on: use.type(frame), own: use.own.map { $0(frame) }, &all)
      }
      return try machine.call(callable, generics(frame), &all)
    }
    return Built(code: code, type: function.result)
  }

  private enum Group {
    case one(Built, Type)
    case list([Built], Type)
    case pack([Built])
  }

  private static func group(
    _ arguments: [Built], _ declared: [Value.Parameter], _ function: FunctionType
  ) -> [Group] {
    var left = arguments[...]
    return declared.enumerated().map { index, parameter in
      if parameter.isVariadic {
        defer { left = [] }
        return .list(
          Array(left), index < function.parameters.count ? function.parameters[index].type : parameter.type)
      }
      if case .expansion = parameter.type.kind {
        let count = left.count - (declared.count - index - 1)
        defer { left = left.dropFirst(count) }
        return .pack(Array(left.prefix(count)))
      }
      guard let first = left.popFirst() else { return .pack([]) }
      return .one(first, index < function.parameters.count ? function.parameters[index].type : parameter.type)
    }
  }

  private func compileBlock(_ block: Block, _ builder: Type, _ node: AnyObject, branch: Int) -> Built {
    // Parts keep their values in slots: declarations and parts run in their order.
    var steps: [Step] = hoist(block)
    var parts: [Built] = []
    for statement in block.statements.map(\.withoutValue) {
      let made = within(statement) { compilePart(statement, builder).map { handedOn($0, statement) } }
      guard let part = made else {
        steps += compilePlaced(statement)
        continue
      }
      let slot = newSlot()
      let code = placed(part.code, statement.span)
      steps.append { frame in
        frame.slots[slot] = try code(frame)
        return .next
      }
      parts.append(Built(code: { $0.slots[slot] }, type: part.type))
    }
    let built = join(parts, builder, node, branch)
    let before = FunctionBuilder.sequence(steps)
    let code = built.code
    return Built(
      code: { frame in
        _ = try before(frame)
        return try code(frame)
      }, type: built.type)
  }

  private func join(_ parts: [Built], _ builder: Type, _ node: AnyObject, _ branch: Int) -> Built {
    let start = branch * BuiltParts.perBranch
    guard let first = parts.first, isBuilt("buildPartialBlockfirst", node, start) else {
      return call("buildBlock", parts, builder, node, branch)
    }
    var built = call("buildPartialBlockfirst", [first], builder, node, start)
    for (index, part) in parts.dropFirst().enumerated() {
      built = call("buildPartialBlockaccumulated", [built, part], builder, node, start + index + 1)
    }
    return built
  }

  /// A statement as a part; nil for what only declares or does something.
  private func compilePart(_ statement: Statement, _ builder: Type) -> Built? {
    switch statement.kind {
    case .expression(let expression):
      let plain = Built(
        code: handedOn(keptSelf(expression) ?? compile(expression), expression, .component),
        type: type(of: expression))
      guard isBuilt("buildExpression", expression) else { return plain }
      return call("buildExpression", [plain], builder, expression, 0)
    case .if: return compileIf(statement, builder)
    case .switch(let subject, let cases): return compileSwitch(statement, subject, cases, builder)
    case .forIn(let loop): return compileLoop(statement, loop, builder)
    case .doCatch(let block, let clauses, _, _) where clauses.isEmpty:
      return compileBlock(block, builder, statement, branch: 0)
    default: return nil
    }
  }

  private func handedOn(_ part: Built, _ statement: Statement) -> Built {
    if case .expression = statement.kind { return part }
    return Built(code: handedOn(part.code, statement), type: part.type)
  }

  private func compileIf(_ statement: Statement, _ builder: Type) -> Built {
    let (branches, otherwise) = statement.branches
    let count = branches.count + (otherwise == nil ? 0 : 1)
    var types: [Type] = []
    func leaf(_ block: Block) -> Code {
      let place = types.count
      var built = compileBlock(block, builder, statement, branch: place)
      if isBuilt("buildLimitedAvailability", statement, place) {
        built = call("buildLimitedAvailability", [built], builder, statement, place)
      }
      types.append(built.type)
      return wrapped(built, place: place, among: count, builder, statement)
    }
    let tests = branches.map { (compileConditions($0.conditions, isShown: true), leaf($0.block)) }
    let last = otherwise.map(leaf)
    let type = count > 1 ? eitherType(statement) ?? types[0] : types[0]
    if let last {
      return Built(
        code: { frame in
          for (test, code) in tests where try test(frame) { return try code(frame) }
          return try last(frame)
        }, type: type)
    }
    let optional = Built(
      code: { frame in
        for (test, code) in tests where try test(frame) { return try code(frame).wrapped }
        return .none(0)
      }, type: language.optional(type))
    let isOld = body.impliedCalls[CodeSite(statement, .build("buildIf", 0))] != nil
    return call(isOld ? "buildIf" : "buildOptional", [optional], builder, statement, 0)
  }

  private func compileSwitch(
    _ statement: Statement, _ subject: Expression, _ cases: [SwitchCase], _ builder: Type
  ) -> Built {
    var count = 0
    var types: [Type] = []
    let select = compileCases(subject, cases, isShown: true) { block -> Code in
      let built = compileBlock(block, builder, statement, branch: count)
      count += 1
      types.append(built.type)
      return wrapped(built, place: count - 1, among: cases.count, builder, statement)
    }
    let result = cases.count > 1 ? eitherType(statement) ?? types[0] : types.first ?? machine.types.void
    return Built(
      code: { frame in
        guard let code = try select(frame) else {
          throw Interruption.unknown("a switch without a case that fits")
        }
        return try code(frame)
      }, type: result)
  }

  private func eitherType(_ node: AnyObject) -> Type? {
    body.impliedCalls[CodeSite(node, .build("buildEitherfirst", 1))].flatMap {
      body.choices[$0]?.type.function?.result
    }
  }

  /// A case of a switch with the calls of `buildEither` around it: the cases are a balanced tree.
  private func wrapped(
    _ built: Built, place: Int, among count: Int, _ builder: Type, _ node: AnyObject
  ) -> Code {
    var path: [(index: Int, isFirst: Bool)] = []
    var range = 0..<count
    var index = 1
    while range.count > 1 {
      let middle = range.lowerBound + (range.count + 1) / 2
      let isFirst = place < middle
      path.append((index, isFirst))
      range = isFirst ? range.lowerBound..<middle : middle..<range.upperBound
      index = 2 * index + (isFirst ? 0 : 1)
    }
    return path.reversed().reduce(built) { inner, step in
      call(step.isFirst ? "buildEitherfirst" : "buildEithersecond", [inner], builder, node, step.index)
    }.code
  }

  private func compileLoop(_ statement: Statement, _ loop: ForIn, _ builder: Type) -> Built {
    let sequence = compile(loop.sequence)
    let type = source(type(of: loop.sequence))
    let test = compileTest(loop.pattern, of: elementType(of: loop))
    let condition = loop.condition.map { compileCondition($0) }
    let part = compileBlock(loop.body, builder, statement, branch: 0)
    let machine = machine
    let code = part.code
    let list = Built(
      code: { frame in
        var all: ContiguousArray<RuntimeValue> = []
        try machine.iterate(sequence(frame), type(frame)) { value in
          guard try test(frame, value), try condition?(frame) ?? true else { return true }
          all.append(try code(frame))
          return true
        }
        return .list(all)
      }, type: language.array(part.type))
    return call("buildArray", [list], builder, statement, 0)
  }
}
