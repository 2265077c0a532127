/// Symbols by the constants of the package SFSafeSymbols: `Image(systemSymbol: .squareAndArrowUp)`.
enum SafeSymbols {
  /// The argument as the SDK's own form has it.
  static func named(_ argument: LabeledValue, in view: String) -> LabeledValue {
    guard let symbol = argument.value.symbolName else { return argument }
    return LabeledValue(
      label: view == "Image" ? "systemName" : "systemImage", value: .string(name(of: symbol)))
  }

  /// `squareAndArrowUp` is `square.and.arrow.up`, `_4kTv` is `4k.tv`, `arrow2Squarepath` is
  /// `arrow.2.squarepath`.
  static func name(of constant: String) -> String {
    var result = ""
    var last: Character = "."
    for character in constant {
      if character == "_" { continue }
      let isBoundary =
        character.isUppercase || (character.isNumber && !last.isNumber)
      if isBoundary, !result.isEmpty, last != "." { result.append(".") }
      result += character.lowercased()
      last = character
    }
    return result
  }
}
