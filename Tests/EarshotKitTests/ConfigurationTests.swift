import EarshotKit
import Testing

@Suite(".earshot.yml")
struct ConfigurationTests {
  private func configuration(_ yaml: String, in sub: String = "") throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    try folder.write(".earshot.yml", yaml)
    try folder.write("deep/er/Card.swift", "")
    let found = try ProjectConfiguration.found(for: "\(folder.path)/deep/er/Card.swift")
    return (found?.options ?? []).map { "\($0.name)=\($0.value.replacing(folder.path, with: ""))" }
  }

  private func fault(_ yaml: String) throws -> String {
    do {
      _ = try configuration(yaml)
      return ""
    } catch let error as EarshotError {
      let notice = try #require(error.notices.first)
      #expect(notice.location?.file.hasSuffix(".earshot.yml") == true)
      #expect(error.exitCode == 65)
      return "\(notice.location?.line ?? 0): \(notice.message)"
    }
  }

  @Test("Options are found upward, lists and names with values spelled out, paths from the file")
  func options() throws {
    let yaml = """
      ios: 17
      locale: de_DE
      sources: [Shared, ../Other]
      data: values.json
      setting:
        hints: off
        punctuation: all
      state: [title=Tide, count=3]
      format: json
      """
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    try folder.write("app/.earshot.yml", yaml)
    try folder.write("app/deep/er/Card.swift", "")
    let found = try #require(try ProjectConfiguration.found(for: "\(folder.path)/app/deep/er/Card.swift"))
    #expect(
      found.options.map { "\($0.name)=\($0.value.replacing(folder.path, with: ""))" } == [
        "ios=17", "locale=de_DE", "sources=/app/Shared", "sources=/Other", "data=/app/values.json",
        "setting=hints=off", "setting=punctuation=all", "state=title=Tide", "state=count=3",
        "format=json",
      ])
  }

  @Test("An unknown key is an error with its place and the nearest name")
  func unknownKey() throws {
    #expect(try fault("ios: 17\nlocle: de") == "2: unknown key \"locle\"; did you mean \"locale\"?")
  }

  @Test(
    "What can't be is an error at its line",
    arguments: [
      ("ios: 12", 1), ("ios: 17\nsetting:\n  hint: off", 3), ("locale: [de]", 1), ("- ios", 1),
      ("ios: 17\nios: 18", 1), ("device: iphone\ndata: {a: b}", 2), ("setting: [hints]", 1),
      ("ios: 17\nlocale: 'de", 2), ("state: [[a]]", 1),
    ])
  func faults(yaml: String, line: Int) throws {
    #expect(try fault(yaml).hasPrefix("\(line): "))
  }

  @Test("An empty file and comments are no options", arguments: ["", "# none\n", "---\n", "~"])
  func empty(yaml: String) throws { #expect(try configuration(yaml) == []) }

  @Test("The search ends at the repository")
  func repository() throws {
    let folder = try TemporaryFolder()
    try folder.write(".earshot.yml", "ios: 17")
    try folder.write("repository/.git/HEAD", "")
    try folder.write("repository/Card.swift", "")
    #expect(try ProjectConfiguration.found(for: "\(folder.path)/repository/Card.swift") == nil)
    #expect(try ProjectConfiguration.found(for: folder.path)?.options.count == 1)
  }

  @Test("Scripts run with the options of the project, unless they say otherwise")
  func scripts() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    try folder.write(".earshot.yml", "locale: de_DE\npreview: Planet")
    try folder.write("Planet.swift", planetSource)
    try folder.write(
      "planet.earshot",
      """
      @open Planet.swift
      ...
      > last
      Visit, Taste
      @open Planet.swift --locale en_US --view PlanetCard
      ...
      > last
      Visit, button
      """)
    let result = try TranscriptSuite([folder.path]).run()
    #expect(result.exitCode == 0, "\(result.cases)")
  }
}
