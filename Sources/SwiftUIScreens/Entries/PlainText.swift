import EarshotSwiftRuntime

extension RuntimeValue {
  /// A text, also an optional one; nil of everything else.
  var plainText: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
