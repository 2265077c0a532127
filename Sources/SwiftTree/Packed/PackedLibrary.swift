/// Modules in packed form, as they are carried in the program.
package struct PackedLibrary: Sendable {
  private let modules: [String: PackedModule]

  /// - Parameter modules: what `ModulePacking` made of each.
  package init(_ modules: [(name: String, bytes: StaticString)], pieces: any PieceReader) {
    var known: [String: PackedModule] = [:]
    for (name, bytes) in modules {
      known[name] = PackedModule(
        name: name, start: bytes.utf8Start, count: bytes.utf8CodeUnitCount, pieces: pieces)
    }
    self.modules = known
  }

  package func module(_ name: String) -> PackedModule? { modules[name] }
  package var names: [String] { modules.keys.sorted() }
}
