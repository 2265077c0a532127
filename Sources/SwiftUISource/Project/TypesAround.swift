/// Which types code stands in, and so whose members and nested types it names without saying of what.
///
/// Code of `extension Harbour.Berth` stands in `Berth` alone: what `Harbour` declares has to be named there as
/// anywhere else, though it needs no name in the body of `Berth` where that is written inside `Harbour`.
extension TypeInfo {
  /// The paths of the types that code stands in, nearest first, beginning with this one.
  ///
  /// - Parameter file: where the code is written; all that any part of the type sees where that is not told.
  func pathsAround(in file: FileCode?) -> [[String]] {
    guard path.count > 1 else { return path.isEmpty ? [] : [path] }
    let count = min(enclosing(in: file), path.count - 1)
    return (0...count).map { Array(path.dropLast($0)) }
  }

  /// How many types the parts of this one that a file holds are written inside of.
  private func enclosing(in file: FileCode?) -> Int {
    let parts = (declaration.map { [$0] } ?? []) + extensions
    let here = file.map { file in parts.filter { $0.file === file } } ?? []
    // A type that stands in for one has no parts to ask.
    return (here.isEmpty ? parts : here).map(\.enclosing).max() ?? path.count - 1
  }
}

extension ProjectIndex {
  /// The types that code of one stands in, nearest first, beginning with that one.
  func typesAround(_ type: TypeInfo?, in file: FileCode?) -> [TypeInfo] {
    guard let type else { return [] }
    return [type]
      + type.pathsAround(in: file).dropFirst().compactMap { path in
        findType(path, owner: nil, file: type.declaration?.file)
      }
  }
}
