/// The words of a directive. Quotation marks keep blanks together, and a backslash quotes the
/// character after it, as in a shell.
enum Words {
  static func split(_ text: String) throws(WordFault) -> [String] {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var quote: Unicode.Scalar?
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        isEscape = false
        append(scalar, to: &word)
      } else if scalar == "\\", quote != "'" {
        isEscape = true
        word = word ?? .init()
      } else if let open = quote {
        if scalar == open { quote = nil } else { append(scalar, to: &word) }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
        word = word ?? .init()
      } else if TranscriptText.isBlank(scalar) {
        if let done = word { words.append(String(done)) }
        word = nil
      } else {
        append(scalar, to: &word)
      }
    }
    if quote != nil { throw WordFault(message: "a quotation mark is not closed") }
    if isEscape { throw WordFault(message: "a backslash at the end quotes nothing") }
    if let word { words.append(String(word)) }
    return words
  }

  /// The word as `split` reads it back.
  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      !TranscriptText.isBlank(scalar) && scalar != "\"" && scalar != "'" && scalar != "\\"
    }
    let escaped = word.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return isPlain && !word.isEmpty ? word : "\"\(escaped)\""
  }

  private static func append(_ scalar: Unicode.Scalar, to word: inout String.UnicodeScalarView?) {
    var longer = word ?? .init()
    word = nil
    longer.append(scalar)
    word = longer
  }
}

struct WordFault: Error, Hashable {
  var message: String
}
