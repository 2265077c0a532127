import EarshotSwiftCode
import EarshotVocabulary
import Synchronization

/// Files as they were read, for the programs of a project that hold the same files: each is parsed once.
package final class FileReadings: Sendable {
  private struct Key: Hashable {
    var path: String
    var module: String
    /// Of what is written while an app is built several files may lie at one place.
    var bytes: [UInt8]

    init(_ source: SourceText) {
      path = source.path
      module = source.module
      bytes = source.bytes
    }
  }

  /// What was read with the same operators.
  private struct Shelf {
    let operators: OperatorSet
    var files: [Key: FileCode] = [:]
  }

  private let shelves = Mutex<[Shelf]>([])

  package init() {}

  func read(_ sources: [SourceText], by reader: CodeReader) -> [FileCode] {
    let known = shelves.withLock { shelves in
      shelves.first { $0.operators == reader.operators }?.files ?? [:]
    }
    let unread = sources.filter { known[Key($0)] == nil }
    let read = unread.count < 4 ? unread.map(reader.read) : LargeStack.map(unread) { reader.read($0) }
    let fresh = Dictionary(read.map { (Key($0.file), $0) }, uniquingKeysWith: { first, _ in first })
    shelves.withLock { shelves in
      let place = shelves.firstIndex { $0.operators == reader.operators } ?? shelves.endIndex
      if place == shelves.endIndex { shelves.append(Shelf(operators: reader.operators)) }
      shelves[place].files.merge(fresh) { known, _ in known }
    }
    return sources.map { known[Key($0)] ?? fresh[Key($0)] ?? reader.read($0) }
  }
}
