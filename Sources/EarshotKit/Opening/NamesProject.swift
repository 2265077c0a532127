import EarshotCaptures
import EarshotLocalization
import EarshotProjects
import EarshotSwiftUIScreens
import EarshotSwiftUISource
import EarshotViewTree
import EarshotVocabulary
import Synchronization

/// The code of an input without types: for screens of which types don't know everything. Read when it is first asked
/// for.
final class NamesProject: Sendable {
  private let made: Mutex<SwiftUIProject?> = Mutex(nil)
  private let make: @Sendable () -> SwiftUIProject

  /// - Parameters:
  ///   - inputs: the files that were asked for.
  ///   - others: files that are looked at for names that the inputs lack.
  init(
    inputs: [EarshotProjects.SourceFile], others: [EarshotProjects.SourceFile], resources: [ResourceFile],
    within confinement: Confinement, bounds: Bounds
  ) {
    make = {
      SwiftUIProject(
        inputs: inputs.map(NamesProject.untyped), others: others.map(NamesProject.untyped),
        resources: resources, bounds: bounds,
        interfaces: { bytes, path, environment in
          InterfaceOutlines.outline(
            of: bytes, file: path, environment: environment,
            catalogs: InterfaceTexts.beside(path, within: confinement, bounds: environment.bounds))
        })
    }
  }

  private static func untyped(_ file: EarshotProjects.SourceFile) -> EarshotSwiftUISource.SourceFile {
    EarshotSwiftUISource.SourceFile(path: file.path, bytes: file.bytes, isLeftOver: file.isLeftOver)
  }

  private var project: SwiftUIProject {
    made.withLock { made in
      if let made { return made }
      let project = LargeStack.run { make() }
      made = project
      return project
    }
  }

  /// The same screen as one that types know of; nil where names know of none.
  ///
  /// - Parameters:
  ///   - state: values for properties, in the order given.
  ///   - data: a JSON file with values for what comes from outside.
  func screen(
    _ entry: EarshotSwiftUIScreens.EntryPoint, _ environment: ScreenEnvironment,
    state: [(name: String, value: String)], data: (file: String, bytes: [UInt8])?, in parent: ScreenParent?
  ) -> (any ScreenSource)? {
    let project = project
    let place = entry.location
    let known = project.entryPoints + project.views + project.uikitClasses
    let here = known.filter { $0.location.file == place.file && $0.kind.rawValue == entry.kind.rawValue }
    let named = here.first { $0.location == place && $0.name == entry.name }
    let same = named ?? here.first { $0.location.line == place.line && $0.number == entry.number }
    guard let same else { return nil }
    var overrides = Overrides()
    overrides.state = state
    overrides.data = data
    return project.screen(same, environment: environment, overrides: overrides, in: parent)
  }
}
