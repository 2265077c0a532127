/// One declaration; its bodies are read when they are asked for.
package enum Declaration: Sendable {
  case type(TypeDeclaration)
  case `extension`(ExtensionDeclaration)
  case function(FunctionDeclaration)
  case variable(VariableDeclaration)
  case enumCase(CaseDeclaration)
  case alias(AliasDeclaration)
  case associatedType(AssociatedTypeDeclaration)
  case `operator`(OperatorDeclaration)
  case precedenceGroup(PrecedenceGroupDeclaration)
  case macro(FunctionDeclaration)
  /// `#Preview { … }` and other macros in the place of a declaration.
  case macroUse(MacroUse)
}

package struct Modifiers: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let isStatic = Modifiers(rawValue: 1)
  /// `class func`
  package static let isClass = Modifiers(rawValue: 1 << 1)
  package static let isMutating = Modifiers(rawValue: 1 << 2)
  package static let isNonmutating = Modifiers(rawValue: 1 << 3)
  package static let isPrivate = Modifiers(rawValue: 1 << 4)
  package static let isFileprivate = Modifiers(rawValue: 1 << 5)
  package static let isInternal = Modifiers(rawValue: 1 << 6)
  package static let isPackage = Modifiers(rawValue: 1 << 7)
  package static let isPublic = Modifiers(rawValue: 1 << 8)
  package static let isOpen = Modifiers(rawValue: 1 << 9)
  package static let isOverride = Modifiers(rawValue: 1 << 10)
  package static let isConvenience = Modifiers(rawValue: 1 << 11)
  package static let isRequired = Modifiers(rawValue: 1 << 12)
  package static let isLazy = Modifiers(rawValue: 1 << 13)
  package static let isWeak = Modifiers(rawValue: 1 << 14)
  package static let isUnowned = Modifiers(rawValue: 1 << 15)
  package static let isIndirect = Modifiers(rawValue: 1 << 16)
  package static let isPrefix = Modifiers(rawValue: 1 << 17)
  package static let isInfix = Modifiers(rawValue: 1 << 18)
  package static let isPostfix = Modifiers(rawValue: 1 << 19)
  package static let isFinal = Modifiers(rawValue: 1 << 20)
  package static let isNonisolated = Modifiers(rawValue: 1 << 21)
  package static let isOptional = Modifiers(rawValue: 1 << 22)
  // Asked for at every look for a name: made once.
  package static let ofTypes: Modifiers = [.isStatic, .isClass]
  package static let ofFiles: Modifiers = [.isPrivate, .isFileprivate]

  /// `weak` or `unowned`: what is held so is not kept by it.
  package var doesNotKeep: Bool { contains(.isWeak) || contains(.isUnowned) }
}

package struct GenericParameterCode: Sendable {
  package var name: String
  package var nameSpan: Span
  package var inherited: WrittenType?
  /// `each T`
  package var isPack: Bool
  /// `let count: Int`
  package var isValue: Bool

  package init(name: String, nameSpan: Span, inherited: WrittenType?, isPack: Bool, isValue: Bool) {
    self.name = name
    self.nameSpan = nameSpan
    self.inherited = inherited
    self.isPack = isPack
    self.isValue = isValue
  }
}

package enum RequirementCode: Hashable, Sendable {
  /// `Element: Hashable`
  case conforms(WrittenType, WrittenType)
  /// `Element == Tide`
  case same(WrittenType, WrittenType)
}

package final class TypeDeclaration: Sendable {
  package enum Kind: Sendable {
    case structure, classType, enumeration, actor, protocolType
  }

  package let kind: Kind
  package let name: String
  package let nameSpan: Span
  package let attributes: [Attribute]
  package let modifiers: Modifiers
  package let generics: [GenericParameterCode]
  /// `protocol Store<Item>`: the associated types named in brackets.
  package let primaryAssociatedTypes: [String]
  package let inherited: [WrittenType]
  package let requirements: [RequirementCode]
  package let members: DeclarationList
  package let file: SourceText
  package let span: Span

  package init(
    kind: Kind, name: String, nameSpan: Span, attributes: [Attribute], modifiers: Modifiers,
    generics: [GenericParameterCode], primaryAssociatedTypes: [String], inherited: [WrittenType],
    requirements: [RequirementCode], members: DeclarationList, file: SourceText, span: Span
  ) {
    self.kind = kind
    self.name = name
    self.nameSpan = nameSpan
    self.attributes = attributes
    self.modifiers = modifiers
    self.generics = generics
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
    self.file = file
    self.span = span
  }
}

