import Foundation
import Testing

@Suite("Nothing is green where nothing was read")
struct UnreadScreenTests {
  private let folder: SampleFolder

  init() throws {
    folder = try SampleFolder()
    try folder.write("Gate.swift", UnreadScreenTests.view("Gate", #"if Tide.isHigh { Text("High") }"#))
    try folder.write("Page.swift", UnreadScreenTests.view("Page", "TidePage()"))
    try folder.write("Calm.swift", UnreadScreenTests.view("Calm", "Circle().fill(.blue)"))
    try folder.write("Named.swift", UnreadScreenTests.view("Named", #"Text("Depth \(tideDepth())")"#))
  }

  private static func view(_ name: String, _ body: String) -> String {
    "import SwiftUI\n\nstruct \(name): View {\n  var body: some View { \(body) }\n}\n"
  }

  private var gate: String { folder.file("Gate.swift") }

  private func counts(_ output: String) throws -> (whole: Int, inPart: Int, notAtAll: [String]) {
    let document = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let read = try #require(document?["read"] as? [String: Any])
    let unread = try #require(read["notAtAll"] as? [[String: Any]])
    return (
      try #require(read["whole"] as? Int), try #require(read["inPart"] as? Int),
      unread.compactMap { $0["screen"] as? String }
    )
  }

  // MARK: audit

  @Test("audit ends with 2 where it found nothing and a screen was not read")
  func audit() throws {
    for name in ["Gate.swift", "Page.swift"] {
      let result = try Program.run(["audit", folder.file(name)])
      #expect(result.code == 2)
      #expect(
        result.output
          == "No findings on 0 of 1 screen. The screen was not read: findings there can't be seen.\n")
      #expect(
        result.errors.hasSuffix(
          "error: could not tell: the screen was not read; --allow-unread lets that pass\n"))
    }
  }

  @Test("audit: 0 where that is allowed, where nothing fails, and where there is nothing to say")
  func auditAllowed() throws {
    #expect(try Program.run(["audit", gate, "--allow-unread"]).code == 0)
    #expect(try Program.run(["audit", gate, "--fail-on", "never"]).code == 0)
    let known = folder.file("known.json")
    #expect(try Program.run(["audit", gate, "--write-baseline", known]).code == 0)
    let calm = try Program.run(["audit", folder.file("Calm.swift")])
    #expect(calm.code == 0 && calm.output == "No findings on 1 screen.\n" && calm.errors == "")
    let part = try Program.run(["audit", folder.unknown])
    #expect(part.code == 0)
    #expect(
      part.output == "No findings on 1 screen. The screen was read in part: findings there can't be seen.\n")
  }

  @Test("audit: a finding comes first")
  func auditFinding() throws {
    try folder.write(
      "Icon.swift", UnreadScreenTests.view("Icon", #"Image("boat").onTapGesture { print("sailed") }"#))
    let result = try Program.run(["audit", folder.file("Icon.swift"), gate])
    #expect(result.code == 1)
    #expect(
      result.output.contains("1 of 2 screens was not read (\(gate):3 Gate): findings there can't be seen."))
  }

  @Test("audit: every form of the sum has it, and what has no sum still ends with 2")
  func auditForms() throws {
    let inputs = [folder.planet, folder.unknown, gate]
    func audit(_ format: String) throws -> Program.Result {
      try Program.run(["audit"] + inputs + ["--format", format])
    }
    #expect(
      try audit("text").output.hasPrefix("No findings on 2 of 3 screens. 1 of 3 screens was read in part"))
    #expect(try audit("markdown").output.contains("and 1 not at all ("))
    #expect(try audit("github").output.hasPrefix("::warning title=Not all was read::1 of 3 screens"))
    let read = try counts(audit("json").output)
    #expect(read.whole == 1 && read.inPart == 1 && read.notAtAll == ["\(gate):3 Gate"])
    for format in ["sarif", "junit", "tap"] { #expect(try audit(format).code == 2) }
    #expect(try counts(Program.run(["audit", folder.planet, "--format", "json"]).output).notAtAll.isEmpty)
  }

  // MARK: compare and diff

  @Test("compare --exit-code: 2 where nothing differs but a screen was not read")
  func compare() throws {
    let options = ["--before", "ios=17", "--after", "ios=26"]
    #expect(try Program.run(["compare", gate] + options).code == 0)
    let result = try Program.run(["compare", gate, "--exit-code"] + options)
    #expect(result.code == 2)
    #expect(
      result.output.contains(
        "Nothing is heard differently on 0 of 1 screen. The screen was not read: differences there can't be seen."
      ))
    #expect(result.errors.contains("error: could not tell: the screen was not read"))
    #expect(try Program.run(["compare", gate, "--fail-on", "lost"] + options).code == 2)
    #expect(try Program.run(["compare", gate, "--exit-code", "--allow-unread"] + options).code == 0)
    #expect(try Program.run(["compare", folder.planet, "--exit-code"] + options).code == 0)
    #expect(try Program.run(["compare", folder.unknown, "--exit-code"] + options).code == 0)
  }

  @Test("diff --exit-code: a screen that can't be read on either side is no proof; a difference comes first")
  func diff() throws {
    let project = try HarborProject.make()
    let file = "Sources/Harbor/Gate.swift"
    try project.commit([file: UnreadScreenTests.view("Gate", #"if Tide.isHigh { Text("High") }"#)])
    #expect(try project.earshot("diff", "HEAD", "--exit-code").code == 0, "no file has changed")
    try project.edit(file, "High\")", "Low\")")
    let result = try project.earshot("diff", "HEAD", "--exit-code")
    #expect(result.code == 2)
    #expect(
      result.output.contains(
        "Nothing is heard differently on 1 of 2 screens. 1 of 2 screens was not read (\(file):3 Gate): "))
    #expect(try project.earshot("diff", "HEAD").code == 0)
    #expect(try project.earshot("diff", "HEAD", "--exit-code", "--allow-unread").code == 0)
    let output = try project.earshot("diff", "HEAD", "--format", "json").output
    #expect(try JSONSchema("diff").faults(in: JSONValue(output)).isEmpty)
    let json = try counts(output)
    #expect(json.whole == 1 && json.notAtAll == ["\(file):3 Gate"])
    let markdown = try project.earshot("diff", "HEAD", "--format", "markdown").output
    #expect(markdown.contains("1 of 2 screens was not read"))
    let github = try project.earshot("diff", "HEAD", "--format", "github").output
    #expect(github.hasPrefix("::warning title=Not all was read::1 of 2 screens was not read"))
    // What is read now, and was not, differs.
    try project.edit(file, "if Tide.isHigh { Text(\"Low\") }", "Text(\"Low\")")
    #expect(try project.earshot("diff", "HEAD", "--exit-code").code == 1)
  }

  @Test(".earshot.yml allows it, in the sections that judge")
  func configuration() throws {
    try folder.write(".earshot.yml", "audit:\n  allow-unread: true\n")
    #expect(try Program.run(["audit", gate]).code == 0)
    let project = try HarborProject.make()
    let file = "Sources/Harbor/Gate.swift"
    try project.commit([file: UnreadScreenTests.view("Gate", #"if Tide.isHigh { Text("High") }"#)])
    try project.edit(file, "High\")", "Low\")")
    try project.write(".earshot.yml", "diff:\n  exit-code: true\n")
    #expect(try project.earshot("diff", "HEAD").code == 2)
    try project.write(".earshot.yml", "diff:\n  exit-code: true\n  allow-unread: true\n")
    #expect(try project.earshot("diff", "HEAD").code == 0)
  }

  // MARK: read, run, speak

  @Test("read says it at the end, on standard error, once and only where something is missing")
  func read() throws {
    let all = try Program.run(["read", folder.planet, folder.unknown, gate])
    #expect(all.code == 0)
    #expect(
      all.errors.hasSuffix("note: 1 of 3 screens was read in part, and 1 not at all (\(gate):3 Gate)\n"))
    #expect(try Program.run(["read", gate]).errors.hasSuffix("\nnote: the screen was not read\n"))
    #expect(try !Program.run(["read", folder.unknown]).errors.contains("note: "))
    #expect(try Program.run(["read", folder.planet, folder.moons]).errors == "")
    #expect(try Program.run(["read", folder.planet, gate, "--quiet"]).errors == "")
  }

  @Test("run says of the screens that its cases open how far they were read, each once")
  func run() throws {
    try folder.write("gate.earshot", "@open Gate.swift\n")
    try folder.write("planet.earshot", "@open Planet.swift\nMars\n@open Gate.swift\n")
    let scripts = ["run", folder.file("gate.earshot"), folder.file("planet.earshot")]
    let result = try Program.run(scripts)
    #expect(result.code == 0)
    #expect(result.output.contains("1 of 2 screens was not read ("))
    #expect(result.output.hasSuffix("Gate.swift:3 Gate): differences there can't be seen.\n"))
    let json = try counts(Program.run(scripts + ["--format", "json"]).output)
    #expect(json.whole == 1 && json.notAtAll.count == 1)
    #expect(
      try Program.run(scripts + ["--format", "markdown"]).output.contains("1 of 2 screens was not read"))
    let whole = try Program.run(["run", folder.file("planet.earshot"), "--filter", "none"])
    #expect(!whole.output.contains("not read"))
  }

  @Test("speak --check says what could not be checked, where there is a voice")
  func speak() throws {
    let inputs = ["speak", "--no-cache", "--check", folder.planet, gate]
    let result = try Program.run(inputs)
    guard result.code != 69 else { return }
    #expect(result.code == 0)
    #expect(
      result.output.hasSuffix("\n1 of 2 screens was not read (\(gate):3 Gate): faults there can't be seen.\n")
    )
    let json = try Program.run(inputs + ["--format", "json"]).output
    #expect(try JSONSchema("speak").faults(in: JSONValue(json)).isEmpty)
    #expect(try counts(json).notAtAll == ["\(gate):3 Gate"])
  }

  @Test("JSON fits its schemas where something was not read")
  func schemas() throws {
    let audit = try Program.run(["audit", gate, folder.unknown, "--format", "json"]).output
    #expect(try JSONSchema("audit").faults(in: JSONValue(audit)).isEmpty)
    let compared = try Program.run(["compare", gate, folder.unknown, "--format", "json"]).output
    #expect(try JSONSchema("compare").faults(in: JSONValue(compared)).isEmpty)
    try folder.write("gate.earshot", "@open Gate.swift\n")
    let run = try Program.run(["run", folder.file("gate.earshot"), "--format", "json"]).output
    #expect(try JSONSchema("run").faults(in: JSONValue(run)).isEmpty)
  }

  // MARK: record

  @Test(
    "record writes nothing where nothing is known, and says why", arguments: ["Gate.swift", "Page.swift"])
  func record(name: String) throws {
    let target = folder.file("walk.earshot")
    let written = try Program.run(["record", folder.file(name), "-o", target], input: "swipe right\n")
    #expect(written.code == 65)
    #expect(!FileManager.default.fileExists(atPath: target))
    #expect(
      written.errors.contains("error: \(folder.file(name)):3 \(name.dropLast(6)) is not recorded, since "))
    #expect(written.errors.contains("isn't declared") || written.errors.contains("'Tide' is not known here"))
    let shown = try Program.run(["record", folder.file(name)], input: "swipe right\n")
    #expect(shown.code == 65 && shown.output == "")
  }

  @Test("record --all writes what is known, names what is not, and ends with 65")
  func recordAll() throws {
    try FileManager.default.removeItem(atPath: folder.file("Package.swift"))
    let target = folder.file("Walks")
    let result = try Program.run(["record", folder.path, "--all", "-o", target])
    #expect(result.code == 65)
    let files = try FileManager.default.contentsOfDirectory(atPath: target).sorted()
    #expect(files.count == 6, "\(files)")
    #expect(!files.contains { $0.contains("Gate") || $0.contains("Page") })
    #expect(result.output.contains("recorded: \(target)/Calm.earshot, 0 stops\n"))
    #expect(result.errors.contains("Gate is not recorded, since it was not read: "))
    #expect(result.errors.contains("Page is not recorded, since nothing but unknown values is heard: "))
    #expect(
      result.errors.contains(
        "note: \(target)/Named.earshot: 2 of 2 utterances have source text in guillemets, "
          + "where a value is not known: no device says it\n"))
    #expect(result.errors.contains("note: 2 of 8 screens were read in part, and 2 not at all ("))
  }

  @Test("record of a walk with some unknown words is written, with a sentence about them")
  func recordSome() throws {
    let result = try Program.run(["record", folder.file("Named.swift")])
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("\nDepth «tideDepth()»\n"))
    #expect(result.errors.hasSuffix("no device says it\n"))
    #expect(try Program.run(["record", folder.planet]).errors == "")
  }
}
