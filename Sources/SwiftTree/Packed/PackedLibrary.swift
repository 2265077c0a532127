/// Modules in packed form, as they are carried in the program.
package struct PackedLibrary: Sendable {
  private let modules: [String: PackedModule]

  /// - Parameter bytes: what `pack` made; they stay where they are for as long as the program runs.
  package init(_ bytes: StaticString, pieces: any PieceReader) {
    let (start, count) = (bytes.utf8Start, bytes.utf8CodeUnitCount)
    var position = 0
    func fixed() -> Int {
      guard position <= count - PackedFormat.fixedSize else { PackedReader.isDamaged() }
      defer { position += PackedFormat.fixedSize }
      return (0..<PackedFormat.fixedSize).reduce(0) { $0 | Int(start[position + $1]) << (7 * $1) }
    }
    guard fixed() == PackedFormat.version else { PackedReader.isDamaged() }
    var modules: [String: PackedModule] = [:]
    for _ in 0..<fixed() {
      let size = fixed()
      guard position <= count - size else { PackedReader.isDamaged() }
      let name = String(decoding: UnsafeBufferPointer(start: start + position, count: size), as: UTF8.self)
      position += size
      let place = fixed()
      let length = fixed()
      guard place <= count - length else { PackedReader.isDamaged() }
      modules[name] = PackedModule(name: name, start: start + place, count: length, pieces: pieces)
    }
    self.modules = modules
  }

  package func module(_ name: String) -> PackedModule? { modules[name] }
  package var names: [String] { modules.keys.sorted() }
}
