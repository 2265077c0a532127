import EarshotSwiftCode

/// Which files of a module one of them sees: where files of several apps lie side by side, they declare the
/// same types, functions or members, which no module can.
package struct SeenFiles {
  /// Those that are seen, in the module's order.
  package private(set) var files: [Int] = []
  /// Those that declare what a nearer file declares.
  package private(set) var passedBy: [Int] = []

  /// - Parameters:
  ///   - file: the file that sees, one of the module's.
  ///   - module: the files of the module, by their numbers.
  ///   - path: where a file is.
  ///   - shared: what a file declares for all of its module.
  package init(
    from file: Int, in module: [Int], path: (Int) -> String, shared: (Int) -> Set<SharedDeclaration>
  ) {
    let own = path(file)
    let near = module.filter { $0 != file }.enumerated().map { order, other in
      (file: other, common: path(other).foldersInCommon(with: own), order: order)
    }
    var known = shared(file)
    var seen: Set<Int> = [file]
    for other in near.sorted(by: { ($1.common, $0.order) < ($0.common, $1.order) }) {
      let declared = shared(other.file)
      if declared.isDisjoint(with: known) {
        known.formUnion(declared)
        seen.insert(other.file)
      } else {
        passedBy.append(other.file)
      }
    }
    files = module.filter(seen.contains)
    passedBy.sort()
  }
}
