import EarshotSwiftCode
import EarshotSwiftSemantics
import Foundation
import Synchronization

/// The files of modules by their names.
typealias Library = (String) -> (any ModuleFiles)?

/// The declarations of the SDK, from the disk: for those who change them.
final class DiskLibrary {
  let folder: URL
  private var known: [String: Files] = [:]
  let cache: Cache

  /// What was read already; several libraries may share it.
  final class Cache: Sendable {
    private let known = Mutex<[String: FileCode]>([:])

    func read(_ place: URL, module: String) -> FileCode? {
      if let code = known.withLock({ $0[place.path] }) { return code }
      guard let data = try? Data(contentsOf: place) else { return nil }
      let source = SourceText(path: place.path, bytes: Array(data), module: module, origin: .declarations)
      guard let code = try? DeclarationParser.read(source, pieces: CodeReader.ofDeclarations) else {
        return CodeReader.ofDeclarations.read(source)
      }
      known.withLock { $0[place.path] = code }
      return code
    }
  }

  init(folder: URL, cache: Cache = Cache()) {
    self.folder = folder
    self.cache = cache
  }

  func module(_ name: String) -> (any ModuleFiles)? {
    if let files = known[name] { return files }
    let places = [folder.appending(path: name), folder.appending(path: "Packages/\(name)")]
    guard let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }),
      let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    else { return nil }
    let swift = names.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
    let index = ModuleIndex(names: swift) { name in
      try? String(contentsOf: place.appending(path: "\(name).swift"), encoding: .utf8)
    }
    let files = Files(module: name, folder: place, index: index, cache: cache)
    known[name] = files
    return files
  }

  struct Files: ModuleFiles {
    var module: String
    var folder: URL
    var index: ModuleIndex
    var cache: Cache

    func files(declaring type: String) -> [FileCode] { read(index.types[type] ?? []) }
    func files(declaringOperator name: String) -> [FileCode] { read(index.operators[name] ?? []) }
    func commonFiles() -> [FileCode] { read(index.common) }

    private func read(_ names: [String]) -> [FileCode] {
      names.compactMap { cache.read(folder.appending(path: "\($0).swift"), module: module) }
    }
  }
}
