import EarshotSwiftCode

/// An expression with parentheses around everything that belongs together, for tests to compare.
struct Bracketed: CustomStringConvertible {
  let expression: Expression

  var description: String {
    switch expression.kind {
    case .integer(let digits), .float(let digits): digits
    case .boolean(let isTrue): "\(isTrue)"
    case .nilLiteral: "nil"
    case .string(let parts): "\"\(parts.map(text).joined())\""
    case .regex(let pattern): "/\(pattern)/"
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .dictionary(let pairs):
      "[\(pairs.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", "))]"
    case .name(let name): name.base
    case .implicitMember(let name): ".\(name.base)"
    case .member(let base, let name): "\(text(base)).\(name.base)"
    case .call(let function, let arguments): "\(text(function))(\(text(arguments)))"
    case .subscript(let base, let arguments): "\(text(base))[\(text(arguments))]"
    case .unwrapOptional(let base): "\(text(base))?"
    case .optionalChain(let inner): "<\(text(inner))>"
    case .forceUnwrap(let base): "\(text(base))!"
    case .closure(let closure): "{\(closure.parameterNames) in \(closure.body.statements.count)}"
    case .tuple(let elements): "(\(elements.map { labeled($0.label, $0.value) }.joined(separator: ", ")))"
    case .parenthesized(let inner): text(inner)
    case .ternary(let condition, let then, let otherwise):
      "(\(text(condition)) ? \(text(then)) : \(text(otherwise)))"
    default: effect
    }
  }

  private var effect: String {
    switch expression.kind {
    case .binary(let left, let sign, let right): "(\(text(left)) \(text(sign)) \(text(right)))"
    case .prefix(let sign, let operand): "(\(text(sign))\(text(operand)))"
    case .postfix(let operand, let sign): "(\(text(operand))\(text(sign)))"
    case .assignment(let target, let value): "(\(text(target)) = \(text(value)))"
    case .cast(let value, let cast, _): "(\(text(value)) \(cast))"
    case .keyPath(_, let components): "\\\(components.count)"
    case .inOut(let inner): "&\(text(inner))"
    case .tryPlain(let inner): "(try \(text(inner)))"
    case .tryOptional(let inner): "(try? \(text(inner)))"
    case .tryForced(let inner): "(try! \(text(inner)))"
    case .awaited(let inner): "(await \(text(inner)))"
    case .statement: "statement"
    case .macro(let use): "#\(use.name.base)(\(text(use.arguments)))"
    case .type: "type"
    case .packExpansion(let inner): "(repeat \(text(inner)))"
    case .packElement(let inner): "(each \(text(inner)))"
    case .discard: "_"
    case .unknown(let text): "unknown \(text)"
    default: "?"
    }
  }

  private func text(_ expression: Expression) -> String { Bracketed(expression: expression).description }

  private func text(_ arguments: [Argument]) -> String {
    arguments.map { labeled($0.label, $0.value) + ($0.isTrailingClosure ? "…" : "") }.joined(separator: ", ")
  }

  private func labeled(_ label: String?, _ value: Expression) -> String {
    (label.map { "\($0): " } ?? "") + text(value)
  }

  private func text(_ part: StringPart) -> String {
    switch part {
    case .text(let text): text
    case .interpolation(let arguments, _): "\\(\(text(arguments)))"
    }
  }
}

extension Closure {
  fileprivate var parameterNames: String {
    parameters.map { $0.map(\.name).joined(separator: ",") } ?? "$\(shorthandCount)"
  }
}

/// A file of a module, read for an app for iOS unless said otherwise.
func read(_ code: String, _ conditions: BuildConditions = .iOS) -> FileCode {
  let source = SourceText(path: "Tide.swift", bytes: Array(code.utf8), module: "Harbor")
  return CodeReader(operators: .collecting(from: [source]), conditions: conditions).read(source)
}

/// What a `let` is given, with all its parentheses; operators may be declared before it.
func bracketed(_ expression: String, after declarations: String = "") -> String? {
  for case .variable(let variable) in read("\(declarations)\nlet value = \(expression)").declarations {
    if let value = variable.bindings.first?.value?.value { return Bracketed(expression: value).description }
  }
  return nil
}
