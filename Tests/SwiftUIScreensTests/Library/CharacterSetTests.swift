import Testing

/// Apple's documentation of `CharacterSet`, and of `rangeOfCharacter(from:options:range:)` and
/// `range(of:options:range:locale:)`: what is found lies inside the range that is given.
@Suite("Character sets and searches between places") struct CharacterSetTests {
  private let helper = """
    func found(_ set: CharacterSet, _ text: String) -> String {
      var result = ""
      var start = text.startIndex
      while start < text.endIndex, let range = text.rangeOfCharacter(from: set, range: start..<text.endIndex) {
        result += text[range]
        start = range.upperBound
      }
      return result
    }
    """

  @Test(
    "Sets made of others",
    arguments: [
      (#"found(.decimalDigits, "7 $ 90")"#, "790"),
      (#"found(CharacterSet.alphanumerics.subtracting(.decimalDigits), "a1b2")"#, "ab"),
      (#"found(CharacterSet([".", ","]), "1,234.5")"#, ",."),
      (
        #"found(CharacterSet(charactersIn: "boat").intersection(CharacterSet(charactersIn: "tar")), "boat")"#,
        "at"
      ),
      (
        #"found(CharacterSet(charactersIn: "ab").symmetricDifference(CharacterSet(charactersIn: "bc")), "abc")"#,
        "ac"
      ),
      (
        #"found(CharacterSet.letters.union(.decimalDigits).union(.whitespaces).subtracting(.whitespaces).subtracting(CharacterSet(["a"])), "a b 7")"#,
        "b7"
      ),
      (#"found(.letters.intersection(.uppercaseLetters), "Low Tide")"#, "LT"),
      (
        #"found(CharacterSet.decimalDigits.union(.whitespaces).inverted.subtracting(CharacterSet(["/"])), "3 t/ 4 km")"#,
        "tkm"
      ),
    ])
  func sets(source: String, expected: String) {
    #expect(Evaluation("return \(source)", declarations: helper).text == expected)
  }

  @Test("A set that is changed")
  func changed() {
    let source = """
      var set = CharacterSet.alphanumerics
      set.subtract(.decimalDigits)
      set.insert(charactersIn: "-")
      set.remove(charactersIn: "e")
      return found(set, "pier-7")
      """
    #expect(Evaluation(source, declarations: helper).text == "pir-")
  }

  @Test(
    "A word is found inside a range only, and backwards from its end",
    arguments: [
      (#"text.range(of: "pier", range: text.index(after: text.startIndex)..<text.endIndex)"#, "8"),
      (#"text.range(of: "pier", options: .backwards)"#, "8"),
      (#"text.range(of: "PIER", options: [.backwards, .caseInsensitive])"#, "8"),
      (#"text.range(of: "by", range: text.startIndex..<text.index(text.startIndex, offsetBy: 4))"#, "none"),
      (#"text.range(of: "pier")"#, "0"),
    ])
  func words(source: String, expected: String) {
    let code = """
      let text = "pier by pier"
      guard let range = \(source) else { return "none" }
      return "\\(text.distance(from: text.startIndex, to: range.lowerBound))"
      """
    #expect(Evaluation(code).text == expected)
  }
}
