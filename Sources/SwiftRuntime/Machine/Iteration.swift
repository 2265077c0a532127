import EarshotSwiftSemantics

extension Machine {
  /// Goes through a sequence until it is told to stop by a false.
  package func iterate(
    _ sequence: RuntimeValue, _ type: Type, _ body: (RuntimeValue) throws -> Bool
  ) throws {
    var (sequence, type) = (try sequence.known, type)
    while type.isExistential || type.isHole, case .existential(let box) = sequence {
      (sequence, type) = (box.value, box.type)
    }
    switch sequence {
    case .list(let elements):
      return try iterate(over: elements, body)
    case .set(let table):
      return try iterate(over: table.entries.keys) { try body($0.value) }
    case .dictionary(let table):
      return try iterate(over: table.entries) { try body(.tuple($0.key.value, $0.value)) }
    default: break
    }
    if let nominal = type.nominal, let iterate = natives.iteration(of: nominal) {
      return try iterate(sequence, type, NativeCall(machine: self, generics: tables.none, declaration: nil)) {
        // Looking at an element is work even where no code does it: a range has no end that memory sets.
        try count(work: 1)
        return try body($0)
      }
    }
    try iterateByIterator(sequence, type, body)
  }

  /// Goes through what is at hand; a step is as many elements as are looked at in its time.
  private func iterate<S: Sequence>(over elements: S, _ body: (S.Element) throws -> Bool) throws {
    var seen = 0
    for element in elements {
      seen += 1
      if seen.isMultiple(of: Machine.workOfStep) { try step() }
      if try !body(element) { return }
    }
  }

  /// Goes through a sequence as its iterator does.
  package func iterateByIterator(
    _ sequence: RuntimeValue, _ type: Type, _ body: (RuntimeValue) throws -> Bool
  ) throws {
    guard let sequenceProtocol = language.type("Sequence"),
      let make = program.memberTable(of: sequenceProtocol).values(named: "makeIterator").first(
        where: \.isRequirement),
      let iteratorProtocol = language.type("IteratorProtocol"),
      let next = program.memberTable(of: iteratorProtocol).values(named: "next").first(
        where: \.isRequirement),
      let associated = program.associatedType(named: "Iterator", of: sequenceProtocol)
    else { throw Interruption.unknown("the elements of \(type)") }
    var arguments: ContiguousArray = [sequence]
    let iterator = try call(member: make, on: type, own: [], &arguments)
    let iteratorType = plain(program.memberType(associated, of: dynamicType(of: sequence, type), in: nil))
    if case .list = iterator { return try iterate(iterator, iteratorType, body) }
    arguments = [iterator]
    while true {
      try step()
      guard let element = try call(member: next, on: iteratorType, own: [], &arguments).unwrapped else {
        return
      }
      if try !body(element) { return }
    }
  }

  /// All elements of a sequence.
  package func elements(of sequence: RuntimeValue, _ type: Type) throws -> ContiguousArray<RuntimeValue> {
    if case .list(let elements) = sequence { return elements }
    var found: ContiguousArray<RuntimeValue> = []
    var bytes = 0
    try iterate(sequence, type) {
      found.append($0)
      bytes += $0.elementBytes
      if found.count.isMultiple(of: Machine.elementsOfStep) {
        try step()
        try check(elements: bytes / Machine.sizeOfElement)
      }
      return true
    }
    return found
  }

  func iterateAsync(_ sequence: RuntimeValue, _ type: Type, _ body: (RuntimeValue) throws -> Bool) throws {
    guard let sequenceProtocol = language.type("AsyncSequence"),
      let make = program.memberTable(of: sequenceProtocol).values(named: "makeAsyncIterator").first(
        where: \.isRequirement),
      let iteratorProtocol = language.type("AsyncIteratorProtocol"),
      let next = program.memberTable(of: iteratorProtocol).values(named: "next").first(where: {
        $0.isRequirement && program.interface(of: $0).parameters?.isEmpty ?? true
      }),
      let associated = program.associatedType(named: "AsyncIterator", of: sequenceProtocol)
    else { throw Interruption.unknown("the elements of \(type)") }
    var arguments: ContiguousArray = [sequence]
    let iterator = try call(member: make, on: type, own: [], &arguments)
    let iteratorType = plain(program.memberType(associated, of: dynamicType(of: sequence, type), in: nil))
    arguments = [iterator]
    while true {
      try step()
      guard let element = try call(member: next, on: iteratorType, own: [], &arguments).unwrapped else {
        return
      }
      if try !body(element) { return }
    }
  }
}

extension Machine {
  /// So many elements of a native sequence are collected in the time of one step of code.
  private static let elementsOfStep = 64

  /// Whether a value is a sequence of elements of a type.
  func hasElements(_ value: TypedValue, _ element: Type) throws -> Bool {
    guard !value.value.isUnknown, let sequence = language.type("Sequence"),
      program.conforms(value.type, to: sequence, in: nil) == .yes,
      let associated = program.associatedType(named: "Element", of: sequence)
    else { return false }
    return plain(program.memberType(associated, of: value.type, in: nil)) === element
  }
}
