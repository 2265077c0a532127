extension Packer {
  mutating func type(_ type: WrittenType) {
    switch type {
    case .named(nil, let name, let arguments) where arguments.isEmpty:
      byte(0)
      text(name)
    case .named(let base, let name, let arguments):
      byte(1)
      optional(base) { $0.type($1) }
      text(name)
      list(arguments) { $0.type($1) }
    case .optional(let type): wrapped(2, type)
    case .implicitlyUnwrapped(let type): wrapped(3, type)
    case .array(let type): wrapped(4, type)
    case .dictionary(let key, let value):
      wrapped(5, key)
      self.type(value)
    case .tuple(let elements):
      byte(6)
      list(elements) { $0.element($1) }
    case .function(let function):
      byte(7)
      list(function.parameters) { $0.element($1) }
      self.type(function.result)
      flag(function.isAsync)
      thrown(function.thrown)
    case .metatype(let type): wrapped(8, type)
    case .protocolMetatype(let type): wrapped(9, type)
    case .some(let type): wrapped(10, type)
    case .any(let type): wrapped(11, type)
    case .composition(let types):
      byte(12)
      list(types) { $0.type($1) }
    case .suppressed(let type): wrapped(13, type)
    case .packExpansion(let type): wrapped(14, type)
    case .packElement(let type): wrapped(15, type)
    case .inferred: byte(16)
    case .attributed(let type, let attributes, let isInOut):
      wrapped(17, type)
      list(attributes) { $0.attribute($1) }
      flag(isInOut)
    case .other(let other):
      byte(18)
      text(other)
    }
  }

  private mutating func wrapped(_ form: UInt8, _ type: WrittenType) {
    byte(form)
    self.type(type)
  }

  mutating func optionalType(_ value: WrittenType?) { optional(value) { $0.type($1) } }

  private mutating func element(_ element: WrittenType.Element) {
    flags(element.label != nil, element.isVariadic)
    if let label = element.label { text(label) }
    type(element.type)
  }

  mutating func thrown(_ thrown: Thrown?) {
    switch thrown {
    case nil: byte(0)
    case .anything: byte(1)
    case .whatArgumentsThrow: byte(2)
    case .type(let type): wrapped(3, type)
    }
  }

  mutating func attribute(_ attribute: Attribute) {
    type(attribute.type)
    if attribute.arguments.piece != nil {
      byte(2)
      unread(attribute.arguments)
    } else {
      byte(attribute.arguments.value == nil ? 0 : 1)
    }
    optionalText(attribute.argumentText)
    span(attribute.span)
  }
}
