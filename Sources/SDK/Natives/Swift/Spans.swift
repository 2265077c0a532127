import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// Elements that stand one behind the other in an array: all of them, or those of a slice.
struct Span {
  let list: ContiguousArray<RuntimeValue>
  let range: Range<Int>
}

extension RuntimeValue {
  static func slice(_ list: ContiguousArray<RuntimeValue>, _ range: Range<Int>? = nil) -> RuntimeValue {
    let range = range ?? 0..<list.count
    return .fields([.list(list), .integer(range.lowerBound), .integer(range.upperBound)])
  }

  /// What an `ArraySlice` is of.
  var sliceSpan: Span {
    get throws {
      guard case .fields(let fields) = self, fields.count == 3, case .list(let list) = fields[0] else {
        throw Interruption.unknown("a slice of an array")
      }
      return Span(list: list, range: try fields[1].int..<(try fields[2].int))
    }
  }

  /// What an array or an `ArraySlice` is of.
  var span: Span {
    get throws {
      if case .list(let list) = self { return Span(list: list, range: 0..<list.count) }
      return try sliceSpan
    }
  }

  /// A `Range<Int>`.
  var intRange: Range<Int> {
    get throws {
      let bounds = try fields
      let (lower, upper) = (try bounds[0].int, try bounds[1].int)
      guard lower <= upper else {
        throw Interruption.trap("Fatal error: Range requires lowerBound <= upperBound")
      }
      return lower..<upper
    }
  }
}

extension Type {
  /// `Array`, `ContiguousArray`, `ArraySlice`
  var isArrayOrSlice: Bool {
    switch nominal?.name {
    case "Array", "ContiguousArray", "ArraySlice": nominal?.module.name == "Swift"
    default: false
    }
  }
}

extension NativeCall {
  /// The elements of an array or a slice of one, where the member is called on such.
  func span(_ value: RuntimeValue) throws -> Span? {
    try type("Self").isArrayOrSlice ? value.span : nil
  }

  /// Whether the member is called on an array or a slice of one.
  var isOfArray: Bool { get throws { try type("Self").isArrayOrSlice } }
  /// Which of the two it is.
  var isOfSlice: Bool { get throws { try type("Self").nominal?.name == "ArraySlice" } }
}

extension ContiguousArray<RuntimeValue> {
  /// Changes the elements of an array or of a slice that an argument is, in their place.
  mutating func changeSpan(
    _ index: Int, _ body: (inout ContiguousArray<RuntimeValue>, inout Range<Int>) throws -> RuntimeValue
  ) throws -> RuntimeValue {
    if case .list(var list) = self[index] {
      self[index] = .unset
      defer { self[index] = .list(list) }
      var range = 0..<list.count
      return try body(&list, &range)
    }
    let bounds = try self[index].sliceSpan.range
    guard case .fields(var fields) = self[index], case .list(var list) = fields[0] else {
      throw Interruption.unknown("an array or a slice of one")
    }
    self[index] = .unset
    fields[0] = .unset
    var range = bounds
    defer { self[index] = .slice(list, range) }
    return try body(&list, &range)
  }

  /// Puts others in the place of elements of a span, and moves its end.
  mutating func replace(
    _ bounds: Range<Int>, in range: inout Range<Int>, with new: some Collection<RuntimeValue>
  ) throws -> RuntimeValue {
    guard bounds.lowerBound >= range.lowerBound, bounds.upperBound <= range.upperBound else {
      throw Interruption.trap("Fatal error: Array index is out of range")
    }
    replaceSubrange(bounds, with: new)
    range = range.lowerBound..<range.upperBound + new.count - bounds.count
    return .void
  }

  /// Changes an element by what the running code does to it.
  mutating func modify(_ index: Int, _ change: FunctionValue) throws -> RuntimeValue {
    var held: ContiguousArray<RuntimeValue> = [self[index]]
    self[index] = .unset
    defer { self[index] = held[0] }
    return try change.call(list: &held)
  }
}
