import Foundation
import Testing

/// Every folder of code has a page for whoever opens it first. What it names has to be there.
@Suite("The README.md of each folder of Sources")
struct RoomPagesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let sources = root.appending(path: "Sources")
  private static let code = Code(in: sources)
  static let rooms = code.rooms.sorted()

  /// What the Swift files hold, each read once. Of the SDK's declarations the names of the files are enough: each file
  /// is named after its type.
  private struct Code {
    var rooms: Set<String> = []
    var files: Set<String> = []
    /// The words that begin with a capital letter.
    var words: Set<String> = []

    init(in folder: URL) {
      for path in FileManager.default.subpaths(atPath: folder.path) ?? [] where path.hasSuffix(".swift") {
        let parts = path.split(separator: "/").map(String.init)
        guard let file = parts.last, parts.count > 1 else { continue }
        rooms.insert(parts[0])
        files.insert(file)
        words.formUnion(capitalizedWords(in: file))
        guard !path.hasPrefix("SDK/Modules/") else { continue }
        let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
        words.formUnion(capitalizedWords(in: text ?? ""))
      }
    }
  }

  @Test("Every name on the page is in the code", arguments: rooms)
  func names(room: String) throws {
    let folder = RoomPagesTests.sources.appending(path: room)
    let page = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let names = page.matches(of: /`([^`\n]+)`/).map { String($0.output.1) }
    #expect(!names.isEmpty)
    #expect(names.filter { !isKnown($0, in: folder) } == [])
  }

  /// A path leads somewhere from the room, from `Sources` or from the root. Else it is a file or a folder, or code.
  private func isKnown(_ name: String, in folder: URL) -> Bool {
    if name.contains("/") {
      return [folder, RoomPagesTests.sources, RoomPagesTests.root].contains { exists(name, in: $0) }
    }
    if name.hasSuffix(".swift") { return RoomPagesTests.code.files.contains(name) }
    return exists(name, in: folder) || capitalizedWords(in: name).isSubset(of: RoomPagesTests.code.words)
  }

  private func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }
}

/// The names in a text that begin with a capital letter, as those of types do.
private func capitalizedWords(in text: String) -> Set<String> {
  var words: Set<String> = []
  var text = text
  text.withUTF8 { bytes in
    var start = 0
    for index in 0...bytes.count where index == bytes.count || !isOfWord(bytes[index]) {
      if start < index, 0x41...0x5a ~= bytes[start] {
        words.insert(String(decoding: bytes[start..<index], as: UTF8.self))
      }
      start = index + 1
    }
  }
  return words
}

/// Whether a byte is a letter, a digit or an underscore of ASCII.
private func isOfWord(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5a, 0x5f, 0x61...0x7a: true
  default: false
  }
}
