extension PackedReader {
  mutating func expression() -> Expression {
    let form = byte()
    let place = span()
    return Expression(kind(form), place)
  }

  private mutating func kind(_ form: UInt8) -> Expression.Kind {
    switch form {
    case 0: return .integer(text())
    case 1: return .float(text())
    case 2: return .boolean(flag())
    case 3: return .nilLiteral
    case 4: return .string(list { $0.stringPart() })
    case 5: return .regex(text())
    case 6: return .array(list { $0.expression() })
    case 7:
      return .dictionary(
        list { reader in
          let key = reader.expression()
          return (key: key, value: reader.expression())
        })
    case 8: return .name(name())
    case 9: return .implicitMember(name())
    case 10:
      let base = expression()
      return .member(base, name())
    case 11, 12:
      let base = expression()
      let arguments = arguments()
      return form == 11 ? .call(base, arguments) : .subscript(base, arguments)
    case 16: return .closure(closure())
    case 17:
      return .tuple(
        list { reader in
          let label = reader.optionalText()
          return (label: label, value: reader.expression())
        })
    case 19, 20: return threefold(form)
    case 21, 22, 23: return twofold(form)
    case 24:
      let value = expression()
      let cast = Expression.Cast(packed: byte())
      return .cast(value, cast, type())
    case 25:
      let root = optionalType()
      return .keyPath(root: root, list { $0.component() })
    case 31: return .statement(statement())
    case 32: return .macro(macroUse())
    case 33: return .type(type())
    case 36: return .discard
    case 37: return .unknown(text())
    default: return wrapped(form)
    }
  }

  private mutating func threefold(_ form: UInt8) -> Expression.Kind {
    let one = expression()
    let two = expression()
    let three = expression()
    return form == 19 ? .ternary(one, two, three) : .binary(one, operator: two, three)
  }

  private mutating func twofold(_ form: UInt8) -> Expression.Kind {
    let one = expression()
    let two = expression()
    switch form {
    case 21: return .prefix(operator: one, two)
    case 22: return .postfix(one, operator: two)
    default: return .assignment(one, two)
    }
  }

  private mutating func wrapped(_ form: UInt8) -> Expression.Kind {
    let inner = expression()
    switch form {
    case 13: return .unwrapOptional(inner)
    case 14: return .optionalChain(inner)
    case 15: return .forceUnwrap(inner)
    case 18: return .parenthesized(inner)
    case 26: return .inOut(inner)
    case 27: return .tryPlain(inner)
    case 28: return .tryOptional(inner)
    case 29: return .tryForced(inner)
    case 30: return .awaited(inner)
    case 34: return .packExpansion(inner)
    case 35: return .packElement(inner)
    default: PackedReader.isDamaged()
    }
  }

  private mutating func name() -> Name {
    let flags = byte()
    let base = text()
    let labels = flags & 1 != 0 ? list { $0.text() } : nil
    let arguments = flags & 2 != 0 ? list { $0.type() } : []
    return Name(base: base, labels: labels, arguments: arguments, span: span())
  }

  mutating func arguments() -> [Argument] {
    list { reader in
      let flags = reader.byte()
      let label = flags & 1 != 0 ? reader.text() : nil
      return Argument(label: label, value: reader.expression(), isTrailingClosure: flags & 2 != 0)
    }
  }

  mutating func macroUse() -> MacroUse {
    let name = name()
    let arguments = arguments()
    return MacroUse(name: name, arguments: arguments, span: span())
  }

  private mutating func stringPart() -> StringPart {
    if byte() == 0 { return .text(text()) }
    let arguments = arguments()
    return .interpolation(arguments, span())
  }

  private mutating func component() -> KeyPathComponent {
    switch byte() {
    case 0: return .member(name())
    case 1:
      let arguments = arguments()
      return .index(arguments, span())
    case 2: return .optional
    case 3: return .force
    case 4: return .identity
    case 5:
      let arguments = arguments()
      return .call(arguments, span())
    default: PackedReader.isDamaged()
    }
  }

  private mutating func closure() -> Closure {
    let parameters = optional { reader in
      reader.list { reader in
        let name = reader.text()
        let nameSpan = reader.span()
        return Closure.Parameter(name: name, nameSpan: nameSpan, type: reader.optionalType())
      }
    }
    let result = optionalType()
    let isAsync = flag()
    let thrown = thrown()
    let captures = list { reader in
      let name = reader.text()
      let nameSpan = reader.span()
      let isWeak = reader.flag()
      return Closure.Capture(name: name, nameSpan: nameSpan, isWeak: isWeak, value: reader.expression())
    }
    let attributes = list { $0.attribute() }
    let body = block()
    return Closure(
      parameters: parameters, result: result, isAsync: isAsync, thrown: thrown, captures: captures,
      attributes: attributes, body: body, shorthandCount: number())
  }
}
