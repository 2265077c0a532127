import Testing

/// Swift's language reference, "Implicit Member Expression": what a parameter of type `String` is given by a
/// name with a dot is a static member of `String`, also one that the app adds.
@Suite("Texts that an app adds to String, named without it") struct AddedTextTests {
  private let declarations = """
    extension String {
      static let potName = "potName"
      static let isSteeped = "isSteeped"
      static let comma = ", "
      static func key(_ name: String) -> String { "kettle." + name }
    }

    """

  private func texts(_ body: String, members: String = "") -> [String] {
    Screen(
      declarations + "struct Probe: View { \(members)\nvar body: some View { VStack { \(body) } } }",
      open: "Probe"
    ).texts
  }

  @Test("Keys of user defaults")
  func keys() {
    let members = """
      let defaults = UserDefaults.standard
      init() {
        UserDefaults.standard.set("Assam", forKey: .potName)
        defaults.set(true, forKey: .isSteeped)
        defaults.set(3, forKey: .key("litres"))
      }
      """
    let body = """
      Text(UserDefaults.standard.string(forKey: .potName) ?? "none")
      Text(defaults.bool(forKey: .isSteeped) ? "steeped" : "dry")
      Text("\\(defaults.integer(forKey: "kettle.litres"))")
      """
    #expect(texts(body, members: members) == ["Assam", "steeped", "3"])
  }

  @Test("Parts of texts")
  func parts() {
    #expect(texts("Text([\"Assam\", \"Ceylon\"].joined(separator: .comma))") == ["Assam, Ceylon"])
    #expect(texts("Text(\"Assam\".appending(String.comma))") == ["Assam, "])
  }

  @Test("What the SDK's types have by that name stays theirs")
  func others() {
    let body = "Text(\"a b\".components(separatedBy: .whitespaces).joined(separator: .comma))"
    #expect(texts(body) == ["a, b"])
  }
}
