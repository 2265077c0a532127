import EarshotLocalization
import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotUIKitScreens
import EarshotVocabulary

/// An app's code, for any thread: its screens share what it is run by, one at a time.
package struct AppCode: @unchecked Sendable {
  // Nobody else has it, and it is reached in `alone` only: what is asked of it is asked there.
  private let loaded: LoadedCode
  /// What was written in the files, by their paths.
  private let written: [String: FileCode]

  init(_ loaded: LoadedCode) {
    self.loaded = loaded
    written = loaded.written
  }

  /// - Parameters:
  ///   - modules: the modules that are compiled together. A file may be a part of several; where it is opened, it is one
  ///     of the first.
  ///   - resources: what lies beside the code: files that it reads, asset catalogs.
  ///   - readings: what was read for other programs of the same project.
  /// - Returns: nil where SwiftUI is not declared in the library.
  package init?(
    modules: [AppModule], catalogs: StringCatalogs?, resources: [ResourceFile] = [],
    interfaceFiles: (any InterfaceFiles)? = nil, readings: FileReadings = FileReadings(), natives: Natives,
    library: @escaping (String) -> (any ModuleFiles)?
  ) {
    let loaded = LoadedCode(
      modules: modules, catalogs: catalogs, resources: resources, interfaceFiles: interfaceFiles,
      readings: readings, natives: natives, library: library)
    guard let loaded else { return nil }
    self.init(loaded)
  }

  /// Does something with the code while no other screen of the app runs.
  func alone<Result>(_ body: (LoadedCode) -> Result) -> Result { loaded.alone(body) }

  /// What of a file is no Swift, or is nested too deep; nil of one that is no part of the app.
  package func faults(in path: String) -> [(location: SourceLocation, message: String, isTooDeep: Bool)]? {
    written[path].map { file in
      file.faults.map { (SourceLocation(file.file, $0.offset), $0.message, $0.isTooDeep) }
    }
  }
}
