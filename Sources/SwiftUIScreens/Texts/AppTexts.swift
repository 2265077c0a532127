import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// The texts of an app as `String`s: `String(localized:)`, `NSLocalizedString`, resources.
extension Natives {
  mutating func addAppTexts() {
    self["_AppTexts.text(_:_:table:words:language:)"] = { arguments, call in
      guard let run = call.machine.host as? ScreenRun, case .text(let words) = arguments[1],
        case .list(let values) = arguments[2]
      else { throw Interruption.unknown("the texts of the app") }
      var key = ScreenTexts.Key(key: words)
      if case .text(let table)? = arguments[3].unwrapped { key.table = table }
      if case .text(let words)? = arguments[4].unwrapped { key.words = words }
      let any = call.machine.program.types.any
      key.arguments = try values.map { try run.textArgument(call.machine.opened(TypedValue($0, any))) }
      if case .text(let language)? = arguments[5].unwrapped { key.language = language }
      return .text(run.string(of: key))
    }
    self["_AppTexts.escaped(_:)"] = { arguments, _ in
      guard case .text(let literal) = arguments[1], literal.utf8.contains(UInt8(ascii: "%")) else {
        return arguments[1]
      }
      return .text(literal.replacing("%", with: "%%"))
    }
  }
}

extension ScreenRun {
  /// The words as a `String`. What depends on numbers is chosen when they are put into it.
  fileprivate func string(of key: ScreenTexts.Key) -> String {
    let (text, format) = texts(in: key.language).string(of: key)
    if let format, format.isPlural { code.givenFormats.give(text, format) }
    return text
  }

  /// What stands for a value in a text that shows neither other texts nor images.
  func textArgument(_ value: TypedValue) throws -> ScreenTexts.Argument {
    switch value.value {
    case .integer(let number): .integer(number)
    case .floating(let number): .number(number)
    case .text(let text): .text(text)
    default: .text(try machine.describe(value.value, value.type))
    }
  }
}
