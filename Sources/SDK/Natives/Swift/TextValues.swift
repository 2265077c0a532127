import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// Texts, their places and ranges as values of running code.
extension RuntimeValue {
  /// A place in a text.
  var place: String.Index {
    get throws { try hosted() }
  }

  static func place(_ index: String.Index) -> RuntimeValue { .host(index) }

  static func character(_ character: Character) -> RuntimeValue { .text(String(character)) }

  var character: Character {
    get throws {
      guard let character = try string.first else { throw Interruption.unknown("a character") }
      return character
    }
  }

  static func scalar(_ scalar: Unicode.Scalar) -> RuntimeValue { .integer(Int(scalar.value)) }

  var scalar: Unicode.Scalar {
    get throws {
      guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try int)) else {
        throw Interruption.unknown("a scalar")
      }
      return scalar
    }
  }

  /// A part of a text; a whole one is a part too.
  var substring: Substring {
    get throws {
      if case .text(let text) = self { return text[...] }
      return try hosted()
    }
  }

  static func range(_ range: Range<String.Index>) -> RuntimeValue {
    .tuple(.place(range.lowerBound), .place(range.upperBound))
  }

  /// The bounds of a `Range<String.Index>`.
  var placeRange: Range<String.Index> {
    get throws {
      let bounds = try fields
      guard bounds.count == 2 else { throw Interruption.unknown("a range of a text") }
      let (lower, upper) = (try bounds[0].place, try bounds[1].place)
      guard lower <= upper else {
        throw Interruption.trap("Fatal error: Range requires lowerBound <= upperBound")
      }
      return lower..<upper
    }
  }
}

extension Interruption {
  static var indexOutOfBounds: Interruption { .trap("Fatal error: String index is out of bounds") }
  static var rangeOutOfBounds: Interruption { .trap("Fatal error: String index range is out of bounds") }
}

extension StringProtocol {
  /// The range, where this text has it.
  func checked(_ range: Range<String.Index>) throws -> Range<String.Index> {
    guard range.lowerBound >= startIndex, range.upperBound <= endIndex else {
      throw Interruption.rangeOutOfBounds
    }
    return range
  }
}

extension NativeCall {
  /// All elements of an argument, a sequence of the type that a type parameter stands for.
  func elements(of value: RuntimeValue, _ parameter: String) throws -> ContiguousArray<RuntimeValue> {
    if case .list(let elements) = value { return elements }
    return try machine.elements(of: value, type(parameter))
  }

  /// The characters of an argument, put together.
  func characters(of value: RuntimeValue, _ parameter: String) throws -> String {
    if case .text(let text) = value { return text }
    if case .host(let host) = value, let part = host.value as? Substring { return String(part) }
    var text = ""
    for element in try elements(of: value, parameter) { text += try element.string }
    return text
  }
}
