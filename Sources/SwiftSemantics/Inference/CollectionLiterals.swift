import EarshotSwiftCode

/// Array and dictionary literals.
extension Solver {
  func inferArray(_ elements: [Expression], in place: Context) -> Type {
    let variable = newVariable()
    let element = newElement()
    add(.collection(variable, .array, [element]))
    var alike = AlikeLiterals()
    for value in elements { convert(value, to: element, &alike, in: place) }
    return variable
  }

  func inferDictionary(_ pairs: [(key: Expression, value: Expression)], in place: Context) -> Type {
    let variable = newVariable()
    let key = newElement()
    let value = newElement()
    add(.collection(variable, .dictionary, [key, value]))
    var (keys, values) = (AlikeLiterals(), AlikeLiterals())
    for pair in pairs {
      convert(pair.key, to: key, &keys, in: place)
      convert(pair.value, to: value, &values, in: place)
    }
    return variable
  }

  /// What a collection literal holds: what stands around it may say more than its elements do.
  private func newElement() -> Type {
    let element = newVariable()
    if let number = element.variable { state.elements.insert(number) }
    return element
  }

  /// Says what an element of a literal converts to. Literals of one shape are of one type: a table of a thousand rows
  /// asks once.
  private func convert(
    _ value: Expression, to element: Type, _ alike: inout AlikeLiterals, in place: Context
  ) {
    guard let shape = value.literalShape else {
      return relate(.conversion, infer(value, in: place), element)
    }
    if let first = alike.first[shape] { return shareTypes(of: first, with: value) }
    alike.first[shape] = value
    relate(.conversion, infer(value, in: place), element)
  }

  /// Gives a literal, and each part of it, the type of its like in another one of the same shape.
  private func shareTypes(of first: Expression, with other: Expression) {
    state.found.types[other] = state.found.types[first]
    switch (first.kind, other.kind) {
    case (.array(let some), .array(let others)): shareTypes(ofThose: some, with: others)
    case (.dictionary(let some), .dictionary(let others)):
      shareTypes(ofThose: some.map(\.key), with: others.map(\.key))
      shareTypes(ofThose: some.map(\.value), with: others.map(\.value))
    case (.tuple(let some), .tuple(let others)):
      for (one, other) in zip(some, others) { shareTypes(of: one.value, with: other.value) }
    case (.parenthesized(let one), .parenthesized(let other)): shareTypes(of: one, with: other)
    case (.prefix(_, let one), .prefix(_, let other)): shareTypes(of: one, with: other)
    default: break
    }
  }

  private func shareTypes(ofThose some: [Expression], with others: [Expression]) {
    for other in others {
      guard let shape = other.literalShape, let like = some.first(where: { $0.literalShape == shape }) else {
        continue
      }
      shareTypes(of: like, with: other)
    }
  }
}

/// The first literals of each shape in a collection.
private struct AlikeLiterals {
  var first: [String: Expression] = [:]
}

extension Expression {
  /// How a literal is made of plain ones: two of one shape are of one type. nil for what is no literal, or has parts
  /// that are none.
  fileprivate var literalShape: String? {
    if let kind = plainLiteral { return "\(kind)" }
    switch kind {
    case .array(let elements): return Expression.shape(of: elements).map { "[\($0)]" }
    case .dictionary(let pairs):
      guard let keys = Expression.shape(of: pairs.map(\.key)),
        let values = Expression.shape(of: pairs.map(\.value))
      else { return nil }
      return "[\(keys):\(values)]"
    case .tuple(let elements):
      let shapes = elements.compactMap { element in
        element.value.literalShape.map { (element.label ?? "") + ":" + $0 }
      }
      return shapes.count == elements.count ? "(\(shapes.joined(separator: ",")))" : nil
    case .parenthesized(let inner): return inner.literalShape.map { "(\($0))" }
    default: return nil
    }
  }

  /// The shapes that occur among elements; nil where one has none.
  private static func shape(of elements: [Expression]) -> String? {
    var shapes: Set<String> = []
    for element in elements {
      guard let shape = element.literalShape else { return nil }
      shapes.insert(shape)
    }
    return shapes.sorted().joined(separator: "|")
  }
}
