import EarshotKit
import Foundation

/// One input with what is done with it: all that a run needs, written down so that it can be done again.
struct FuzzCase: Codable {
  enum Command: String, Codable {
    case read, tree, audit, navigate, run
  }

  struct File: Codable {
    var name: String
    var bytes: [UInt8]
  }

  var command: Command
  /// The mutant first, then what lies beside it.
  var files: [File]
  /// The file or folder that is opened, in the folder of the files.
  var input: String
  var options: [String: String]
  var gestures: [String]
  /// The seed that the mutant was made of.
  var origin: String

  // MARK: Making

  init(_ run: Int, seed: UInt64, corpus: Corpus) {
    var random = RandomNumbers(seed: seed, run: run)
    let seed = corpus.draw(&random)
    let other = corpus.draw(random.isIn(3, of: 4) ? seed.kind : .swift, &random)
    let mutant = Mutation.of(seed.bytes, other: other.bytes, &random)
    command =
      seed.kind == .transcript
      ? .run : random.pick([.read, .read, .tree, .audit, .audit, .navigate, .navigate])
    files = [File(name: seed.name, bytes: mutant)]
    input = seed.name
    if seed.kind == .catalog || seed.kind == .configuration || seed.kind == .project
      || seed.kind == .transcript
    {
      let host =
        seed.kind == .catalog ? FuzzCase.host(of: seed.bytes, &random) : corpus.draw(.swift, &random).bytes
      files.append(File(name: "Host.swift", bytes: host))
      input = seed.kind == .project ? "." : seed.kind == .transcript ? seed.name : "Host.swift"
    } else if seed.kind == .swift, random.isIn(1, of: 4) {
      // The file that is looked up is the broken one.
      files.append(File(name: "Host.swift", bytes: other.bytes))
      if random.isIn(1, of: 2) { input = "Host.swift" }
    }
    options = [:]
    for (name, values) in FuzzCase.choices where random.isIn(1, of: 8) { options[name] = random.pick(values) }
    gestures = command == .navigate ? (0..<25).map { _ in random.pick(FuzzCase.gestures) } : []
    origin = seed.origin
  }

  /// A view that uses some keys of a catalog, as it was before it was mutated.
  private static func host(of catalog: [UInt8], _ random: inout RandomNumbers) -> [UInt8] {
    let keys = String(decoding: catalog, as: UTF8.self).split(whereSeparator: { "\"<>\n".contains($0) })
      .filter { $0.count < 80 && !$0.contains("\\") && $0.contains(where: \.isLetter) }.map(String.init)
    var lines: [String] = []
    for _ in 0..<12 where !keys.isEmpty {
      let key = random.pick(keys)
      let filled = key.replacingOccurrences(of: "%lld", with: "\\(n)").replacingOccurrences(
        of: "%d", with: "\\(n)")
      lines.append(
        random.pick([
          "Text(\"\(key)\")", "Text(LocalizedStringKey(\"\(key)\"))", "Button(\"\(key)\") {}",
          "Text(String(localized: \"\(key)\"))", "Text(\"\(filled)\")",
          "Text(String(format: NSLocalizedString(\"\(key)\", comment: \"\"), n, n))",
        ]))
    }
    let body = lines.joined(separator: "\n")
    return Array(
      "import SwiftUI\nstruct Host: View {\n  let n = 3\n  var body: some View {\n    VStack {\n\(body)\n    }\n  }\n}\n"
        .utf8)
  }

  private static let choices: [(String, [String])] = [
    ("ios", ["13", "15", "16", "17", "18", "26", "27"]), ("locale", ["ar", "pl", "ja", "de_DE", "th", "he"]),
    ("dynamic-type", ["accessibility5", "xSmall"]), ("device", ["ipad", "iphone-se"]),
    ("with", ["voice-control", "full-keyboard-access", "switch-control"]), ("orientation", ["landscape"]),
    ("setting", ["hints=off", "actions=off", "punctuation=all"]), ("appearance", ["dark"]),
  ]

  private static let gestures =
    [
      "swipe right", "swipe right", "swipe right", "swipe left", "swipe down", "swipe up", "double-tap",
      "double-tap",
      "double-tap-hold", "triple-tap", "magic-tap", "escape", "rotor next", "rotor previous",
      "rotor Headings",
      "read-all", "read-from-top", "first", "last", "touch 200,300", "touch -1,1e9", "scroll down",
      "scroll up",
      "type a", "type \u{E9}\u{202E}", "pause", "item-chooser a", "screen-summary", "undo", "set hints=off",
      "elements", "actions", "content", "explain", "wait 5", "swipe sideways", "show names", "show numbers",
      "tap 1", "increment a", "tab", "shift-tab", "space", "tab-z",
    ]

  // MARK: Options

  func openOptions() -> OpenOptions {
    var open = OpenOptions()
    for (name, value) in options { try? open.set(name, to: value) }
    if command == .audit { open.readsUIKitCode = true }
    return open
  }

  /// The arguments of the program that do the same.
  func arguments(in folder: String) -> [String] {
    let options = options.sorted { $0.key < $1.key }.flatMap { ["--\($0.key)", $0.value] }
    let path = input == "." ? folder : "\(folder)/\(input)"
    return [command.rawValue, path] + (command == .run ? [] : options + ["--format", "json"])
  }

  // MARK: Folders

  func write(to folder: String) throws {
    for file in files {
      let path = "\(folder)/\(file.name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Output.write(file.bytes, to: path)
    }
  }
}
