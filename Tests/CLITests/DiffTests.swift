import Foundation
import Testing

@Suite("diff: what a change does to speech")
struct DiffTests {
  private let folder: GitFolder
  private let card = "Sources/Harbor/BerthCard.swift"

  init() throws { folder = try HarborProject.make() }

  @Test("without a revision the base is where the work left the main branch, and is named")
  func mergeBase() throws {
    let base = try folder.git("rev-parse", "HEAD")
    try folder.git("checkout", "--quiet", "-b", "work")
    try folder.edit("Sources/Harbor/CloseButton.swift", "\"Close\"", "\"Close card\"")
    try folder.commit()
    // What the main branch does since then is no part of the change.
    try folder.git("checkout", "--quiet", "main")
    try folder.edit(card, "Berth four", "Berth nine")
    try folder.commit()
    try folder.git("checkout", "--quiet", "work")
    try folder.edit(card, "Reserve", "Book")
    let result = try folder.earshot("diff")
    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix(
        "Before: the merge base with main, \(base.prefix(8))\nAfter: the working tree\n"))
    #expect(result.output.contains("− Close, button\n  + Close card, button\n"))
    #expect(result.output.contains("− Reserve, button\n  + Book, button\n"))
    #expect(!result.output.contains("Berth nine"))
    #expect(result.output.contains("Computed by earshot "))
    #expect(result.output.contains(" for iOS 26."))
    #expect(result.output.split(separator: "\n").count < 20)
  }

  @Test("the main branch is the one that the remote names")
  func remoteHead() throws {
    let clone = folder.path + "-clone"
    defer { try? FileManager.default.removeItem(atPath: clone) }
    try folder.git("branch", "--move", "main", "trunk")
    try folder.git("clone", "--quiet", folder.path, clone)
    let shell = ["-c", "cd \"$0\" && exec \"$@\"", clone, Program.path, "diff"]
    let result = try Program.run(shell, environment: GitFolder.environment, program: "/bin/sh")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("Before: the merge base with origin/trunk, "))
  }

  @Test("--exit-code: 1 on a difference, 0 without one; without the option 0")
  func exitCode() throws {
    #expect(try folder.earshot("diff", "--exit-code").code == 0)
    try folder.edit(card, "print(\"reserved\")", "print(\"taken\")")
    let same = try folder.earshot("diff", "--exit-code")
    #expect(same.code == 0)
    #expect(same.output.contains("Nothing is heard differently on 1 screen."))
    try folder.edit(card, "Berth four", "Berth five")
    #expect(try folder.earshot("diff", "--exit-code").code == 1)
    #expect(try folder.earshot("diff").code == 0)
  }

  @Test("new screens and screens that are gone are named with what they say")
  func addedAndRemoved() throws {
    try folder.commit(["Sources/Harbor/Pier.swift": pier("Pier", "Old pier")])
    try folder.remove("Sources/Harbor/Pier.swift")
    try folder.write("Sources/Harbor/Quay.swift", pier("Quay", "New quay"))
    try folder.write("Sources/Harbor/Mole.swift", pier("Mole", "New mole"))
    let result = try folder.earshot("diff", "HEAD")
    #expect(result.output.contains("Sources/Harbor/Pier.swift:2 Pier: screen is gone\n  − Old pier\n"))
    #expect(result.output.contains("Sources/Harbor/Quay.swift:2 Quay: new screen\n  + New quay\n"))
  }

  private func pier(_ name: String, _ text: String) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View { Text(\"\(text)\") }\n}\n"
  }

  @Test("a renamed file is the same screen, also where its view is called otherwise")
  func renamed() throws {
    try folder.git("mv", card, "Sources/Harbor/Card.swift")
    try folder.edit("Sources/Harbor/Card.swift", "BerthCard", "HarborCard")
    try folder.edit("Sources/Harbor/Card.swift", "Berth four", "Berth five")
    let result = try folder.earshot("diff", "HEAD")
    #expect(result.output.contains("1 of 1 screen differs. "))
    #expect(result.output.contains("− Berth four\n  + Berth five\n"))
    #expect(!result.output.contains("new screen") && !result.output.contains("gone"))
    let file = try folder.earshot("diff", "HEAD", "Sources/Harbor/Card.swift")
    #expect(file.output.contains("− Berth four\n  + Berth five\n"))
  }

  @Test("files that a sparse checkout leaves out are gone for nobody")
  func sparse() throws {
    try folder.commit(["Pier/Pier.swift": pier("Pier", "Old pier")])
    try folder.git("sparse-checkout", "set", "Sources", "Tides")
    try folder.edit(card, "Berth four", "Berth five")
    let result = try folder.earshot("diff", "HEAD")
    #expect(result.output.contains("+ Berth five"))
    #expect(!result.output.contains("Pier"))
  }

  @Test("what is only in the first version stands where it was")
  func removedStop() throws {
    try folder.edit(card, "      CloseButton()\n", "")
    let result = try folder.earshot("diff", "HEAD")
    #expect(result.output.contains("was Sources/Harbor/CloseButton.swift:5, stop 3\n  − Close, button\n"))
    #expect(result.output.contains("control lost: Close\n"))
  }

  @Test("a change of the string catalog alone is heard")
  func catalog() throws {
    try folder.edit(card, "Text(\"Berth four\")", "Text(\"berth.title\")")
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"berth.title": {"localizations": {"en":
      {"stringUnit": {"state": "translated", "value": "Berth four"}}}}}}
      """
    try folder.commit(["Sources/Harbor/Localizable.xcstrings": catalog])
    try folder.edit("Sources/Harbor/Localizable.xcstrings", "Berth four", "Berth number four")
    let result = try folder.earshot("diff", "HEAD")
    #expect(result.output.contains("− Berth four\n  + Berth number four\n"))
  }

  @Test("a changed view that no preview shows is compared all the same")
  func hiddenViews() throws {
    try folder.edit(card, "struct BerthCard", "#Preview { Text(\"Only this\") }\n\nstruct BerthCard")
    try folder.commit()
    try folder.edit("Sources/Harbor/CloseButton.swift", "\"Close\"", "\"Shut\"")
    let result = try folder.earshot("diff", "HEAD", "--exit-code")
    #expect(result.code == 1)
    #expect(result.output.contains("Sources/Harbor/CloseButton.swift:3 CloseButton\n"))
    #expect(result.output.contains("− Close, button\n  + Shut, button\n"))
  }

  @Test("a changed screen on which there is nothing to stop at is named: silence is no proof")
  func silence() throws {
    let pier =
      "import SwiftUI\nstruct Pier: View {\n  @State var isOpen = false\n  var body: some View { if isOpen { Text(\"Old\") } }\n}\n"
    try folder.commit(["Sources/Harbor/Pier.swift": pier])
    try folder.edit("Sources/Harbor/Pier.swift", "Old", "New")
    let result = try folder.earshot("diff", "HEAD")
    #expect(
      result.output.contains("nothing to stop at in either version: Sources/Harbor/Pier.swift:2 Pier\n"))
  }

  @Test("the first preview of an app takes no screen away")
  func firstPreview() throws {
    try folder.edit(
      card, "struct BerthCard", "#Preview(\"Lone\") { Text(\"Only this\") }\n\nstruct BerthCard")
    let result = try folder.earshot("diff", "HEAD")
    #expect(result.output.contains("Lone: new screen\n  + Only this\n"))
    #expect(!result.output.contains("gone"))
    let compared = try folder.earshot("compare", ".@HEAD", ".")
    #expect(!compared.output.contains("gone"))
  }

  @Test("the same change on many screens is said once")
  func shared() throws {
    var files: [String: String] = [:]
    for number in 1...20 {
      files["Sources/Harbor/Screen\(number).swift"] = """
        import SwiftUI
        struct Screen\(number): View {
          var body: some View { VStack { Text("Screen \(number)"); CloseButton() } }
        }
        """
    }
    try folder.commit(files)
    try folder.edit("Sources/Harbor/CloseButton.swift", "\"Close\"", "\"Shut\"")
    let result = try folder.earshot("diff", "HEAD")
    #expect(result.output.contains("21 of 21 screens differ."))
    #expect(result.output.contains("the same on 20 more: "))
    #expect(result.output.components(separatedBy: "+ Shut, button").count == 2)
    #expect(result.output.split(separator: "\n").count < 20)
  }

  @Test("only the inputs that are named are compared, and PATH@REV says both")
  func inputs() throws {
    try folder.commit(["Tides/Sources/Tides/Lock.swift": pier("Lock", "Lock open")])
    try folder.edit("Tides/Sources/Tides/Lock.swift", "open", "shut")
    try folder.edit(card, "Berth four", "Berth five")
    for arguments in [["diff", "HEAD", "Sources"], ["diff", "Sources@HEAD"], ["diff", "Sources"]] {
      let result = try folder.earshot(
        arguments[0], arguments[1], arguments.count > 2 ? arguments[2] : "--all")
      #expect(result.output.contains("+ Berth five"))
      #expect(!result.output.contains("Lock"))
    }
    #expect(try folder.earshot("diff").output.contains("+ Lock shut"))
  }

  @Test("two commits are compared as git's ranges say")
  func ranges() throws {
    try folder.git("checkout", "--quiet", "-b", "work")
    try folder.edit(card, "Berth four", "Berth five")
    try folder.commit()
    try folder.edit(card, "Berth five", "Berth six")
    #expect(try folder.earshot("diff", "main..work").output.contains("+ Berth five"))
    #expect(try folder.earshot("diff", "main...HEAD").output.contains("+ Berth five"))
    #expect(try folder.earshot("diff", "main").output.contains("+ Berth six"))
  }

  @Test("a syntax error in either version is said first, and fails")
  func syntaxErrors() throws {
    try folder.edit(
      "Sources/Harbor/CloseButton.swift", "var body: some View {", "var body: some View { ) let = ")
    let after = try folder.earshot("diff", "HEAD")
    #expect(after.code == 1)
    #expect(after.errors.hasPrefix("Sources/Harbor/CloseButton.swift:4:"))
    #expect(after.errors.contains(": error: "))
    try folder.commit()
    try folder.git("checkout", "--quiet", "HEAD~1", "--", ".")
    let before = try folder.earshot("diff", "HEAD")
    #expect(before.code == 1)
    #expect(before.errors.contains("(in HEAD)"))
  }

  @Test("what is neither a revision nor a path is wrong usage; a missing file is 66; no repository is 64")
  func refusals() throws {
    let unknown = try folder.earshot("diff", "mian")
    #expect(unknown.code == 64)
    #expect(unknown.errors.contains("unknown revision \"mian\"; did you mean \"main\"?"))
    #expect(try folder.earshot("diff", "Nowhere.swift").code == 66)
    #expect(try folder.earshot("diff", "--", "--output=x").code == 64)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/x"))
    try folder.git("branch", "Sources")
    let both = try folder.earshot("diff", "Sources")
    #expect(both.code == 64)
    #expect(both.errors.contains("write ./Sources or refs/heads/Sources"))
    let outside = try SampleFolder()
    let result = try Program.run(["diff", outside.planet], environment: GitFolder.environment)
    #expect(result.code == 64)
    #expect(result.errors.contains("lies in no working tree of a Git repository"))
  }

  @Test("a repository without a main branch asks for a revision; one without git is 69")
  func noBase() throws {
    try folder.git("branch", "--move", "main", "trunk")
    let result = try folder.earshot("diff")
    #expect(result.code == 64)
    #expect(result.errors.contains("name a revision: earshot diff REV"))
    let without = try folder.earshot("diff", "HEAD", environment: ["PATH": "/nowhere"])
    #expect(without.code == 69)
    #expect(without.errors.contains("git can't be started"))
  }

  @Test("a shallow clone says how to have its history")
  func shallow() throws {
    try folder.git("checkout", "--quiet", "-b", "work")
    try folder.commit(["A.txt": "a"])
    try folder.git("checkout", "--quiet", "main")
    try folder.commit(["B.txt": "b"])
    let clone = folder.path + "-clone"
    defer { try? FileManager.default.removeItem(atPath: clone) }
    try folder.git(
      "clone", "--quiet", "--depth", "1", "--no-single-branch", "--branch", "work", "file://\(folder.path)",
      clone)
    let shell = ["-c", "cd \"$0\" && exec \"$@\"", clone, Program.path, "diff"]
    let result = try Program.run(shell, environment: GitFolder.environment, program: "/bin/sh")
    #expect(result.code == 64)
    #expect(result.errors.contains("fetch-depth: 0"))
  }

  @Test("git's own variables, as hooks have them, don't lead to another repository")
  func hooks() throws {
    try folder.edit(card, "Berth four", "Berth five")
    let result = try folder.earshot(
      "diff", "HEAD", environment: ["GIT_DIR": "/nowhere/.git", "GIT_INDEX_FILE": "/nowhere/index"])
    #expect(result.output.contains("+ Berth five"))
  }

  @Test("JSON says who computed it for which iOS, and both versions of every stop")
  func json() throws {
    try folder.edit(card, "Berth four", "Berth five")
    let result = try folder.earshot("diff", "HEAD", "--format", "json", "--ios", "18")
    let read = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let json = try #require(read as? [String: Any])
    #expect(json["version"] as? Int == 1)
    let computed = try #require(json["computed"] as? [String: Any])
    #expect((computed["by"] as? String)?.hasPrefix("earshot ") == true)
    #expect(computed["ios"] as? Int == 18)
    let screen = try #require((json["screens"] as? [[String: Any]])?.first)
    #expect(screen["state"] as? String == "changed")
    let change = try #require((screen["changes"] as? [[String: Any]])?.first)
    #expect((change["before"] as? [String: Any])?["announcement"] as? String == "Berth four")
    #expect((change["after"] as? [String: Any])?["announcement"] as? String == "Berth five")
  }

  @Test("text of an input is only text in Markdown and in annotations")
  func escapes() throws {
    try folder.edit(
      card, "\"Berth four\"", "verbatim: \"`a` <img src=x> @ada #1 ::error::no ##[error]no **b**\"")
    let markdown = try folder.earshot("diff", "HEAD", "--format", "markdown").output
    #expect(markdown.contains("\\+ \\`a\\` &lt;img src=x&gt; @\u{200B}ada \\#1"))
    #expect(markdown.contains("\\*\\*b\\*\\*"))
    #expect(!markdown.contains("##[error]"))
    #expect(!markdown.split(separator: "\n").contains { $0.hasPrefix("::") })
    let github = try folder.earshot("diff", "HEAD", "--format", "github").output
    #expect(github.split(separator: "\n").allSatisfy { $0.hasPrefix("::notice file=\(card),line=7") })
  }

  @Test("annotations stand at files as the repository names them, from wherever one stands")
  func annotations() throws {
    try folder.edit(card, "Berth four", "Berth five")
    let result = try folder.earshot("diff", "HEAD", "--format", "github", in: "Tides")
    #expect(result.output.hasPrefix("::notice file=\(card),line=7,"))
  }

  @Test("what diff and compare answer in JSON is as their schemas say", arguments: ["diff", "compare"])
  func schemas(command: String) throws {
    try folder.commit(["Sources/Harbor/Pier.swift": pier("Pier", "Old pier")])
    try folder.remove("Sources/Harbor/Pier.swift")
    try folder.write("Sources/Harbor/Quay.swift", pier("Quay", "New quay"))
    try folder.write(
      "Sources/Harbor/Mole.swift", "import SwiftUI\nstruct Mole: View { var body: some View { Odd() } }")
    try folder.edit(card, "Button(\"Reserve\") { print(\"reserved\") }", "Text(\"Reserve\")")
    let schema = try JSONSchema(command)
    let inputs = command == "diff" ? ["HEAD", "."] : [".@HEAD", "."]
    let result = try folder.earshot(command, inputs[0], inputs[1], "--format", "json")
    #expect(result.output.contains("\"state\": \"removed\""))
    #expect(try schema.faults(in: result.output) == [])
    #expect(try !schema.faults(in: "{\"version\": 2}").isEmpty)
  }
}
