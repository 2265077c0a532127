/// A type. Two are the same type where they are the same object: `TypeTable` makes each only once.
package final class Type: Hashable {
  package let kind: Kind
  package let contents: Contents
  package let id: Int

  fileprivate init(_ kind: Kind, contents: Contents, id: Int) {
    self.kind = kind
    self.contents = contents
    self.id = id
  }

  package indirect enum Kind: Hashable {
    /// A declared type with its arguments; those of the types around it come first.
    case nominal(NominalType, [Type])
    case tuple([TupleElement])
    case function(FunctionType)
    case metatype(Type)
    /// `any Readable & Writable`, `Any`, `AnyObject`.
    case existential(Existential)
    /// What `some View` of a declaration is, without what is inside: by the declaration and the place among
    /// its opaque types, with the arguments of its type parameters.
    case opaque(OpaqueType, [Type])
    case parameter(GenericParameter)
    /// `S.Element` of a type that is not known yet, or of a type parameter.
    case member(Type, AssociatedType)
    /// `repeat each T`
    case expansion(Type)
    /// What a type parameter pack stands for.
    case pack([Type])
    /// Something that inference has to find.
    case variable(Int)
    /// A type that can't be known, with the cause: it fits everything.
    case hole(GapCause)
  }

  /// What stands anywhere in a type.
  package struct Contents: OptionSet {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    static let variables = Contents(rawValue: 1)
    static let parameters = Contents(rawValue: 2)
    static let holes = Contents(rawValue: 4)
    static let opaques = Contents(rawValue: 8)
  }

  package static func == (left: Type, right: Type) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

package struct TupleElement: Hashable {
  package var label: String?
  package var type: Type

  package init(label: String?, type: Type) {
    self.label = label
    self.type = type
  }
}

package struct FunctionType: Hashable {
  package struct Parameter: Hashable {
    package var type: Type
    package var isInOut = false
    package var isVariadic = false
    package var isAutoclosure = false

    package init(type: Type, isInOut: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false) {
      self.type = type
      self.isInOut = isInOut
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
    }
  }

  package var parameters: [Parameter]
  package var result: Type
  package var isAsync = false
  /// What it may throw: `any Error` of plain `throws`; nil where it throws nothing.
  package var thrown: Type?
}

package struct Existential: Hashable {
  /// By order of their names, each once; none for `Any`.
  package var protocols: [ProtocolUse]
  package var superclass: Type?
  /// `AnyObject`
  package var isClassBound = false
}

/// A protocol, with what its primary associated types are said to be.
package struct ProtocolUse: Hashable {
  package var type: NominalType
  package var arguments: [Type] = []
}

/// Makes every type once.
package final class TypeTable {
  private var types: [Type.Kind: Type] = [:]

  package init() {}

  package func make(_ kind: Type.Kind) -> Type {
    if let known = types[kind] { return known }
    let type = Type(kind, contents: Self.contents(of: kind), id: types.count)
    types[kind] = type
    return type
  }

  private static func contents(of kind: Type.Kind) -> Type.Contents {
    func all(_ types: [Type]) -> Type.Contents { types.reduce(into: []) { $0.formUnion($1.contents) } }
    switch kind {
    case .nominal(_, let arguments), .pack(let arguments): return all(arguments)
    case .opaque(_, let arguments): return all(arguments).union(.opaques)
    case .tuple(let elements): return all(elements.map(\.type))
    case .function(let function):
      return all(function.parameters.map(\.type)).union(function.result.contents)
        .union(function.thrown?.contents ?? [])
    case .metatype(let type), .expansion(let type): return type.contents
    case .existential(let existential):
      return all(existential.protocols.flatMap(\.arguments)).union(existential.superclass?.contents ?? [])
    case .parameter: return .parameters
    case .member(let base, _): return base.contents
    case .variable: return .variables
    case .hole: return .holes
    }
  }
}

extension TypeTable {
  package func nominal(_ type: NominalType, _ arguments: [Type] = []) -> Type {
    make(.nominal(type, arguments))
  }

  /// A tuple; one element without a label is that element.
  package func tuple(_ elements: [TupleElement]) -> Type {
    if elements.count == 1, elements[0].label == nil {
      if case .expansion = elements[0].type.kind {} else { return elements[0].type }
    }
    return make(.tuple(elements))
  }

  package var void: Type { make(.tuple([])) }
  package func metatype(_ type: Type) -> Type { make(.metatype(type)) }

  /// A function type; what throws `Never` throws nothing (SE-0413).
  package func function(_ function: FunctionType) -> Type {
    var function = function
    if function.thrown?.isNever ?? false { function.thrown = nil }
    return make(.function(function))
  }

  package func hole(_ cause: GapCause) -> Type { make(.hole(cause)) }

  package func existential(_ uses: [ProtocolUse], superclass: Type? = nil, isClassBound: Bool = false) -> Type
  {
    var unique: [ProtocolUse] = []
    for use in uses where !unique.contains(use) { unique.append(use) }
    unique.sort { $0.type.name < $1.type.name }
    if unique.isEmpty, let superclass { return superclass }
    return make(
      .existential(Existential(protocols: unique, superclass: superclass, isClassBound: isClassBound)))
  }

  package var any: Type { existential([]) }
}

extension Type {
  package var hasVariables: Bool { contents.contains(.variables) }
  package var hasParameters: Bool { contents.contains(.parameters) }
  package var hasHoles: Bool { contents.contains(.holes) }
  /// Whether a `some P` of a declaration stands in it.
  package var hasOpaques: Bool { contents.contains(.opaques) }

  var variable: Int? {
    if case .variable(let number) = kind { return number }
    return nil
  }

  package var function: FunctionType? {
    if case .function(let function) = kind { return function }
    return nil
  }

  package var nominal: NominalType? {
    if case .nominal(let type, _) = kind { return type }
    return nil
  }

  package var arguments: [Type] {
    if case .nominal(_, let arguments) = kind { return arguments }
    return []
  }

  /// What a metatype is the type of.
  package var instance: Type? {
    if case .metatype(let type) = kind { return type }
    return nil
  }

  package var isHole: Bool {
    if case .hole = kind { return true }
    return false
  }

  package var isVoid: Bool {
    if case .tuple(let elements) = kind { return elements.isEmpty }
    return false
  }

  package var isExistential: Bool {
    if case .existential = kind { return true }
    return false
  }

  /// Whether it is `Any`.
  package var isAny: Bool {
    if case .existential(let existential) = kind {
      return existential.protocols.isEmpty && existential.superclass == nil && !existential.isClassBound
    }
    return false
  }

  /// A type parameter, a member type of one, or an opaque type: known by its requirements alone.
  package var isAbstract: Bool {
    switch kind {
    case .parameter, .opaque: true
    case .member(let base, _): base.isAbstract
    default: false
    }
  }

  package var isClass: Bool { nominal.map { $0.kind == .classType || $0.kind == .actor } ?? false }

  /// The types right inside of it.
  package var children: [Type] {
    switch kind {
    case .nominal(_, let arguments), .opaque(_, let arguments), .pack(let arguments): arguments
    case .tuple(let elements): elements.map(\.type)
    case .function(let function):
      function.parameters.map(\.type) + [function.result] + (function.thrown.map { [$0] } ?? [])
    case .metatype(let type), .expansion(let type), .member(let type, _): [type]
    case .existential(let existential):
      existential.protocols.flatMap(\.arguments) + (existential.superclass.map { [$0] } ?? [])
    case .parameter, .variable, .hole: []
    }
  }

  /// The numbers of the variables in it.
  ///
  /// - Parameter ofMembers: whether those count of which only a member is asked: `T` of `T.Element`.
  func variables(into found: inout [Int], ofMembers: Bool = true) {
    guard hasVariables else { return }
    if case .variable(let number) = kind { return found.append(number) }
    if !ofMembers, case .member = kind { return }
    for child in children { child.variables(into: &found, ofMembers: ofMembers) }
  }

  /// Why there are holes in it.
  package var causes: [GapCause] {
    if case .hole(let cause) = kind { return [cause] }
    return hasHoles ? children.flatMap(\.causes) : []
  }

  package func mentions(_ parameter: GenericParameter) -> Bool {
    guard hasParameters else { return false }
    if case .parameter(let other) = kind { return other === parameter }
    return children.contains { $0.mentions(parameter) }
  }
}

extension TypeTable {
  /// The same type with what is right inside of it changed.
  package func rebuild(_ type: Type, _ change: (Type) -> Type) -> Type {
    switch type.kind {
    case .nominal(let nominal, let arguments): return make(.nominal(nominal, arguments.map(change)))
    case .opaque(let opaque, let arguments): return make(.opaque(opaque, arguments.map(change)))
    case .pack(let types): return make(.pack(types.map(change)))
    case .tuple(let elements):
      return make(.tuple(elements.map { TupleElement(label: $0.label, type: change($0.type)) }))
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = change(function.parameters[index].type)
      }
      function.result = change(function.result)
      function.thrown = function.thrown.map(change)
      return self.function(function)
    case .metatype(let inner): return make(.metatype(change(inner)))
    case .expansion(let pattern): return make(.expansion(change(pattern)))
    case .member(let base, let associated): return make(.member(change(base), associated))
    case .existential(var existential):
      for index in existential.protocols.indices {
        existential.protocols[index].arguments = existential.protocols[index].arguments.map(change)
      }
      existential.superclass = existential.superclass.map(change)
      return make(.existential(existential))
    case .parameter, .variable, .hole: return type
    }
  }
}
