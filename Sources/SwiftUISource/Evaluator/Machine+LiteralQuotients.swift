/// Literals have no type of their own: `1 / 3` is a third where a floating number is wanted or stands beside it,
/// and nothing where a whole one is.
extension Machine {
  /// What a quotient of whole literals is taken for where floating numbers are wanted: `aspectRatio(16 / 9)`.
  func floatingHint(_ expression: Expression) -> TypeHint? {
    expression.dividesWholeLiterals ? .named("Double") : nil
  }

  /// The left side of an operator again, now that a floating number stands on its right: `1 / 3 * width`.
  func besideFloating(
    _ value: Value, _ other: Value, _ node: Expression, in scope: Scope
  ) throws(Interrupt) -> Value {
    guard case .int = value, case .double = other, case .binary(_, let left, _) = node.kind,
      let hint = floatingHint(left)
    else { return value }
    return try evaluate(left, in: scope, hint: hint)
  }

  /// Arguments of one type, of which one is a floating number: `max(1 / 3, share)`, `pow(volume, 1 / 3)`.
  func besideFloating(
    _ arguments: [EvaluatedArgument], in scope: Scope
  ) throws(Interrupt) -> [EvaluatedArgument] {
    guard arguments.contains(where: { if case .double = $0.value { true } else { false } }) else {
      return arguments
    }
    var result = arguments
    for (index, argument) in arguments.enumerated() {
      guard case .int = argument.value, let expression = argument.expression,
        let hint = floatingHint(expression)
      else { continue }
      result[index].value = try evaluate(expression, in: scope, hint: hint)
    }
    return result
  }

  /// Whether the initializers and static functions of a type of the SDK take floating numbers: those of measures,
  /// colors and places do, those of whole numbers, texts and collections don't. A conversion takes what it is
  /// given as it is: `Double(1 / 3)` is nothing.
  static func takesFloating(_ type: String) -> Bool { !wholeTypes.contains(type) }

  private static let wholeTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Float16", "Float80", "Decimal", "NSNumber", "NSDecimalNumber",
    "String", "Substring", "Character", "Array", "Set", "Dictionary", "Optional", "Range", "ClosedRange",
    "ContiguousArray", "ArraySlice", "Data", "DateComponents", "IndexPath", "IndexSet", "NSRange", "Text",
    "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Stepper", "Binding", "State",
    "Result",
    "AnyHashable", "Duration", "UserDefaults", "Calendar", "DispatchTimeInterval",
  ]

  /// Modifiers that take whole numbers, or values of any type.
  static let wholeModifiers: Set<String> = [
    "tag", "id", "badge", "lineLimit", "gridCellColumns", "environment", "preference", "focusedValue",
    "containerValue", "transformEnvironment", "onChange", "task", "animation", "sensoryFeedback",
  ]

  /// Functions of numbers that take floating ones only.
  static let floatingFunctions = Library.mathematics.subtracting(["max", "min", "abs", "pow"])
}

extension Expression {
  /// Whether it is made of whole literals and signs alone, and divides.
  var dividesWholeLiterals: Bool { isWholeArithmetic && divides }

  private var isWholeArithmetic: Bool {
    switch kind {
    case .integer: true
    case .prefix("-", let operand), .prefix("+", let operand): operand.isWholeArithmetic
    case .tuple(let elements): elements.count == 1 && elements[0].value.isWholeArithmetic
    case .binary("+", let a, let b), .binary("-", let a, let b), .binary("*", let a, let b),
      .binary("/", let a, let b):
      a.isWholeArithmetic && b.isWholeArithmetic
    default: false
    }
  }

  private var divides: Bool {
    switch kind {
    case .binary("/", _, _): true
    case .binary(_, let a, let b): a.divides || b.divides
    case .prefix(_, let operand): operand.divides
    case .tuple(let elements): elements.contains { $0.value.divides }
    default: false
    }
  }
}
