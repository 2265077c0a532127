/// The evaluator's own compact form of Swift code: names and shapes resolved once from the
/// syntax tree, evaluated many times. Positions are UTF-8 offsets into the file.
final class Expression: Sendable {
  let kind: Kind
  let start: Int
  let end: Int
  let file: FileCode
  /// Whether the code waits for it, and takes what it gives: `let tide = await station.read()`.
  let isAwaited: Bool

  init(_ kind: Kind, start: Int, end: Int, file: FileCode, isAwaited: Bool = false) {
    self.kind = kind
    self.start = start
    self.end = end
    self.file = file
    self.isAwaited = isAwaited
  }

  /// The same, waited for or not.
  func awaited(_ isAwaited: Bool = true) -> Expression {
    isAwaited == self.isAwaited
      ? self : Expression(kind, start: start, end: end, file: file, isAwaited: isAwaited)
  }

  indirect enum Kind: Sendable {
    case integer(Int)
    case float(Double)
    case bool(Bool)
    case nilLiteral
    case string([StringSegment])
    case name(String)
    /// `.leading`: which type it is a member of follows from where it stands.
    case implicitMember(String)
    /// A base with everything that follows it, flat: a chain of any length is walked in a loop.
    case postfix(Expression, [PostfixStep])
    case closure(ClosureCode)
    case array([Expression])
    case dictionary([(Expression, Expression)])
    case tuple([(label: String?, value: Expression)])
    case ternary(Expression, Expression, Expression)
    case binary(String, Expression, Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case coalesce(Expression, Expression)
    case prefix(String, Expression)
    case postfixOperator(String, Expression)
    case assign(Expression, Expression)
    case compoundAssign(String, Expression, Expression)
    case cast(Expression, TypeName, CastKind)
    case keyPath(root: String?, [KeyPathComponent])
    case inOut(Expression)
    case tryOptional(Expression)
    case tryForced(Expression)
    case ifExpression(Statement)
    case type(TypeName)
    case macro(String, [CallArgument])
    case operatorReference(String)
    case discard
    /// Something that has no form here; evaluates to an unknown value with a notice.
    case unsupported(String)
  }

  enum CastKind: Sendable {
    case conditional
    case forced
    case upcast
    case test
  }
}

enum StringSegment: Sendable {
  case literal(String)
  /// The first unlabeled expression, and the labeled ones (`format:`, `specifier:`, `style:`).
  case interpolation(Expression, [CallArgument])
}

struct CallArgument: Sendable {
  var label: String?
  var value: Expression
  /// Written behind the parentheses; `label` is nil for the first of them.
  var isTrailingClosure = false
}

enum PostfixStep: Sendable {
  case member(String, start: Int)
  case call([CallArgument], end: Int)
  case `subscript`([CallArgument], end: Int)
  /// `?`: a nil base ends the chain with nil.
  case optional
  case force(end: Int)
  case specialize([TypeName])
}

enum KeyPathComponent: Sendable {
  case member(String)
  case index(Expression)
  case optional
  case force
  case identity
}

final class ClosureCode: Sendable {
  struct Parameter: Sendable {
    var name: String
    var type: TypeName?
  }

  struct Capture: Sendable {
    var name: String
    var value: Expression?
  }

  let parameters: [Parameter]
  /// What the closure says it gives.
  let result: TypeName?
  let captures: [Capture]
  let body: [Statement]
  /// The highest `$n` used, plus one; 0 where parameters are named or none are used.
  let shorthandCount: Int

  init(
    parameters: [Parameter], result: TypeName? = nil, captures: [Capture], body: [Statement],
    shorthandCount: Int
  ) {
    self.parameters = parameters
    self.result = result
    self.captures = captures
    self.body = body
    self.shorthandCount = shorthandCount
  }
}

/// A type as written, without meaning yet.
indirect enum TypeName: Sendable, Hashable {
  /// `Foo.Bar<Int>` is the path `["Foo", "Bar"]` with the arguments of its last part.
  case named([String], [TypeName])
  case optional(TypeName)
  case array(TypeName)
  case dictionary(TypeName, TypeName)
  case tuple([TypeName], labels: [String?])
  case function([TypeName], TypeName, isViewBuilder: Bool)
  /// `some View`, `any Shape`.
  case opaque([String])
  case unsupported(String)

  /// The last part of the name: `Bar` of `Foo.Bar<Int>`.
  var simpleName: String? {
    switch self {
    case .named(let path, _): path.last
    case .opaque(let names): names.first
    default: nil
    }
  }

  var unwrapped: TypeName {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    if case .named(let path, let arguments) = self, path == ["Optional"], let wrapped = arguments.first {
      return wrapped.unwrapped
    }
    return self
  }

  /// What a list of this type holds: of Swift's own, of Swift Collections', of IdentifiedCollections'.
  var listed: TypeName? {
    switch self {
    case .array(let element): element
    case .named(let path, let arguments) where path.last == "IdentifiedArray": arguments.last
    case .named(let path, let arguments) where TypeName.lists.contains(path.last ?? ""): arguments.first
    default: nil
    }
  }

  private static let lists: Set<String> = [
    "Array", "Set", "ArraySlice", "ContiguousArray", "IdentifiedArrayOf", "OrderedSet", "Deque",
  ]

  var isOptional: Bool {
    if case .optional = self { return true }
    if case .named(["Optional"], _) = self { return true }
    return false
  }

  var isFunction: Bool {
    if case .function = unwrapped { return true }
    return false
  }

  /// The type with its parameters put in: `[Tide]` for `[Element]`.
  func binding(_ parameters: [String: TypeName]) -> TypeName {
    if parameters.isEmpty { return self }
    switch self {
    case .named(let path, let arguments):
      if path.count == 1, arguments.isEmpty, let bound = parameters[path[0]] { return bound }
      if path.count > 1, case .named(let base, let given)? = parameters[path[0]], given.isEmpty {
        return .named(base + path.dropFirst(), arguments.map { $0.binding(parameters) })
      }
      return .named(path, arguments.map { $0.binding(parameters) })
    case .optional(let type): return .optional(type.binding(parameters))
    case .array(let type): return .array(type.binding(parameters))
    case .dictionary(let key, let value):
      return .dictionary(key.binding(parameters), value.binding(parameters))
    case .tuple(let types, let labels): return .tuple(types.map { $0.binding(parameters) }, labels: labels)
    case .function(let types, let result, let isViewBuilder):
      return .function(
        types.map { $0.binding(parameters) }, result.binding(parameters), isViewBuilder: isViewBuilder)
    case .opaque, .unsupported: return self
    }
  }

  /// The type as people write it.
  var text: String {
    switch self {
    case .named(let path, let arguments):
      path.joined(separator: ".")
        + (arguments.isEmpty ? "" : "<\(arguments.map(\.text).joined(separator: ", "))>")
    case .optional(let type): type.text + "?"
    case .array(let type): "[\(type.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .tuple(let types, _): "(\(types.map(\.text).joined(separator: ", ")))"
    case .function(let parameters, let result, _):
      "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)"
    case .opaque(let names): "some \(names.joined(separator: " & "))"
    case .unsupported(let text): text
    }
  }
}

extension PostfixStep {
  var isMember: Bool {
    if case .member = self { return true }
    return false
  }

  var isCall: Bool {
    if case .call = self { return true }
    return false
  }
}
