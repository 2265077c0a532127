package typealias Substitution = [GenericParameter: Type]

extension Program {
  /// What the parameters of a type's declaration are in one of its types: `[Element: Int]` of `[Int]`; for a
  /// protocol `[Self: type]`.
  package func substitution(of type: Type, for declaration: NominalType?) -> Substitution {
    guard let declaration else { return [:] }
    if let selfParameter = declaration.selfParameter { return [selfParameter: type] }
    let base = superclassType(of: type, declaredBy: declaration) ?? type
    guard case .nominal(let nominal, let arguments) = base.kind else { return [:] }
    return Dictionary(zip(nominal.allParameters, arguments)) { first, _ in first }
  }

  /// The type with its parameters put in; member types are looked up in what is put in.
  package func substitute(_ type: Type, _ map: Substitution, in context: Context?) -> Type {
    guard type.hasParameters, !map.isEmpty else { return type }
    switch type.kind {
    case .parameter(let parameter): return map[parameter] ?? type
    case .member(let base, let associated):
      let inner = substitute(base, map, in: context)
      return inner === base ? type : memberType(associated, of: inner, in: context)
    case .tuple(let elements) where elements.contains(where: \.isExpansion):
      return types.tuple(
        elements.flatMap { element -> [TupleElement] in
          guard case .expansion(let pattern) = element.type.kind else {
            return [TupleElement(label: element.label, type: substitute(element.type, map, in: context))]
          }
          return expand(pattern, map, in: context).map { TupleElement(label: nil, type: $0) }
        })
    case .function(var function) where function.parameters.contains(where: { $0.type.isExpansion }):
      function.parameters = function.parameters.flatMap { parameter -> [FunctionType.Parameter] in
        guard case .expansion(let pattern) = parameter.type.kind else {
          var changed = parameter
          changed.type = substitute(parameter.type, map, in: context)
          return [changed]
        }
        return expand(pattern, map, in: context).map { FunctionType.Parameter(type: $0) }
      }
      function.result = substitute(function.result, map, in: context)
      return types.function(function)
    case .pack(let inner):
      return types.make(
        .pack(
          inner.flatMap { type -> [Type] in
            guard case .expansion(let pattern) = type.kind else {
              return [substitute(type, map, in: context)]
            }
            return expand(pattern, map, in: context)
          }))
    default: return types.rebuild(type) { substitute($0, map, in: context) }
    }
  }

  /// `repeat Mark<each T>` with what the pack stands for.
  func expand(_ pattern: Type, _ map: Substitution, in context: Context?) -> [Type] {
    let packs = map.filter { $0.key.isPack && pattern.mentions($0.key) }
    var lengths: [Int] = []
    for (_, type) in packs {
      if case .pack(let elements) = type.kind { lengths.append(elements.count) }
    }
    guard let length = lengths.first, lengths.count == packs.count else {
      return [types.make(.expansion(substitute(pattern, map, in: context)))]
    }
    return (0..<length).map { index in
      var inner = map
      for (parameter, type) in packs {
        guard case .pack(let elements) = type.kind, index < elements.count else { continue }
        if case .expansion(let open) = elements[index].kind {
          inner[parameter] = open
        } else {
          inner[parameter] = elements[index]
        }
      }
      let element = substitute(pattern, inner, in: context)
      let isOpen = packs.contains { _, type in
        if case .pack(let elements) = type.kind, case .expansion = elements[index].kind {
          true
        } else {
          false
        }
      }
      return isOpen ? types.make(.expansion(element)) : element
    }
  }
}

extension Type {
  var isExpansion: Bool {
    if case .expansion = kind { return true }
    return false
  }
}

extension TupleElement {
  var isExpansion: Bool { type.isExpansion }
}
