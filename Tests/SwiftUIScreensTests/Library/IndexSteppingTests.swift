import Testing

// Swift documentation, Collection: formIndex(after:), formIndex(_:offsetBy:), formIndex(_:offsetBy:limitedBy:).
@Suite("Places that are stepped on in place") struct IndexSteppingTests {
  @Test(
    "A place given with & is replaced by the one that `index` answers",
    arguments: [
      (
        #"let s = "harbour"; var i = s.startIndex; s.formIndex(&i, offsetBy: 2); return String(s[i...])"#,
        "rbour"
      ),
      (#"let s = "quay"; var i = s.endIndex; s.formIndex(before: &i); return String(s[i])"#, "y"),
      (#"let s = "quay"; var i = s.startIndex; s.formIndex(after: &i); return String(s[i])"#, "u"),
      ("let a = [4, 5, 6]; var i = 0; a.formIndex(&i, offsetBy: 2); return a[i]", "6"),
      (
        "let a = [4, 5]; var i = 0; let kept = a.formIndex(&i, offsetBy: 9, limitedBy: a.endIndex); return \"\\(kept) \\(i)\"",
        "false 2"
      ),
      (
        "let a = [4, 5]; var i = 0; let kept = a.formIndex(&i, offsetBy: 1, limitedBy: a.endIndex); return \"\\(kept) \\(i)\"",
        "true 1"
      ),
    ])
  func stepped(source: String, expected: String) {
    #expect(value(source) == expected)
  }

  @Test("In an extension of String it needs no `self`, and a loop by it ends")
  func implicitSelf() {
    let pairs = """
      extension String {
        var pairs: [String] {
          var found: [String] = []
          var place = startIndex
          while place < endIndex {
            found.append(String(self[place...index(after: place)]))
            formIndex(&place, offsetBy: 2)
          }
          return found
        }
      }
      """
    #expect(value(#"return "a1b2c3".pairs.joined(separator: " ")"#, with: pairs) == "a1 b2 c3")
  }
}
