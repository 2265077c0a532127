/// Which of several functions is meant by pairs and single values, alone and in lists: `init(_ tides: [Double])`
/// beside `init(_ tides: [(Double, Double)])`.
extension Machine {
  /// Whether one type is a tuple where the other is a number, a text, a truth or a tuple of another length, or
  /// whether that is so of the elements of both.
  func isOtherTuple(_ own: TypeName, than wanted: TypeName) -> Bool {
    switch (own.unwrapped, wanted.unwrapped) {
    case (.array(let own), .array(let wanted)): return isOtherTuple(own, than: wanted)
    case (.tuple(let own, _), .tuple(let wanted, _)): return own.count != wanted.count
    case (.tuple, let other), (let other, .tuple): return isBasic(other)
    default: return false
    }
  }

  /// Whether what is written is of tuples where single values are wanted, or the other way round. A literal may be
  /// of any type of the app's that is made of one.
  func isOtherTuple(_ expression: Expression, than wanted: TypeName) -> Bool {
    switch (expression.kind, wanted.unwrapped) {
    case (.array(let elements), .array(let element)):
      return elements.first.map { isOtherTuple($0, than: element) } ?? false
    case (.tuple(let own), .tuple(let parts, _)): return own.count > 1 && own.count != parts.count
    case (.tuple(let own), let other): return own.count > 1 && isBasic(other)
    case (.prefix("-", let number), .tuple): return isOtherTuple(number, than: wanted)
    case (.integer, .tuple), (.float, .tuple), (.string, .tuple), (.bool, .tuple): return true
    default: return false
    }
  }
}
