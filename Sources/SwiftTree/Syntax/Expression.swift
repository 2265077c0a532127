/// An expression as it is written, operators folded by precedence.
///
/// Two are equal if they are one and the same place in the code.
package final class Expression: Hashable, Sendable {
  package let kind: Kind
  package let span: Span

  package init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  package static func == (left: Expression, right: Expression) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  package indirect enum Kind: Sendable {
    /// The digits as written: `0x1F`, `1_000`.
    case integer(String)
    case float(String)
    case boolean(Bool)
    case nilLiteral
    case string([StringPart])
    /// What stands between the slashes.
    case regex(String)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    /// `tide`, `Tide`, `self`, `Self`, `super`, `$0`, `$name`, `_name`, `+`, `read(from:)`.
    case name(Name)
    /// `.leading`
    case implicitMember(Name)
    case member(Expression, Name)
    /// `tide.0` is a member named "0".
    case call(Expression, [Argument])
    case `subscript`(Expression, [Argument])
    /// `tide?`, inside of an `optionalChain` that ends where the chain does.
    case unwrapOptional(Expression)
    case optionalChain(Expression)
    case forceUnwrap(Expression)
    case closure(Closure)
    /// `()` is empty; one element without a label is `parenthesized`.
    case tuple([(label: String?, value: Expression)])
    case parenthesized(Expression)
    case ternary(Expression, Expression, Expression)
    /// Any operator but `=`, `is`, `as` and the ternary; the name expression is the operator itself.
    case binary(Expression, operator: Expression, Expression)
    case prefix(operator: Expression, Expression)
    case postfix(Expression, operator: Expression)
    case assignment(Expression, Expression)
    case cast(Expression, Cast, WrittenType)
    case keyPath(root: WrittenType?, [KeyPathComponent])
    /// `&tide`
    case inOut(Expression)
    case tryPlain(Expression)
    /// `try?`
    case tryOptional(Expression)
    /// `try!`
    case tryForced(Expression)
    case awaited(Expression)
    /// `if` and `switch` as expressions.
    case statement(Statement)
    /// `#Predicate { … }`, `#file`, `#selector(…)`.
    case macro(MacroUse)
    /// What can only be a type: `[Int]`, `Int?`, `(Int) -> Void` before a dot or parentheses.
    case type(WrittenType)
    /// `repeat each values`
    case packExpansion(Expression)
    /// `each values`
    case packElement(Expression)
    /// `_`
    case discard
    /// A form that is not known here, or a hole in broken code.
    case unknown(String)
  }

  package enum Cast: Sendable {
    case test, coerce, conditional, forced
  }
}

package struct Name: Hashable, Sendable {
  /// Without backticks. `init`, `subscript`, `self` and operators are names too.
  package var base: String
  /// `read(from:)` has `["from"]`, `read(_:)` has `["_"]`; nil without.
  package var labels: [String]?
  /// `Almanac<Tide>`
  package var arguments: [WrittenType]
  package var span: Span

  package init(base: String, labels: [String]? = nil, arguments: [WrittenType] = [], span: Span) {
    self.base = base
    self.labels = labels
    self.arguments = arguments
    self.span = span
  }
}

package struct Argument: Sendable {
  package var label: String?
  package var value: Expression
  /// Written behind the parentheses; the first of them has no label.
  package var isTrailingClosure: Bool

  package init(label: String?, value: Expression, isTrailingClosure: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailingClosure = isTrailingClosure
  }
}

package enum StringPart: Sendable {
  /// With its escapes resolved.
  case text(String)
  case interpolation([Argument], Span)
}

package enum KeyPathComponent: Sendable {
  case member(Name)
  case index([Argument], Span)
  case optional
  case force
  /// `\Tide.self` and `\.self` have no components; this one is behind others.
  case identity
  /// A method, as Swift 6.3 can.
  case call([Argument], Span)
}

package final class MacroUse: Sendable {
  package let name: Name
  package let arguments: [Argument]
  package let span: Span

  package init(name: Name, arguments: [Argument], span: Span) {
    self.name = name
    self.arguments = arguments
    self.span = span
  }
}

package final class Closure: Sendable {
  package struct Parameter: Sendable {
    package var name: String
    package var nameSpan: Span
    package var type: WrittenType?

    package init(name: String, nameSpan: Span, type: WrittenType?) {
      self.name = name
      self.nameSpan = nameSpan
      self.type = type
    }
  }

  package struct Capture: Sendable {
    package var name: String
    package var nameSpan: Span
    /// `[weak self]`
    package var isWeak: Bool
    /// `[count = tides.count]`; a name alone captures itself.
    package var value: Expression

    package init(name: String, nameSpan: Span, isWeak: Bool, value: Expression) {
      self.name = name
      self.nameSpan = nameSpan
      self.isWeak = isWeak
      self.value = value
    }
  }

  /// nil where none are named (`{ $0 }`).
  package let parameters: [Parameter]?
  package let result: WrittenType?
  package let isAsync: Bool
  package let thrown: Thrown?
  package let captures: [Capture]
  package let attributes: [Attribute]
  package let body: Block
  /// The highest `$n` used, plus one; 0 where parameters are named or none are used.
  package let shorthandCount: Int

  package init(
    parameters: [Parameter]?, result: WrittenType?, isAsync: Bool, thrown: Thrown?, captures: [Capture],
    attributes: [Attribute], body: Block, shorthandCount: Int
  ) {
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.thrown = thrown
    self.captures = captures
    self.attributes = attributes
    self.body = body
    self.shorthandCount = shorthandCount
  }
}
