import EarshotSwiftCode
import EarshotSwiftSemantics
import Foundation
import Synchronization

/// The declarations of the SDK, from the disk.
final class DiskLibrary {
  let folder: URL
  private var known: [String: Files] = [:]
  let cache: Cache

  /// What was read already; several libraries may share it.
  final class Cache: Sendable {
    private let reader = CodeReader(operators: .standard, conditions: .linux)
    private let known = Mutex<[String: FileCode]>([:])

    func read(_ place: URL, module: String) -> FileCode? {
      if let code = known.withLock({ $0[place.path] }) { return code }
      guard let data = try? Data(contentsOf: place) else { return nil }
      let code = reader.read(
        SourceText(path: place.path, bytes: Array(data), module: module, origin: .declarations))
      known.withLock { $0[place.path] = code }
      return code
    }
  }

  init(folder: URL, cache: Cache = Cache()) {
    self.folder = folder
    self.cache = cache
  }

  /// The declarations of this repository.
  static func repository(_ cache: Cache) -> DiskLibrary {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return DiskLibrary(folder: root.appending(path: "Sources/SDK/Modules"), cache: cache)
  }

  func module(_ name: String) -> (any ModuleFiles)? {
    if let files = known[name] { return files }
    let place = folder.appending(path: name)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else { return nil }
    let files = Files(
      module: name, folder: place, names: Set(names), cache: cache, operators: operators(in: place, names))
    known[name] = files
    return files
  }

  private static let literals: Set<String> = [
    "Int", "Double", "String", "Bool", "Optional", "Array", "Dictionary", "Character", "Set", "AnyHashable",
  ]

  private func operators(in folder: URL, _ names: [String]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for name in names.sorted() where name.hasSuffix(".swift") {
      let type = String(name.dropLast(6))
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8),
        text.contains("\nprotocol \(type)") || DiskLibrary.literals.contains(type)
      else { continue }
      for match in text.matches(of: /func ([^\s\w(]+?) ?(?:<[A-Z][^(]*>)?\(/)
      where found[String(match.1)]?.last != type {
        found[String(match.1), default: []].append(type)
      }
    }
    return found
  }

  struct Files: ModuleFiles {
    var module: String
    var folder: URL
    var names: Set<String>
    var cache: Cache
    private static let common = [
      "Functions", "Operators", "Aliases", "Precedence", "Macros", "Language", "Constants",
    ]

    func files(declaring type: String) -> [FileCode] { read([type, "\(type)+Apple"]) }
    /// The files of protocols and of literals' types by the operators that they declare.
    var operators: [String: [String]]
    func files(declaringOperator name: String) -> [FileCode] { read(operators[name] ?? []) }
    func commonFiles() -> [FileCode] { read(Self.common + Self.common.map { "\($0)+Apple" }) }

    private func read(_ types: [String]) -> [FileCode] {
      types.map { "\($0).swift" }.filter(names.contains).compactMap {
        cache.read(folder.appending(path: $0), module: module)
      }
    }
  }
}
