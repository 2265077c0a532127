import Testing

// Foundation documentation, UserDefaults: volatileDomain(forName:), registrationDomain, dictionaryRepresentation().
@Suite("Settings that an app registers") struct RegisteredDefaultsTests {
  @Test(
    "They are in the registration domain, and in no other",
    arguments: [
      (
        "UserDefaults.standard.volatileDomain(forName: UserDefaults.registrationDomain)[\"depth\"] as? Int ?? -1",
        "9"
      ),
      (
        "UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)[\"depth\"] as? Int ?? -1",
        "-1"
      ),
      ("UserDefaults.standard.dictionaryRepresentation()[\"depth\"] as? Int ?? -1", "4"),
    ])
  func domains(source: String, expected: String) {
    let set =
      "let u = UserDefaults.standard; u.register(defaults: [\"depth\": 9]); u.set(4, forKey: \"depth\")"
    #expect(value("\(set); return \(source)") == expected)
  }
}
