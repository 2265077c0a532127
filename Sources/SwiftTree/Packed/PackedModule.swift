import Synchronization

/// What one module declares, in packed form: its files are read when they are asked for, and kept. Safe to ask
/// from several threads, so that all programs share what was read.
package final class PackedModule: Sendable {
  package let name: String
  nonisolated(unsafe) let start: UnsafePointer<UInt8>
  let count: Int
  /// Reads the code in it.
  let pieces: any PieceReader
  private let parts: [Int]
  private let known = Mutex<[Int: FileCode]>([:])
  /// How many declarations were read so far, without files themselves.
  private let readCount = Atomic<Int>(0)

  /// - Parameter start: bytes that stay where they are for as long as the program runs.
  init(name: String, start: UnsafePointer<UInt8>, count: Int, pieces: any PieceReader) {
    self.name = name
    self.pieces = pieces
    self.start = start
    self.count = count
    let size = PackedFormat.Part.allCases.count * PackedFormat.fixedSize
    guard count >= size else { PackedReader.isDamaged() }
    parts = PackedFormat.Part.allCases.map {
      PackedModule.fixed(start, count, at: $0.rawValue * PackedFormat.fixedSize)
    }
    guard part(.version) == PackedFormat.version else { PackedReader.isDamaged() }
  }

  /// How many declarations were read so far.
  package var declarationsRead: Int { readCount.load(ordering: .relaxed) }

  // MARK: Files

  package func files(declaring type: String) -> [FileCode] { files(of: type, .types, .typeCount) }
  package func files(declaringOperator name: String) -> [FileCode] {
    files(of: name, .operators, .operatorCount)
  }
  package func commonFiles() -> [FileCode] { list(at: part(.commonFiles)).map(file) }
  package var allFiles: [FileCode] { (0..<part(.fileCount)).map(file) }

  private func list(at place: Int) -> [Int] {
    var reader = PackedReader(self, at: place, of: nil)
    return reader.list { $0.number() }
  }

  private func files(of name: String, _ table: PackedFormat.Part, _ size: PackedFormat.Part) -> [FileCode] {
    var low = 0
    var high = part(size)
    while low < high {
      let middle = (low + high) / 2
      let entry = part(table) + middle * PackedFormat.indexSize
      let other = text(fixed(at: entry))
      if other == name { return list(at: fixed(at: entry + PackedFormat.fixedSize)).map(file) }
      if PackedModule.stands(other, before: name) { low = middle + 1 } else { high = middle }
    }
    return []
  }

  /// The order of the index: that of bytes, which is the same everywhere.
  static func stands(_ one: String, before other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }

  private func file(_ number: Int) -> FileCode {
    guard number < part(.fileCount) else { PackedReader.isDamaged() }
    return known.withLock { known in
      if let found = known[number] { return found }
      let found = readFile(number)
      known[number] = found
      return found
    }
  }

  private func readFile(_ number: Int) -> FileCode {
    let entry = part(.files) + number * PackedFormat.fileSize
    let lines = fixed(at: entry + 2 * PackedFormat.fixedSize)
    let source = SourceText(
      path: "\(name)/\(text(fixed(at: entry))).swift", module: name,
      lineStarts: Deferred { self.lineStarts(at: lines) })
    var reader = PackedReader(self, at: fixed(at: entry + PackedFormat.fixedSize), of: source)
    let imports = reader.list { reader in
      let path = reader.list { $0.text() }
      let isScoped = reader.flag()
      return FileCode.Import(path: path, isScoped: isScoped, attributes: reader.list { $0.attribute() })
    }
    let list = DeclarationList(packed: PackedDeclarations(self, at: reader.number(), of: source))
    return FileCode(file: source, imports: imports, list: list, statements: [])
  }

  private func lineStarts(at place: Int) -> [Int] {
    var reader = PackedReader(self, at: place, of: nil)
    var start = 0
    return [0]
      + reader.list { reader in
        start += reader.number()
        return start
      }
  }

  func readDeclaration(at place: Int, of file: SourceText) -> Declaration {
    readCount.add(1, ordering: .relaxed)
    var reader = PackedReader(self, at: place, of: file)
    return reader.declaration()
  }

  // MARK: Bytes

  private func part(_ part: PackedFormat.Part) -> Int { parts[part.rawValue] }
  func fixed(at place: Int) -> Int { PackedModule.fixed(start, count, at: place) }

  private static func fixed(_ start: UnsafePointer<UInt8>, _ count: Int, at place: Int) -> Int {
    guard place >= 0, place <= count - PackedFormat.fixedSize else { PackedReader.isDamaged() }
    let bytes = start + place
    func part(_ index: Int) -> Int { Int(bytes[index] ^ PackedFormat.turned) << (7 * index) }
    return part(0) | part(1) | part(2) | part(3)
  }

  func check(_ place: Int, count size: Int, size each: Int) {
    guard place >= 0, size >= 0, size < count, place + size * each <= count else { PackedReader.isDamaged() }
  }

  func text(_ number: Int) -> String {
    guard number >= 0, number < part(.textCount) else { PackedReader.isDamaged() }
    let ends = part(.textEnds)
    let from = number == 0 ? 0 : fixed(at: ends + (number - 1) * PackedFormat.fixedSize)
    let end = fixed(at: ends + number * PackedFormat.fixedSize)
    check(part(.texts) + from, count: end - from, size: 1)
    return String(
      decoding: UnsafeBufferPointer(start: start + part(.texts) + from, count: end - from), as: UTF8.self)
  }
}
