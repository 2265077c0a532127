import Synchronization

/// A list of declarations in packed form. Each is read when it is looked at, and kept.
struct PackedDeclarations: Sendable {
  private let module: PackedModule
  private let file: SourceText
  private let count: Int
  private let records: Int
  let kinds: DeclarationList.Kinds
  let declareOperators: Bool
  private let known = Known()

  private final class Known: Sendable {
    let byPlace = Mutex<[Int: Declaration]>([:])
  }

  init(_ module: PackedModule, at place: Int, of file: SourceText) {
    var reader = PackedReader(module, at: place, of: file)
    self.module = module
    self.file = file
    count = reader.number()
    kinds = DeclarationList.Kinds(rawValue: UInt16(truncatingIfNeeded: reader.number()))
    declareOperators = reader.flag()
    records = reader.position
    module.check(records, count: count, size: PackedFormat.Record.size)
  }

  private func kind(of index: Int) -> (kind: DeclarationList.Kinds, isRepeated: Bool) {
    let place = records + index * PackedFormat.Record.size + PackedFormat.fixedSize
    let byte = module.start[place] ^ PackedFormat.turned
    let isRepeated = byte & PackedFormat.Record.repeated != 0
    return (DeclarationList.Kinds(rawValue: 1 << UInt16(byte & ~PackedFormat.Record.repeated)), isRepeated)
  }

  func places(of name: DeclaredName, _ wanted: DeclarationList.Kinds) -> [Int] {
    if kinds.isDisjoint(with: wanted) { return [] }
    var found: [Int] = []
    for index in 0..<count
    where module.fixed(at: records + index * PackedFormat.Record.size) == Int(name.hash) {
      guard wanted.contains(kind(of: index).kind) else { continue }
      var first = index
      while kind(of: first).isRepeated { first -= 1 }
      if found.last != first { found.append(first) }
    }
    return found
  }

  func places(_ wanted: DeclarationList.Kinds) -> [Int] {
    if kinds.isDisjoint(with: wanted) { return [] }
    return (0..<count).filter { index in
      let (kind, isRepeated) = kind(of: index)
      return !isRepeated && wanted.contains(kind)
    }
  }

  func declaration(at index: Int) -> Declaration {
    guard index >= 0, index < count else { PackedReader.isDamaged() }
    return known.byPlace.withLock { known in
      if let found = known[index] { return found }
      let place = records + index * PackedFormat.Record.size + PackedFormat.fixedSize + 1
      let found = module.readDeclaration(at: module.fixed(at: place), of: file)
      known[index] = found
      return found
    }
  }

  var all: [Declaration] { places(DeclarationList.Kinds(rawValue: .max)).map(declaration) }
}
