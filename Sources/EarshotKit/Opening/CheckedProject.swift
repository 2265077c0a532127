import EarshotLocalization
import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftUIScreens
import EarshotSwiftUISource
import EarshotVocabulary
import Synchronization

/// The code of a project with its types, read when a screen is first asked for.
final class CheckedProject: Sendable {
  private let files: [(path: String, bytes: [UInt8])]
  private let resources: [ResourceFile]
  private let bounds: Bounds
  private let known = Mutex<AppCode??>(nil)

  init(_ project: SwiftUIProject, resources: [ResourceFile], bounds: Bounds) {
    files = project.files.filter { !$0.isLeftOver }.map { ($0.path, $0.bytes) }
    self.resources = resources
    self.bounds = bounds
  }

  /// nil where it isn't code that types are known of.
  private var code: AppCode? {
    known.withLock { known in
      if let made = known { return made }
      let made = makeCode()
      known = .some(made)
      return made
    }
  }

  /// A module that nothing is known of is seen in the text of the files: they need not be read for it.
  private func makeCode() -> AppCode? {
    let own = Set(files.map { AppCode.module(of: $0.path) })
    let isKnown = { name in own.contains(name) || EmbeddedLibrary.module(name) != nil }
    for file in files {
      let mentioned = ImportedModules(of: [SourceFile(path: file.path, bytes: file.bytes)]).names
      // A comment may speak of one, and `#if` leave one out.
      if !mentioned.allSatisfy(isKnown), !AppCode.imports(of: file).allSatisfy(isKnown) { return nil }
    }
    let catalogs = resources.isEmpty ? nil : StringCatalogs(resources, bounds: bounds)
    return AppCode(
      files: files, catalogs: catalogs, natives: .screens, library: EmbeddedLibrary.module)
  }

  /// The screen of an entry point; nil where it can't be one by types.
  func screen(_ entry: EntryPoint, _ environment: ScreenEnvironment) -> TypedScreen? {
    let root: TypedScreen.Root
    switch entry.kind {
    case .preview: root = .preview(file: entry.location.file, line: entry.location.line)
    case .view: root = .view(entry.name)
    case .app: return nil
    }
    return code.map { TypedScreen($0, root, name: entry.name, at: entry.location, environment) }
  }
}

extension Natives {
  /// What the SDK's declarations do on a screen.
  fileprivate static var screens: Natives {
    var natives = Natives.standard()
    natives.addScreens()
    return natives
  }
}
