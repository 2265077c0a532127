// SwiftSoup (github.com/scinfu/SwiftSoup): how spaces of texts are told and brought together.

extension String {
  var _trimmed: String { trimmingCharacters(in: _spaces) }
  var _isBlank: Bool { _trimmed.isEmpty }
  /// The words between spaces, of which those that can't be broken are also some.
  var _words: [String] { components(separatedBy: _spacesOfText).filter { !$0.isEmpty } }
  /// Each run of spaces as one.
  func _collapsed(in set: CharacterSet) -> String {
    let parts = components(separatedBy: set)
    guard parts.count > 1 else { return self }
    let words = parts.filter { !$0.isEmpty }
    if words.isEmpty { return " " }
    return (parts[0].isEmpty ? " " : "") + words.joined(separator: " ")
      + (parts[parts.count - 1].isEmpty ? " " : "")
  }
}
