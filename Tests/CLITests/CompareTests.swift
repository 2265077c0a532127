import Foundation
import Testing

@Suite("compare: two versions of a project")
struct CompareTests {
  private let folder: GitFolder
  private let card = "Sources/Harbor/BerthCard.swift"

  init() throws { folder = try HarborProject.make() }

  private func lines(_ result: Program.Result) -> [String] {
    result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("the old side is read with its whole package: one changed icon is one changed utterance")
  func wholePackage() throws {
    try folder.edit("Sources/Harbor/CloseButton.swift", "\"Close\"", "\"Close card\"")
    let result = try folder.earshot("compare", "\(card)@HEAD", card)
    #expect(result.code == 0)
    #expect(
      lines(result) == [
        "Before: \(card)@HEAD", "After: \(card)", lines(result)[2], "\(card):4 BerthCard",
        "Sources/Harbor/CloseButton.swift:5, stop 3", "− Close, button", "+ Close card, button",
      ])
    #expect(result.errors == "")
  }

  @Test("a package by path is read as it was")
  func packageByPath() throws {
    try folder.edit("Tides/Sources/Tides/TideRow.swift", "nine", "ten")
    let result = try folder.earshot("compare", "\(card)@HEAD", card)
    #expect(result.output.contains("− High water at nine\n"))
    #expect(result.output.contains("+ High water at ten\n"))
    #expect(result.output.contains("Tides/Sources/Tides/TideRow.swift:4, stop 2"))
  }

  @Test("a button that became a tap gesture loses its role", arguments: ["text", "markdown", "github"])
  func roleLost(format: String) throws {
    try folder.edit(
      card, "Button(\"Reserve\") { print(\"reserved\") }",
      "Text(\"Reserve\").onTapGesture { print(\"reserved\") }")
    let result = try folder.earshot("compare", "\(card)@HEAD", card, "--exit-code", "--format", format)
    #expect(result.code == 1)
    #expect(result.output.contains("Reserve, button"))
    #expect(result.output.contains("role lost: button"))
    // The other stops are not repeated.
    #expect(!result.output.contains("High water"))
  }

  @Test("what nobody can do any more is said, with who can't")
  func controlLost() throws {
    try folder.edit(card, "CloseButton()", "CloseButton().allowsHitTesting(false).accessibilityHidden(true)")
    let result = try folder.earshot("compare", "\(card)@HEAD", card)
    #expect(result.output.contains("− Close, button\n"))
    #expect(result.output.contains("control lost: Close\n"))
  }

  @Test("another order is said as a move, not as a loss and a gain")
  func order() throws {
    try folder.edit(card, "      CloseButton()\n", "")
    try folder.edit(card, "Text(\"Berth four\")", "CloseButton()\n      Text(\"Berth four\")")
    let result = try folder.earshot("compare", "\(card)@HEAD", card)
    #expect(result.output.contains("stop 1, was stop 3"))
    #expect(result.output.contains("= Close, button"))
    #expect(!result.output.contains("−") && !result.output.contains("+ "))
  }

  @Test("an action with another name is a difference though the same words are heard")
  func actions() throws {
    let berth = "Text(\"Berth four\")"
    try folder.edit(card, berth, "\(berth).accessibilityAction(named: \"Archive\") {}")
    try folder.commit()
    try folder.edit(card, "Archive", "Delete")
    let result = try folder.earshot("compare", "\(card)@HEAD", card)
    #expect(result.output.contains("= Berth four, Actions available"))
    #expect(result.output.contains("action lost: Archive\n"))
    #expect(result.output.contains("action gained: Delete\n"))
  }

  @Test(
    "folders and the current folder take a revision, from wherever one stands",
    arguments: [(".", ".@HEAD", "."), (".", "Sources@HEAD", "Sources"), ("Sources", "Harbor@main", "Harbor")])
  func folders(at: String, before: String, after: String) throws {
    try folder.edit(card, "Berth four", "Berth five")
    let result = try folder.earshot("compare", before, after, in: at)
    #expect(result.code == 0)
    #expect(result.output.contains("1 of 1 screen differs"))
    #expect(result.output.contains("− Berth four\n"))
    #expect(result.output.contains("+ Berth five\n"))
    // Files have the names that they have for the user.
    #expect(!result.output.contains(folder.path) || at != ".")
  }

  @Test("one screen of a revision is chosen by #")
  func screen() throws {
    try folder.edit("Sources/Harbor/CloseButton.swift", "\"Close\"", "\"Shut\"")
    let result = try folder.earshot("compare", ".@HEAD#CloseButton", ".#CloseButton")
    #expect(result.output.contains("Sources/Harbor/CloseButton.swift:3 CloseButton"))
    #expect(result.output.contains("− Close, button"))
  }

  @Test("unchanged ways are written on request only")
  func unchanged() throws {
    let plain = try folder.earshot("compare", ".@HEAD", ".", "--exit-code")
    #expect(plain.code == 0)
    #expect(plain.output.contains("Nothing is heard differently on 1 screen."))
    #expect(!plain.output.contains("Voice Control"))
    let all = try folder.earshot("compare", ".@HEAD", ".", "--unchanged")
    #expect(all.output.contains("Voice Control"))
    #expect(all.output.contains("Reserve: 3 swipes, double-tap"))
  }

