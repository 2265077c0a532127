import Foundation
import Testing

@testable import EarshotKit

/// What the program writes about the samples fits the schemas that editors and scripts rely on.
@Suite("JSON output fits Schemas/")
struct OutputSchemaTests {
  private func run(_ arguments: [String], input: String = "") throws -> String {
    try Program.run(arguments, input: input).output
  }

  private func sample(_ name: String) -> String { "\(DocumentationPage.root)/Samples/\(name)" }

  private func expect(
    _ text: String, fits name: String, computedAs ios: Int? = 26,
    from location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let document = try JSONValue(text)
    let faults = try JSONSchema(name).faults(in: document)
    #expect(faults.isEmpty, "\(faults.prefix(10))\n\(text.prefix(400))", sourceLocation: location)
    #expect(
      document["computed"]?["by"] == .string("earshot \(Earshot.version)"), sourceLocation: location)
    #expect(document["computed"]?["ios"]?.number == ios.map(Double.init), sourceLocation: location)
  }

  static let inputs = [
    "Actions", "Controls", "CustomContent", "Documents", "Languages", "Order", "SemanticViews", "State",
  ]

  @Test("read, with causes and coverage", arguments: inputs)
  func read(input: String) throws {
    // Documents are no Swift files: each is an input of its own.
    let files = input == "Documents" ? try documents() : [sample(input)]
    for file in files {
      try expect(run(["read", file, "--format", "json"]), fits: "read")
      try expect(
        run(["read", file, "--format", "json", "--explain", "--ios", "17"]), fits: "read", computedAs: 17)
      try expect(run(["read", file, "--format", "json", "--coverage"]), fits: "coverage")
      try expect(run(["tree", file, "--format", "json"]), fits: "tree")
      try expect(run(["audit", file, "--format", "json"]), fits: "audit")
    }
  }

  private func documents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sample("Documents")).sorted()
      .filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .map { sample("Documents/\($0)") }
  }

  @Test("Every line of navigate; the first says by what the words are computed")
  func navigate() throws {
    let gestures = """
      elements
      swipe right
      explain
      actions
      content
      rotor next
      swipe down
      double-tap
      scroll down
      touch nothing of the kind
      no such gesture
      undo
      """
    let text = try run(
      [
        "navigate", sample("Order/StormNotice.swift"), "--preview", "Combined", "--format", "json",
        "--explain",
      ],
      input: gestures)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 13)
    try expect(lines[0], fits: "navigate")
    for line in lines.dropFirst() {
      #expect(try JSONSchema("navigate").faults(in: JSONValue(line)).isEmpty, "\(line)")
    }
  }

  @Test(
    "navigate by other technologies",
    arguments: [
      ("voice-control", "show names\nshow numbers\ntap 1\nshow actions for 1"),
      ("full-keyboard-access", "tab\nspace"),
    ])
  func technologies(name: String, gestures: String) throws {
    let text = try run(
      [
        "navigate", sample("Order/StormNotice.swift"), "--preview", "Plain", "--format", "json", "--with",
        name,
      ],
      input: gestures)
    for line in text.split(separator: "\n") {
      #expect(try JSONSchema("navigate").faults(in: JSONValue(String(line))).isEmpty, "\(line)")
    }
  }

  @Test("run, passed, failed and broken")
  func transcripts() throws {
    let folder = try SampleFolder()
    try folder.write("good.earshot", "@open Planet.swift\nMars\n")
    try folder.write("bad.earshot", "@open Planet.swift\nVenus\n~ swipes > 4\n")
    try folder.write("broken.earshot", "@open Nowhere.swift\n")
    try expect(run(["run", folder.path, "--format", "json"]), fits: "run", computedAs: nil)
  }

  @Test("route")
  func route() throws {
    let text = try run([
      "route", sample("Order/StormNotice.swift"), "--preview", "Plain", "--to", "Alert me", "--format",
      "json",
    ])
    try expect(text, fits: "route")
  }

  @Test("conformance, of cases and of a recording")
  func conformance() throws {
    let folder = try SampleFolder()
    try folder.write("log.txt", "Mars\nVisit, button\n")
    let text = try run([
      "conformance", folder.planet, "--recorded", folder.file("log.txt"), "--format", "json",
    ])
    try expect(text, fits: "conformance")
  }

  @Test("speak and its timings, where there is a voice")
  func speech() throws {
    let folder = try SampleFolder()
    let spoken = try Program.run([
      "speak", folder.planet, "-o", folder.file("a.wav"), "--timings", folder.file("a.json"), "--check",
      "--format",
      "json",
    ])
    guard spoken.code != 69 else { return }
    try expect(spoken.output, fits: "speak")
    try expect(String(contentsOfFile: folder.file("a.json"), encoding: .utf8), fits: "timings")
  }

  @Test("A document with a member too many, too few, or of another type does not fit")
  func strict() throws {
    let good =
      #"{"count":0,"element":0,"announcement":"","gestures":[],"version":1,"computed":{"by":"earshot 1","ios":26}}"#
    let schema = try JSONSchema("route")
    #expect(try schema.faults(in: JSONValue(good)).isEmpty)
    for bad in [
      good.replacing("\"count\":0", with: "\"count\":-1"), good.replacing("\"count\":0", with: "\"cuont\":0"),
      good.replacing("\"gestures\":[]", with: "\"gestures\":[1]"),
      good.replacing("\"version\":1", with: "\"version\":2"),
      good.replacing("\"ios\":26", with: "\"ios\":12"),
      good.replacing("\"announcement\":\"\"", with: "\"announcement\":null"),
    ] {
      #expect(try !schema.faults(in: JSONValue(bad)).isEmpty, "\(bad)")
    }
  }

  @Test("Every schema is understood whole, and is named in the documentation")
  func schemas() throws {
    let page = try String(contentsOfFile: "\(DocumentationPage.root)/Documentation/json.md", encoding: .utf8)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(DocumentationPage.root)/Schemas")
    for name in names.sorted() where name.hasSuffix(".schema.json") && !name.hasPrefix("tree-document") {
      _ = try JSONSchema(String(name.dropLast(".schema.json".count)))
      #expect(page.contains("Schemas/\(name)"), "\(name)")
    }
  }
}
