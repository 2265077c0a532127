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
  /// All that can be opened: a preview of a provider and a scene of an app are told by their order among them.
  private let entries: [EntryPoint]
  private let known = Mutex<AppCode??>(nil)

  init(_ project: SwiftUIProject, resources: [ResourceFile], bounds: Bounds) {
    files = project.files.filter { !$0.isLeftOver }.map { ($0.path, $0.bytes) }
    self.resources = resources
    self.bounds = bounds
    entries = project.entryPoints
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
    guard let code, let root = root(of: entry, in: code) else { return nil }
    return TypedScreen(code, root, name: entry.name, at: entry.location, environment)
  }

  private func root(of entry: EntryPoint, in code: AppCode) -> TypedScreen.Root? {
    guard entry.kind != .view, let index = entries.firstIndex(of: entry) else { return .view(entry.name) }
    return code.roots(of: entries.map(DeclaredScreen.init))[index]
  }
}

extension DeclaredScreen {
  fileprivate init(_ entry: EntryPoint) {
    let kind: Kind =
      switch entry.kind {
      case .app: .app
      case .preview: .preview
      case .view: .view
      }
    self.init(kind, name: entry.name, at: entry.location)
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