  @Test(
    "a revision that is none is wrong usage, with what to do",
    arguments: ["HEADD", "--all", "HEAD:x", "", "@{9}"])
  func unknownRevision(revision: String) throws {
    let result = try folder.earshot("compare", ".@\(revision)", ".")
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("unknown revision \"\(revision)\""))
    #expect(result.errors.contains("name a commit, a branch or a tag"))
  }

  @Test("a file that the revision doesn't have is said to be missing there")
  func missingThere() throws {
    try folder.write(
      "Sources/Harbor/Pier.swift", "import SwiftUI\nstruct Pier: View { var body: some View { Text(\"P\") } }"
    )
    let result = try folder.earshot("compare", "Sources/Harbor/Pier.swift@HEAD", "Sources/Harbor/Pier.swift")
    #expect(result.code == 64)
    #expect(result.errors.contains("there is no Sources/Harbor/Pier.swift in the revision"))
  }

  @Test("fetched packages that git ignores are the working tree's on both sides")
  func fetchedPackages() throws {
    try folder.write(".gitignore", ".build/\n")
    try folder.write(
      ".build/checkouts/lamps/Package.swift",
      "// swift-tools-version: 6.0\nlet package = Package(name: \"Lamps\", targets: [.target(name: \"Lamps\")])"
    )
    try folder.write(
      ".build/checkouts/lamps/Sources/Lamps/Lamp.swift",
      "import SwiftUI\npublic struct Lamp: View { public var body: some View { Text(\"Green lamp\") } }")
    try folder.edit(card, "TideRow()", "TideRow()\n      Lamp()")
    try folder.edit(card, "import Tides", "import Tides\nimport Lamps")
    try folder.commit()
    #expect(try folder.earshot("read", card).output.contains("Green lamp"))
    try folder.edit(card, "Berth four", "Berth five")
    let result = try folder.earshot("compare", "\(card)@HEAD", card)
    #expect(result.output.contains("+ Berth five"))
    #expect(!result.output.contains("lamp"))
  }

  @Test("a link of a commit that leads out of the repository is not followed")
  func links() throws {
    let outside = folder.path + "-outside.swift"
    try Data("import SwiftUI\nstruct Secret: View { var body: some View { Text(\"Secret words\") } }".utf8)
      .write(to: URL(fileURLWithPath: outside))
    defer { try? FileManager.default.removeItem(atPath: outside) }
    let link = "\(folder.path)/Sources/Harbor/Secret.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside)
    try folder.commit()
    try FileManager.default.removeItem(atPath: link)
    let result = try folder.earshot("compare", ".@HEAD", ".", "--all")
    #expect(!result.output.contains("Secret words"))
  }

  @Test("a link of a commit inside the repository is followed in the commit")
  func linksInside() throws {
    let link = "\(folder.path)/Shared"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Sources/Harbor")
    try folder.commit()
    try folder.edit(card, "Berth four", "Berth five")
    let result = try folder.earshot("compare", "Shared/BerthCard.swift@HEAD", "Shared/BerthCard.swift")
    #expect(result.output.contains("− Berth four"))
  }

  @Test("a submodule is read at the commit that the revision names")
  func submodules() throws {
    let lamps = try GitFolder()
    let lamp =
      "import SwiftUI\npublic struct Lamp: View { public var body: some View { Text(\"Red lamp\") } }"
    try lamps.commit(["Lamp.swift": lamp])
    try folder.git("submodule", "--quiet", "add", lamps.path, "Sources/Harbor/Lamps")
    try folder.edit(card, "TideRow()", "TideRow()\n      Lamp()")
    try folder.commit()
    #expect(try folder.earshot("read", card).output.contains("Red lamp"))
    try folder.edit("Sources/Harbor/Lamps/Lamp.swift", "Red", "Green")
    let result = try folder.earshot("compare", "\(card)@HEAD", card)
    #expect(result.output.contains("− Red lamp"))
    #expect(result.output.contains("+ Green lamp"))
  }

  @Test("contents that a partial clone lacks are an error that says how to have them, and nothing is fetched")
  func partialClone() throws {
    try folder.edit(card, "Berth four", "Berth five")
    try folder.commit()
    try folder.git("config", "uploadpack.allowFilter", "true")
    let clone = folder.path + "-clone"
    defer { try? FileManager.default.removeItem(atPath: clone) }
    try folder.git("clone", "--quiet", "--filter=blob:none", "file://\(folder.path)", clone)
    let shell = ["-c", "cd \"$0\" && exec \"$@\"", clone, Program.path, "compare", "\(card)@HEAD~1", card]
    let result = try Program.run(shell, environment: GitFolder.environment, program: "/bin/sh")
    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(result.errors.contains("is not in this clone"))
    #expect(result.errors.contains("git fetch --refetch --no-filter"))
  }
}