package final class ExtensionDeclaration: Sendable {
  package let extended: WrittenType
  package let attributes: [Attribute]
  package let modifiers: Modifiers
  package let inherited: [WrittenType]
  package let requirements: [RequirementCode]
  package let members: DeclarationList
  package let file: SourceText
  package let span: Span

  package init(
    extended: WrittenType, attributes: [Attribute], modifiers: Modifiers, inherited: [WrittenType],
    requirements: [RequirementCode], members: DeclarationList, file: SourceText, span: Span
  ) {
    self.extended = extended
    self.attributes = attributes
    self.modifiers = modifiers
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
    self.file = file
    self.span = span
  }
}

package struct ParameterCode: Sendable {
  /// nil for `_`.
  package var label: String?
  package var name: String
  package var nameSpan: Span
  /// With `inout`, `@escaping`, `@ViewBuilder` as `attributed`.
  package var type: WrittenType
  package var attributes: [Attribute]
  package var isVariadic: Bool
  package var defaultValue: Deferred<Expression>?

  package init(
    label: String?, name: String, nameSpan: Span, type: WrittenType, attributes: [Attribute],
    isVariadic: Bool, defaultValue: Deferred<Expression>?
  ) {
    self.label = label
    self.name = name
    self.nameSpan = nameSpan
    self.type = type
    self.attributes = attributes
    self.isVariadic = isVariadic
    self.defaultValue = defaultValue
  }
}

/// A function, an operator, an initializer, a deinitializer, a subscript, a macro.
package final class FunctionDeclaration: Sendable {
  package enum Kind: Sendable {
    case function, deinitializer, `subscript`, macro
    case initializer(Failure)
  }

  package enum Failure: Sendable {
    case none
    /// `init?`
    case optional
    /// `init!`
    case implicitlyUnwrapped
  }

  package let kind: Kind
  /// `init`, `subscript`, an operator's signs.
  package let name: String
  package let nameSpan: Span
  package let attributes: [Attribute]
  package let modifiers: Modifiers
  package let generics: [GenericParameterCode]
  package let parameters: [ParameterCode]
  package let result: WrittenType?
  package let isAsync: Bool
  package let thrown: Thrown?
  package let requirements: [RequirementCode]
  /// nil where the declaration has none.
  package let body: Deferred<Block>?
  /// A subscript's.
  package let accessors: [Accessor]
  package let file: SourceText
  package let span: Span

  package init(
    kind: Kind, name: String, nameSpan: Span, attributes: [Attribute], modifiers: Modifiers,
    generics: [GenericParameterCode], parameters: [ParameterCode], result: WrittenType?, isAsync: Bool,
    thrown: Thrown?, requirements: [RequirementCode], body: Deferred<Block>?, accessors: [Accessor],
    file: SourceText, span: Span
  ) {
    self.kind = kind
    self.name = name
    self.nameSpan = nameSpan
    self.attributes = attributes
    self.modifiers = modifiers
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.thrown = thrown
    self.requirements = requirements
    self.body = body
    self.accessors = accessors
    self.file = file
    self.span = span
  }
}

package struct Accessor: Sendable {
  package enum Kind: String, Sendable {
    case get, set, willSet, didSet, modify, read, initial
    /// `unsafeAddress` and the like, which only libraries of the system have.
    case other
  }

  package var kind: Kind
  /// `set(tide)`; nil where it has its usual name.
  package var parameter: String?
  package var isAsync: Bool
  package var thrown: Thrown?
  package var modifiers: Modifiers
  /// nil in a protocol and in a declaration without code.
  package var body: Deferred<Block>?

  package init(
    kind: Kind, parameter: String?, isAsync: Bool, thrown: Thrown?, modifiers: Modifiers,
    body: Deferred<Block>?
  ) {
    self.kind = kind
    self.parameter = parameter
    self.isAsync = isAsync
    self.thrown = thrown
    self.modifiers = modifiers
    self.body = body
  }
}

/// `var a = 1, b: Int`: one declaration with its bindings.
package final class VariableDeclaration: Sendable {
  package struct Binding: Sendable {
    package var pattern: Pattern
    package var type: WrittenType?
    package var value: Deferred<Expression>?
    /// Whether there is a value, known without reading it: the same as `value != nil`.
    package var accessors: [Accessor]

    package init(pattern: Pattern, type: WrittenType?, value: Deferred<Expression>?, accessors: [Accessor]) {
      self.pattern = pattern
      self.type = type
      self.value = value
      self.accessors = accessors
    }
  }

  package let isLet: Bool
  /// `async let`
  package let isAsync: Bool
  package let attributes: [Attribute]
  package let modifiers: Modifiers
  package let bindings: [Binding]
  package let file: SourceText
  package let span: Span

  package init(
    isLet: Bool, isAsync: Bool, attributes: [Attribute], modifiers: Modifiers, bindings: [Binding],
    file: SourceText, span: Span
  ) {
    self.isLet = isLet
    self.isAsync = isAsync
    self.attributes = attributes
    self.modifiers = modifiers
    self.bindings = bindings
    self.file = file
    self.span = span
  }
}

