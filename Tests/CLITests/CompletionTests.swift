import Testing

/// What a shell is told to offer. Whatever is offered has to be taken.
@Suite("Shell completions")
struct CompletionTests {
  /// What the program answers when a shell asks for the values of an option.
  private func offered(_ option: String, of command: String) throws -> [String] {
    let result = try Program.run(
      ["---completion", command, "--", "--\(option)", "2", "0", "earshot", command, "--\(option)", ""])
    #expect(result.code == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test("A script for every shell", arguments: ["bash", "zsh", "fish"])
  func scripts(shell: String) throws {
    let result = try Program.run(["--generate-completion-script", shell])
    #expect(result.code == 0)
    for word in ["accessibility5", "iphone-se", "landscape", "wda-xml", "accessibility-snapshot", "sarif="] {
      #expect(result.output.contains(word), "\(word)")
    }
  }

  @Test("The rules of the audit")
  func rules() throws {
    let rules = try offered("rule", of: "audit")
    let listed = try Program.run(["audit", "--list-rules"]).output.split(separator: "\n")
    #expect(!rules.isEmpty)
    #expect(rules == listed.map { String($0.prefix { $0 != " " }) })
  }

  @Test("Settings with their values, each of which is taken")
  func settings() throws {
    let settings = try offered("setting", of: "read")
    #expect(settings.contains("help"))
    #expect(settings.contains { $0.hasSuffix("=off") })
    let folder = try SampleFolder()
    let whole = settings.filter { $0.contains("=") && !$0.hasSuffix("=") }
    let result = try Program.run(["read", folder.planet] + whole.flatMap { ["--setting", $0] })
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test("Voices and locales by the table of voices")
  func voices() throws {
    #expect(try offered("voice", of: "speak").contains("cmn-latn-pinyin"))
    let locales = try offered("locale", of: "read")
    #expect(locales.contains("pt_BR") && locales.contains("de") && locales.contains("es_419"))
  }
}
