import Foundation
import Testing

@Suite("A syntax error in an input is never green")
struct SyntaxErrorTests {
  private let folder: SampleFolder
  private let broken: String

  init() throws {
    folder = try SampleFolder()
    broken = folder.file("Broken.swift")
    try folder.write(
      "Broken.swift",
      """
      import SwiftUI

      struct Card: View {
        var body: some View {
          VStack {
            Text("Ceres")
            Text("asteroid"
          }
        }
      }

      struct Other: View {
        var body: some View { Text("Vesta") }
      }
      """)
  }

  private var line: String { "\(broken):7:22: error: expected ')' to end function call" }

  @Test(
    "read, tree and navigate go on with what is left, and say what is wrong", arguments: ["read", "tree"])
  func goesOn(command: String) throws {
    let result = try Program.run([command, broken])
    #expect(result.code == 0)
    #expect(result.output.contains("Ceres") && result.output.contains("Vesta"))
    #expect(result.errors.hasPrefix(line))
    let walk = try Program.run(["navigate", broken, "--view", "Card"], input: "swipe right\n")
    #expect(walk.code == 0)
    #expect(walk.output.contains("asteroid"))
    #expect(walk.errors.hasPrefix(line))
  }

  @Test(
    "What promises a whole answer says it first, with how many screens it may touch, and exits with 1",
    arguments: [
      ["audit"], ["audit", "--format", "json"], ["read", "--fail-on", "unknown"], ["read", "--coverage"],
      ["tree", "--coverage"], ["route", "--view", "Other", "--to", "Vesta"],
    ])
  func fails(command: [String]) throws {
    let result = try Program.run([command[0], broken] + command.dropFirst())
    #expect(result.code == 1)
    let count = command[0] == "route" ? "1 screen of" : "2 screens of"
    #expect(result.errors.hasPrefix("\(line); \(count) this file may be incomplete\n"))
    #expect(!result.output.isEmpty)
    #expect(result.errors.components(separatedBy: "error: ").count == 2, "said once")
  }

  @Test("speak writes what is left, and fails")
  func speak() throws {
    let result = try Program.run(["speak", broken, "--no-cache", "-o", folder.file("card.wav")])
    #expect(result.code == 1 || result.code == 69)
    #expect(result.errors.hasPrefix(line))
  }

  @Test("record refuses: half a screen would be expected from then on")
  func record() throws {
    let target = folder.file("walk.earshot")
    let walk = try Program.run(["record", broken, "--view", "Other", "-o", target], input: "swipe right\n")
    #expect(walk.code == 1)
    #expect(walk.errors.hasPrefix(line))
    #expect(!FileManager.default.fileExists(atPath: target))
    let all = try Program.run(["record", folder.planet, broken, "--all", "-o", folder.file("Scripts")])
    #expect(all.code == 1)
    #expect(all.errors.hasPrefix(line))
    #expect(!FileManager.default.fileExists(atPath: folder.file("Scripts")))
  }

  @Test("A transcript of a broken file fails, also one that heard the same before, and is not updated")
  func run() throws {
    let script = "@open Broken.swift --view Other\nVesta\n"
    try folder.write("card.earshot", script)
    let result = try Program.run(["run", folder.file("card.earshot")])
    #expect(result.code == 1)
    #expect(result.output.contains("Broken.swift:7:22: expected ')' to end function call"))
    #expect(try Program.run(["run", folder.file("card.earshot"), "--update"]).code == 1)
    #expect(try String(contentsOfFile: folder.file("card.earshot"), encoding: .utf8) == script)
  }

  @Test("65 where nothing is left", arguments: ["read", "audit", "record"])
  func nothingLeft(command: String) throws {
    try folder.write("Nothing.swift", "struct Card: View { ] )\n")
    let result = try Program.run([command, folder.file("Nothing.swift")])
    #expect(result.code == 65)
    #expect(result.errors.hasPrefix("\(folder.file("Nothing.swift")):1:"))
    #expect(result.output.isEmpty)
  }

  @Test("A broken file among others is no error of the input, but is named where the input needs it")
  func lookedUp() throws {
    let unneeded = try Program.run(["audit", folder.planet])
    #expect(unneeded.code == 0)
    #expect(!unneeded.errors.contains("Broken.swift"))
    try folder.write(
      "User.swift", "import SwiftUI\nstruct User: View { var body: some View { Card() } }\n")
    let needed = try Program.run(["audit", folder.file("User.swift")])
    #expect(needed.code == 0)
    let warning = "\(broken):7:22: warning: expected ')' to end function call; what is looked up"
    #expect(needed.errors.contains(warning))
    #expect(!needed.errors.contains("error: "))
  }

  @Test("Neither is a file of the folder that could not be read")
  func unread() throws {
    try FileManager.default.removeItem(atPath: broken)
    try folder.write("Long.swift", "// " + String(repeating: "x", count: 9_000_000))
    let read = try Program.run(["read", folder.path])
    #expect(read.code == 0)
    #expect(read.errors.contains("Long.swift:1:1: error: not read: exceeds the bound of"))
    let audit = try Program.run(["audit", folder.path])
    #expect(audit.code == 1)
    #expect(audit.errors.components(separatedBy: "Long.swift:1:1: error: ").count == 2, "said once")
    #expect(audit.output.contains("1 file could not be read whole"))
    #expect(try Program.run(["read", folder.path, "--coverage"]).code == 1)
  }

  @Test("Nor a pipe in the place of a file, which nobody waits for")
  func pipe() throws {
    try FileManager.default.removeItem(atPath: broken)
    #expect(mkfifo(folder.file("Pipe.swift"), 0o600) == 0)
    let audit = try Program.run(["audit", folder.path])
    #expect(audit.code == 1)
    #expect(audit.errors.contains("Pipe.swift:1:1: error: not read: it is no regular file"))
  }

  @Test("Only files of the input are counted, each once, with how many errors there are")
  func counted() throws {
    try folder.write(
      "Twice.swift",
      "import SwiftUI\nlet a = [1, 2\nlet b = (3\nstruct V: View { var body: some View { Text(\"V\") } }\n")
    let result = try Program.run(["audit", folder.planet, folder.file("Twice.swift")])
    #expect(result.code == 1)
    let lines = result.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("more in this file); 1 screen of this file may be incomplete") == true)
  }
}
