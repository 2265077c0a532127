import Foundation
import Testing

@testable import EarshotKit

/// A stranger's project beside files that are none of its business.
private struct Stranger {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("project/.git/HEAD", "")
    try folder.write("project/Card.swift", Stranger.card)
    try folder.write("outside/Secret.swift", "let secret = \"TOPSECRET\"")
    try folder.write("outside/secret.json", "{\"secret\": \"TOPSECRET\"}")
    try folder.write("outside/steps.earshot", "TOPSECRET\n")
  }

  var project: String { "\(folder.path)/project" }
  var outside: String { "\(folder.path)/outside" }
  var card: String { "\(project)/Card.swift" }

  func write(_ name: String, _ text: String) throws { try folder.write("project/\(name)", text) }
  func link(_ name: String, to target: String) throws { try folder.link("project/\(name)", to: target) }

  /// Everything that is read and said about the project, or why it isn't.
  func heard(_ input: String? = nil, _ options: OpenOptions = OpenOptions()) -> String {
    do {
      let opened = try Earshot.open([input ?? card], options: options)
      let readings = opened.readings()
      let notices = opened.notices + readings.flatMap(\.notices)
      return (readings.flatMap(\.elements).map(\.announcement) + notices.map(\.description))
        .joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  /// What came of a script in the project.
  func ran(_ script: String, allowing allowed: [String] = []) throws -> TranscriptResult {
    try write("test.earshot", script)
    let suite = try TranscriptSuite(["\(project)/test.earshot"], allowingOutside: allowed)
    return try #require(try suite.run().cases.first)
  }

  static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View { Text(secret) }
    }
    """
}

private func errors(_ result: TranscriptResult) -> String {
  result.errors.map(\.description).joined(separator: "\n")
}

/// A stranger's pull request must not be able to read the machine that checks it.
// The limit is for what never ends: tests wait for threads that others run on, and that counts, too.
@Suite("Nothing outside of the project is read", .timeLimit(.minutes(10)))
struct ConfinementTests {
  @Test(
    "A link out of the project is not followed, and is named with the option that allows it",
    arguments: [
      ("Secret.swift", "../outside/Secret.swift"), ("Linked", "../outside"),
    ])
  func links(name: String, target: String) throws {
    let stranger = try Stranger()
    try stranger.link(name, to: target)
    for input in [stranger.card, stranger.project] {
      let heard = stranger.heard(input)
      #expect(!heard.contains("TOPSECRET"))
      #expect(heard.contains("\(name):1:1: warning: not read: it leads to "))
      #expect(heard.contains("add --allow-outside \(try #require(FileSystem.realPath(stranger.outside)))"))
    }
    var options = OpenOptions()
    options.allowedOutside = [stranger.outside]
    #expect(stranger.heard(nil, options).contains("TOPSECRET"))
  }

  @Test("An absolute link, and a link to a link, lead out as well")
  func indirectLinks() throws {
    let stranger = try Stranger()
    try stranger.link("Other.swift", to: "\(stranger.outside)/Secret.swift")
    #expect(!stranger.heard().contains("TOPSECRET"))
    try stranger.link("Step.swift", to: "Other.swift")
    #expect(stranger.heard().contains("Step.swift:1:1: warning: not read"))
    #expect(!stranger.heard().contains("TOPSECRET"))
  }

  @Test("Links inside the project are followed")
  func inside() throws {
    let stranger = try Stranger()
    try stranger.write("Shared/Secret.swift", "let secret = \"Mine\"")
    try stranger.write("App/Package.swift", "// swift-tools-version:6.0")
    try stranger.write("App/Card.swift", Stranger.card)
    try stranger.link("App/Shared", to: "../Shared")
    #expect(stranger.heard("\(stranger.project)/App/Card.swift") == "Mine")
  }

  #if os(Linux)
    @Test("What the system shows of processes is never read, not even where it is allowed")
    func processes() throws {
      let stranger = try Stranger()
      try stranger.link("Environment.swift", to: "/proc/self/environ")
      try stranger.link("Input.swift", to: "/dev/stdin")
      var options = OpenOptions()
      options.allowedOutside = ["/"]
      let heard = stranger.heard(nil, options)
      #expect(
        heard.contains(
          "Environment.swift:1:1: warning: not read: it leads into /proc, of which nothing is read"))
      #expect(stranger.heard("\(stranger.project)/Environment.swift").contains("error: not read"))
    }
  #endif

  @Test(
    "A package that a manifest names by a path outside is not read",
    arguments: ["../outside/Tides", "ABSOLUTE"])
  func manifests(path: String) throws {
    let stranger = try Stranger()
    try stranger.write("Card.swift", "import Tides\n\(Stranger.card)")
    try stranger.folder.write(
      "outside/Tides/Package.swift", "// swift-tools-version:6.0\nlet t = .target(name: \"Tides\")")
    try stranger.folder.write("outside/Tides/Sources/Tides/Tides.swift", "let secret = \"TOPSECRET\"")
    let named = path == "ABSOLUTE" ? "\(stranger.outside)/Tides" : path
    try stranger.write(
      "Package.swift", "// swift-tools-version:6.0\nlet d = [\n  .package(path: \"\(named)\"),\n]")
    let heard = stranger.heard()
    #expect(!heard.contains("TOPSECRET"))
    #expect(heard.contains("Package.swift:3:19: warning: package \"\(named)\" is not read"))
    #expect(heard.contains("--allow-outside"))
    var options = OpenOptions()
    options.allowedOutside = [stranger.outside]
    #expect(stranger.heard(nil, options).contains("TOPSECRET"))
  }

  @Test("A manifest that is a link out is not read")
  func linkedManifest() throws {
    let stranger = try Stranger()
    try stranger.folder.write("outside/Package.swift", ".package(path: \"Tides\")")
    try stranger.link("Package.swift", to: "../outside/Package.swift")
    #expect(stranger.heard().contains("Package.swift:1:1: warning: not read"))
  }

  @Test("Links inside of fetched packages don't lead out, nor do the paths of their targets")
  func fetchedPackages() throws {
    let stranger = try Stranger()
    let import_ = Stranger.card.replacing("import SwiftUI", with: "import SwiftUI\nimport Tides\nimport Reef")
    try stranger.write("Card.swift", import_)
    try stranger.write(
      ".build/checkouts/sea/Package.swift",
      ".target(name: \"Tides\", path: \"../../../../outside\")\n\"Reef\"")
    try stranger.write(".build/checkouts/sea/Sources/x", "")
    try stranger.link(".build/checkouts/sea/Sources/Reef", to: "../../../../../outside")
    let heard = stranger.heard()
    #expect(!heard.contains("TOPSECRET"))
    #expect(heard.contains("not read: it leads to "))
  }

  @Test(
    "A configuration leads to nothing outside, and its line is named",
    arguments: ["sources: ../outside", "sources: /", "data: ../outside/secret.json"])
  func configuration(line: String) throws {
    let stranger = try Stranger()
    try stranger.write(".earshot.yml", "ios: 26\n\(line)\n")
    let error = #expect(throws: EarshotError.self) { try ProjectConfiguration.found(for: stranger.card) }
    #expect(error?.exitCode == 65)
    #expect("\(try #require(error))".contains(".earshot.yml:2:"))
    #expect("\(try #require(error))".contains("--allow-outside"))
    let allowed = try ProjectConfiguration.found(
      for: stranger.card, allowingOutside: [line == "sources: /" ? "/" : stranger.outside])
    #expect(allowed?.options.count == 2)
  }

  @Test("A configuration that is a link out is not read")
  func linkedConfiguration() throws {
    let stranger = try Stranger()
    try stranger.folder.write("outside/secret.yml", "TOPSECRET: 1")
    try stranger.link(".earshot.yml", to: "../outside/secret.yml")
    let error = #expect(throws: EarshotError.self) { try ProjectConfiguration.found(for: stranger.card) }
    #expect(!"\(try #require(error))".contains("TOPSECRET"))
  }

  @Test(
    "A transcript opens and includes nothing outside",
    arguments: [
      "@open ../outside/Secret.swift", "@open Card.swift --sources ../outside",
      "@open Card.swift --data ../outside/secret.json", "@open Card.swift\n@include ../outside/steps.earshot",
    ])
  func transcripts(script: String) throws {
    let stranger = try Stranger()
    let refused = try stranger.ran(script)
    #expect(refused.errorCode == 65)
    #expect(errors(refused).contains("--allow-outside"))
    #expect(!errors(refused).contains("TOPSECRET"))
    let allowed = try stranger.ran(script, allowing: [stranger.outside])
    #expect(!errors(allowed).contains("--allow-outside"))
  }

  @Test("What is outside is answered alike whether it is there or not")
  func existence() throws {
    let stranger = try Stranger()
    let there = errors(try stranger.ran("@open ../outside/Secret.swift"))
    let missing = errors(try stranger.ran("@open ../outside/Sacret.swift"))
    #expect(there.replacing("Secret", with: "Sacret") == missing)
  }

  @Test("A transcript in a folder that is a link out fails the run, and the others run")
  func linkedTranscript() throws {
    let stranger = try Stranger()
    try stranger.link("linked.earshot", to: "../outside/steps.earshot")
    try stranger.write("own.earshot", "@open Card.swift\n...\n")
    let result = try TranscriptSuite([stranger.project]).run()
    #expect(result.exitCode == 65)
    #expect(result.cases.map(\.status) == [.failed, .passed] || result.cases.count == 2)
    #expect(result.cases.flatMap(\.errors).map(\.description).joined().contains("--allow-outside"))
  }

  @Test("What the user names is read, also where it is a link")
  func named() throws {
    let stranger = try Stranger()
    try stranger.link("Named.swift", to: "../outside/Whole.swift")
    try stranger.folder.write("outside/Whole.swift", Stranger.card.replacing("secret", with: "\"Whole\""))
    #expect(stranger.heard("\(stranger.project)/Named.swift").contains("Whole"))
    try stranger.link("Folder", to: "../outside")
    #expect(stranger.heard("\(stranger.project)/Folder").hasPrefix("Whole"))
  }

  @Test("Without a repository the root is the package, else the folder that was named")
  func roots() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/Package.swift", "// swift-tools-version:6.0")
    try folder.write("a/Sources/A.swift", "")
    try folder.write("b/c/B.swift", "")
    let real = try #require(FileSystem.realPath(folder.path))
    #expect(ProjectRoot.roots(of: "\(folder.path)/a/Sources/A.swift").last == "\(real)/a")
    #expect(ProjectRoot.roots(of: "\(folder.path)/b/c") == ["\(real)/b/c", "\(real)/b/c"])
    #expect(ProjectRoot.roots(of: "\(folder.path)/b/c/B.swift") == ["\(real)/b/c/B.swift", "\(real)/b/c"])
  }

  @Test("A folder whose name begins as a root's is not inside of it")
  func prefixes() {
    #expect(Confinement.contains("/a/b", "/a/b/c"))
    #expect(Confinement.contains("/a/b", "/a/b"))
    #expect(!Confinement.contains("/a/b", "/a/bc"))
    #expect(Confinement.contains("/", "/a"))
  }
}

/// Nobody waits for what is no file.
@Suite("Only regular files are read", .timeLimit(.minutes(10)))
struct RegularFileTests {
  private func pipe(_ path: String) throws { try #require(mkfifo(path, 0o600) == 0) }

  @Test(
    "A pipe in a project's file's place is answered at once",
    arguments: [
      "Package.swift", "Other.swift", "Texts.json", "Localizable.xcstrings", ".build/checkouts",
      "App.xcodeproj/project.pbxproj",
    ])
  func pipes(name: String) throws {
    let stranger = try Stranger()
    try stranger.write("App.xcodeproj/x", "")
    try stranger.write(".build/x", "")
    try pipe("\(stranger.project)/\(name)")
    #expect(stranger.heard().hasPrefix("«secret»"))
    #expect(stranger.heard(stranger.project).hasPrefix("«secret»"))
  }

  @Test(
    "A pipe that a script names is an error",
    arguments: ["@open pipe", "@open Card.swift\n@include pipe", "@open Card.swift --data pipe"])
  func scripts(script: String) throws {
    let stranger = try Stranger()
    try pipe("\(stranger.project)/pipe")
    let result = try stranger.ran(script)
    #expect(errors(result).contains("only files are read"))
  }

  @Test("A pipe that a configuration names is an error")
  func configuration() throws {
    let stranger = try Stranger()
    try pipe("\(stranger.project)/pipe.json")
    try stranger.write(".earshot.yml", "data: pipe.json")
    #expect(throws: EarshotError.self) { try ProjectConfiguration.found(for: stranger.card) }
  }

  @Test("A link to a pipe is none that the user named")
  func linked() throws {
    let stranger = try Stranger()
    try pipe("\(stranger.project)/pipe")
    try stranger.link("Linked.swift", to: "pipe")
    #expect(stranger.heard("\(stranger.project)/Linked.swift").contains("only files are read"))
  }
}

/// Names come from whoever wrote the archive.
@Suite("Names that are not UTF-8")
struct UndecodableNameTests {
  #if os(Linux)
    private func touch(_ folder: String, _ name: [UInt8]) throws {
      let bytes = Array(folder.utf8) + [0x2f] + name + [0]
      let file = bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { pointer in
        pointer.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
      }
      try #require(file >= 0)
      close(file)
    }

    @Test("Each is one diagnostic, and the rest is read")
    func reading() throws {
      let stranger = try Stranger()
      try touch(stranger.project, Array("caf".utf8) + [0xe9] + Array(".swift".utf8))
      for input in [stranger.card, stranger.project] {
        let heard = stranger.heard(input)
        #expect(heard.hasPrefix("«secret»"))
        #expect(heard.split(separator: "\n").count { $0.contains("not read: the name is not UTF-8") } == 1)
      }
    }

    @Test("A transcript of such a name fails the run, and the others run")
    func running() throws {
      let stranger = try Stranger()
      try touch(stranger.project, [0xe9] + Array(".earshot".utf8))
      try stranger.write("own.earshot", "@open Card.swift\n...\n")
      let result = try TranscriptSuite([stranger.project]).run()
      #expect(result.exitCode == 65)
      #expect(result.cases.count == 2)
      #expect(result.count(.passed) == 1)
    }
  #endif
}
