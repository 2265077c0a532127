import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// How large texts become: one that doubles in a loop takes all memory in few steps.
extension StringProtocol {
  var isTooLarge: Bool { utf8.count > Machine.largest }

  func checkSize() throws { try String.check(size: utf8.count) }
}

extension String {
  func joined(with other: String) throws -> String {
    try String.check(size: utf8.count + other.utf8.count)
    return self + other
  }

  static func check(size: Int) throws {
    if size > Machine.largest { throw Interruption.unknown(.tooLarge(size)) }
  }
}

extension GapCause {
  fileprivate static func tooLarge(_ size: Int) -> GapCause {
    .beyondBounds("a text of \(size) bytes, which is too much here")
  }
}

extension RuntimeValue {
  /// A text that may have grown.
  static func grown(_ text: String) throws -> RuntimeValue {
    try text.checkSize()
    return .text(text)
  }

  /// What a text is once it has become too large: it isn't kept, and who goes on with it is told.
  static var tooLargeText: RuntimeValue {
    let cause = GapCause.beyondBounds("a text that has become too large here")
    return .unknown(UnknownValue(RuntimeGap(.value, source: "text", name: "text", cause: cause, place: nil)))
  }
}
