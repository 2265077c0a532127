extension Packer {
  mutating func expression(_ expression: Expression) {
    byte(expression.kind.packed)
    span(expression.span)
    switch expression.kind {
    case .integer(let value), .float(let value), .regex(let value), .unknown(let value): text(value)
    case .boolean(let value): flag(value)
    case .nilLiteral, .discard: break
    case .string(let parts): list(parts) { $0.stringPart($1) }
    case .array(let elements): list(elements) { $0.expression($1) }
    case .dictionary(let pairs):
      list(pairs) { packer, pair in
        packer.expression(pair.key)
        packer.expression(pair.value)
      }
    case .name(let name), .implicitMember(let name): self.name(name)
    case .member(let base, let name):
      self.expression(base)
      self.name(name)
    case .call(let base, let arguments), .subscript(let base, let arguments):
      self.expression(base)
      self.arguments(arguments)
    case .unwrapOptional(let inner), .optionalChain(let inner), .forceUnwrap(let inner),
      .parenthesized(let inner), .inOut(let inner), .tryPlain(let inner), .tryOptional(let inner),
      .tryForced(let inner), .awaited(let inner), .packExpansion(let inner), .packElement(let inner):
      self.expression(inner)
    case .closure(let closure): self.closure(closure)
    case .tuple(let elements):
      list(elements) { packer, element in
        packer.optionalText(element.label)
        packer.expression(element.value)
      }
    case .ternary(let one, let two, let three), .binary(let one, let two, let three):
      for part in [one, two, three] { self.expression(part) }
    case .prefix(let one, let two), .postfix(let one, let two), .assignment(let one, let two):
      for part in [one, two] { self.expression(part) }
    case .cast(let value, let cast, let type):
      self.expression(value)
      byte(cast.packed)
      self.type(type)
    case .keyPath(let root, let components):
      optionalType(root)
      list(components) { $0.component($1) }
    case .statement(let statement): self.statement(statement)
    case .macro(let use): macroUse(use)
    case .type(let type): self.type(type)
    }
  }

  mutating func name(_ name: Name) {
    flags(name.labels != nil, !name.arguments.isEmpty)
    text(name.base)
    if let labels = name.labels { list(labels) { $0.text($1) } }
    if !name.arguments.isEmpty { list(name.arguments) { $0.type($1) } }
    span(name.span)
  }

  mutating func arguments(_ arguments: [Argument]) {
    list(arguments) { packer, argument in
      packer.flags(argument.label != nil, argument.isTrailingClosure)
      if let label = argument.label { packer.text(label) }
      packer.expression(argument.value)
    }
  }

  mutating func macroUse(_ use: MacroUse) {
    name(use.name)
    arguments(use.arguments)
    span(use.span)
  }

  private mutating func stringPart(_ part: StringPart) {
    switch part {
    case .text(let value):
      byte(0)
      text(value)
    case .interpolation(let arguments, let place):
      byte(1)
      self.arguments(arguments)
      span(place)
    }
  }

  private mutating func component(_ component: KeyPathComponent) {
    switch component {
    case .member(let name):
      byte(0)
      self.name(name)
    case .index(let arguments, let place):
      byte(1)
      self.arguments(arguments)
      span(place)
    case .optional: byte(2)
    case .force: byte(3)
    case .identity: byte(4)
    case .call(let arguments, let place):
      byte(5)
      self.arguments(arguments)
      span(place)
    }
  }

  private mutating func closure(_ closure: Closure) {
    optional(closure.parameters) { packer, parameters in
      packer.list(parameters) { packer, parameter in
        packer.text(parameter.name)
        packer.span(parameter.nameSpan)
        packer.optionalType(parameter.type)
      }
    }
    optionalType(closure.result)
    flag(closure.isAsync)
    thrown(closure.thrown)
    list(closure.captures) { packer, capture in
      packer.text(capture.name)
      packer.span(capture.nameSpan)
      packer.flag(capture.isWeak)
      packer.expression(capture.value)
    }
    list(closure.attributes) { $0.attribute($1) }
    block(closure.body)
    number(closure.shorthandCount)
  }
}

extension Expression.Kind {
  /// The number of its form in packed code.
  var packed: UInt8 {
    switch self {
    case .integer: 0
    case .float: 1
    case .boolean: 2
    case .nilLiteral: 3
    case .string: 4
    case .regex: 5
    case .array: 6
    case .dictionary: 7
    case .name: 8
    case .implicitMember: 9
    case .member: 10
    case .call: 11
    case .subscript: 12
    case .unwrapOptional: 13
    case .optionalChain: 14
    case .forceUnwrap: 15
    case .closure: 16
    case .tuple: 17
    case .parenthesized: 18
    case .ternary: 19
    case .binary: 20
    case .prefix: 21
    case .postfix: 22
    case .assignment: 23
    case .cast: 24
    case .keyPath: 25
    case .inOut: 26
    case .tryPlain: 27
    case .tryOptional: 28
    case .tryForced: 29
    case .awaited: 30
    case .statement: 31
    case .macro: 32
    case .type: 33
    case .packExpansion: 34
    case .packElement: 35
    case .discard: 36
    case .unknown: 37
    }
  }
}
