import Foundation
import Testing

/// The examples of README and of the guide are run: a block of code whose lines begin with `$ ` holds commands,
/// each followed by what it writes to standard output. `...` alone stands for any lines.
@Suite("Examples in the documentation")
struct DocumentationExampleTests {
  @Test("Every example writes what its page says", arguments: DocumentationPage.all)
  func examples(page: DocumentationPage) throws {
    let shell = try ExampleShell()
    var changed = page.lines
    for example in page.examples.reversed() {
      let output = try shell.run(example.command)
      if example.isMet(by: output) { continue }
      guard ExampleShell.updates else {
        Issue.record(
          """
          \(page.name):\(example.lines.lowerBound): \(example.command)
          writes:
          \(output)
          (EARSHOT_UPDATE=1 writes it into the page)
          """)
        continue
      }
      changed.replaceSubrange(example.lines, with: example.written(output))
    }
    if changed != page.lines { try page.write(changed) }
  }

  @Test("There are examples")
  func some() {
    #expect(DocumentationPage.all.flatMap(\.examples).count > 5)
  }
}

/// A page of the project with the commands in it.
struct DocumentationPage: CustomTestStringConvertible, Sendable {
  struct Example: Sendable {
    var command: String
    /// The lines of the page that hold the output.
    var lines: Range<Int>
    var expected: [String]
    var indentation: String

    func isMet(by output: String) -> Bool {
      ExampleText.matches(
        output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast(),
        expected[...])
    }

    func written(_ output: String) -> [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
        $0.isEmpty ? "" : indentation + $0
      }
    }
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  var name: String
  var lines: [String]
  var testDescription: String { name }

  static let all: [DocumentationPage] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/Documentation")) ?? []
    let guide = names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    return (["README.md"] + guide).compactMap { name in
      guard let text = try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8) else { return nil }
      return DocumentationPage(name: name, lines: text.components(separatedBy: "\n"))
    }
  }()

  /// Commands with the lines behind them, to the next command or the end of the block. A command without any is
  /// there to be typed, not to be shown.
  var examples: [Example] {
    var found: [Example] = []
    var index = 0
    var isFenced = false
    while index < lines.count {
      if lines[index].hasPrefix("```") { isFenced.toggle() }
      let indentation = isFenced ? "" : "    "
      guard lines[index].hasPrefix(indentation + "$ ") else {
        index += 1
        continue
      }
      let command = String(lines[index].dropFirst(indentation.count + 2))
      let start = index + 1
      index = start
      while index < lines.count, !ends(lines[index], isFenced: isFenced, indentation) { index += 1 }
      var end = index
      while end > start, lines[end - 1].isEmpty { end -= 1 }
      guard end > start else { continue }
      let expected = lines[start..<end].map { String($0.dropFirst(min($0.count, indentation.count))) }
      found.append(
        Example(command: command, lines: start..<end, expected: expected, indentation: indentation))
    }
    return found
  }

  private func ends(_ line: String, isFenced: Bool, _ indentation: String) -> Bool {
    if isFenced { return line.hasPrefix("```") || line.hasPrefix("$ ") }
    return (!line.isEmpty && !line.hasPrefix(indentation)) || line.hasPrefix(indentation + "$ ")
  }

  func write(_ lines: [String]) throws {
    try lines.joined(separator: "\n").write(
      toFile: "\(DocumentationPage.root)/\(name)", atomically: true, encoding: .utf8)
  }
}

enum ExampleText {
  /// Whether the lines are those that are expected, `...` standing for any number.
  static func matches(_ lines: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    if first == "..." {
      let rest = expected.dropFirst()
      return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], rest) }
    }
    return lines.first == first && matches(lines.dropFirst(), expected.dropFirst())
  }
}

/// A shell in a copy of the samples, where `earshot` is the program that was built.
final class ExampleShell {
  static var updates: Bool {
    ProcessInfo.processInfo.environment["EARSHOT_UPDATE"].map { !$0.isEmpty } ?? false
  }

  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "earshot-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/bin/earshot", withDestinationPath: Program.path)
    for name in ["Samples", "Examples", "Schemas"] {
      try FileManager.default.copyItem(
        atPath: "\(DocumentationPage.root)/\(name)", toPath: "\(folder)/\(name)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Standard output of a command, which always ends with a line break.
  func run(_ command: String) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let script = "cd '\(folder)' && \(command)"
    let result = try Program.run(
      ["-c", script], environment: ["PATH": "\(folder)/bin:\(path)", "GITHUB_ACTIONS": ""], program: "/bin/sh"
    )
    return result.output
  }
}