extension VariableDeclaration {
  /// `var a, b: Int`: the type stands behind the last of them.
  package static func sharingTypes(_ bindings: [Binding]) -> [Binding] {
    guard bindings.count > 1 else { return bindings }
    var result = bindings
    var following: WrittenType?
    for index in result.indices.reversed() {
      if result[index].type == nil, result[index].value == nil { result[index].type = following }
      following = result[index].value == nil ? result[index].type : nil
    }
    return result
  }
}

/// One element of `case high(mark: Double), low`.
package final class CaseDeclaration: Sendable {
  package let name: String
  package let nameSpan: Span
  package let attributes: [Attribute]
  /// nil without parentheses.
  package let parameters: [ParameterCode]?
  package let rawValue: Deferred<Expression>?
  package let file: SourceText
  package let span: Span

  package init(
    name: String, nameSpan: Span, attributes: [Attribute], parameters: [ParameterCode]?,
    rawValue: Deferred<Expression>?, file: SourceText, span: Span
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.attributes = attributes
    self.parameters = parameters
    self.rawValue = rawValue
    self.file = file
    self.span = span
  }
}

package final class AliasDeclaration: Sendable {
  package let name: String
  package let nameSpan: Span
  package let attributes: [Attribute]
  package let modifiers: Modifiers
  package let generics: [GenericParameterCode]
  package let type: WrittenType
  package let requirements: [RequirementCode]
  package let file: SourceText

  package init(
    name: String, nameSpan: Span, attributes: [Attribute], modifiers: Modifiers,
    generics: [GenericParameterCode], type: WrittenType, requirements: [RequirementCode], file: SourceText
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.attributes = attributes
    self.modifiers = modifiers
    self.generics = generics
    self.type = type
    self.requirements = requirements
    self.file = file
  }
}

package final class AssociatedTypeDeclaration: Sendable {
  package let name: String
  package let nameSpan: Span
  package let inherited: [WrittenType]
  package let defaultType: WrittenType?
  package let requirements: [RequirementCode]
  package let file: SourceText

  package init(
    name: String, nameSpan: Span, inherited: [WrittenType], defaultType: WrittenType?,
    requirements: [RequirementCode], file: SourceText
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.inherited = inherited
    self.defaultType = defaultType
    self.requirements = requirements
    self.file = file
  }
}

package struct OperatorDeclaration: Sendable {
  package enum Fixity: Sendable {
    case prefix, infix, postfix
  }

  package var name: String
  package var fixity: Fixity
  package var precedenceGroup: String?

  package init(name: String, fixity: Fixity, precedenceGroup: String?) {
    self.name = name
    self.fixity = fixity
    self.precedenceGroup = precedenceGroup
  }
}

package struct PrecedenceGroupDeclaration: Sendable {
  package var name: String

  package init(name: String) { self.name = name }
}

/// One file, read.
package struct FileCode: Sendable {
  package struct Import: Sendable {
    package var path: [String]
    /// `import struct Harbor.Tide`: just that one.
    package var isScoped: Bool
    package var attributes: [Attribute]

    package init(path: [String], isScoped: Bool, attributes: [Attribute]) {
      self.path = path
      self.isScoped = isScoped
      self.attributes = attributes
    }
  }

  package var file: SourceText
  package var imports: [Import]
  package var list: DeclarationList
  /// What a `main.swift` does, declarations among it.
  package var statements: [Statement]
  /// What of the text is no Swift, in source order.
  package var faults: [CodeFault] = []

  package var declarations: [Declaration] { list.all }

  package init(file: SourceText, imports: [Import], list: DeclarationList, statements: [Statement]) {
    self.file = file
    self.imports = imports
    self.list = list
    self.statements = statements
  }
}

/// A place in a file whose text is no Swift, or that is nested too deep to be read.
package struct CodeFault: Sendable {
  /// In bytes of UTF-8 from the file's beginning.
  package var offset: Int
  package var message: String
  /// Whether it is Swift, and was left out as it is nested beyond reason.
  package var isTooDeep: Bool

  package init(offset: Int, message: String, isTooDeep: Bool = false) {
    self.offset = offset
    self.message = message
    self.isTooDeep = isTooDeep
  }
}
