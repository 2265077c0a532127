import EarshotSDKDeclarations
import EarshotSwiftCode
import EarshotSwiftSemantics

/// The declarations under `Modules`, as the program carries them. All programs share what is read of them.
package enum EmbeddedLibrary {
  package static let declarations = PackedLibrary.embedded

  /// What a program asks for the files of a module by its name.
  package static func module(_ name: String) -> (any ModuleFiles)? { declarations.module(name) }
}

extension PackedLibrary {
  /// Of which nothing is read yet.
  package static var embedded: PackedLibrary {
    PackedLibrary(packedModules, pieces: CodeReader.ofDeclarations)
  }
}

extension PackedModule: ModuleFiles {}
