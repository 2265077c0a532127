import Foundation
import Testing

@Suite("Help")
struct HelpTests {
  private struct Option {
    var names: [String]
    var isShared: Bool
  }

  /// What the program declares: commands with their options.
  private static func declared() throws -> [(command: String, options: [Option])] {
    let dump = try Program.run(["--experimental-dump-help"]).output
    let tool = try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any]
    let root = try #require(tool?["command"] as? [String: Any])
    let commands = try #require(root["subcommands"] as? [[String: Any]])
    return commands.compactMap { command in
      guard let name = command["commandName"] as? String, name != "help" else { return nil }
      let arguments = command["arguments"] as? [[String: Any]] ?? []
      return (name, arguments.compactMap(option))
    }
  }

  private static func option(_ argument: [String: Any]) -> Option? {
    guard let names = argument["names"] as? [[String: Any]], argument["shouldDisplay"] as? Bool == true else {
      return nil
    }
    let long = names.filter { $0["kind"] as? String == "long" }.compactMap { $0["name"] as? String }
    guard !long.isEmpty else { return nil }
    return Option(
      names: long.map { "--\($0)" }, isShared: argument["sectionTitle"] as? String == "Shared options")
  }

  /// The options that have a paragraph on a page.
  private static func names(on page: String) -> Set<String> {
    let labels = page.split(separator: "\n").filter { $0.hasPrefix("  -") }
    return Set(labels.flatMap { $0.split { $0 == " " || $0 == "," }.map(String.init) })
  }

  @Test("A command's page names each option of its own, and where the shared ones are")
  func own() throws {
    let shared = try Program.run(["help", "options"]).output
    for (command, options) in try HelpTests.declared() {
      let page = try Program.run([command, "--help"])
      #expect(page.code == 0)
      #expect(page.output == (try Program.run(["help", command]).output))
      for option in options {
        for name in option.names {
          #expect(HelpTests.names(on: page.output).contains(name) != option.isShared, "\(command) \(name)")
          if option.isShared { #expect(HelpTests.names(on: shared).contains(name), "\(name)") }
        }
      }
      #expect(
        page.output.contains("earshot help options") == options.contains(where: \.isShared), "\(command)")
    }
  }

  @Test("One option a paragraph: its name on a line, what it does below, no columns")
  func paragraphs() throws {
    let page = try Program.run(["help", "audit"]).output
    #expect(page.contains("\n\n  --rule RULE\n      Ask this rule only"))
    for name in try HelpTests.declared().map(\.command) + ["options"] {
      for line in try Program.run(["help", name]).output.split(separator: "\n")
      where !line.contains("earshot ") {
        #expect(line.count <= 80 || line.contains("USAGE") || line.hasPrefix("Usage"), "\(name): \(line)")
        #expect(!line.drop { $0 == " " }.contains("   "), "\(name): \(line)")
      }
    }
  }

  @Test("Nothing is said twice", arguments: ["speak", "conformance", "read"])
  func defaults(command: String) throws {
    let page = try Program.run(["help", command]).output
    #expect(page.components(separatedBy: "(default: 22050").count <= 2)
    #expect(!page.contains("). (default"))
  }

  @Test("The program's page names every command; a page that there is not is wrong usage with the nearest")
  func program() throws {
    let page = try Program.run(["--help"]).output
    for (command, _) in try HelpTests.declared() { #expect(page.contains("\n  \(command)\n"), "\(command)") }
    #expect(try Program.run(["help"]).output == page)
    let unknown = try Program.run(["help", "optoins"])
    #expect(unknown.code == 64)
    #expect(unknown.errors.contains("did you mean \"options\"?"))
  }
}
