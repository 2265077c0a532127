import EarshotLocalization
import EarshotProjects
import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftUIScreens
import EarshotSwiftUISource
import EarshotUIKitScreens
import EarshotVocabulary
import Synchronization

/// The code of a project with its types, read when a screen is first asked for.
final class CheckedProject: Sendable {
  private let files: [(path: String, bytes: [UInt8])]
  private let tree: FileTree
  private let resources: [ResourceFile]
  private let bounds: Bounds
  /// All that can be opened: a preview of a provider and a scene of an app are told by their order among them.
  private let entries: [EntryPoint]
  private let interfaceFiles: any InterfaceFiles
  private let known = Mutex(Known())

  private struct Known {
    var layout: ProgramLayout?
    /// What was read of each program; nil inside: its types can't be told.
    var programs: [Int: CheckedProgram?] = [:]
    /// What could not be read of the projects around files, by the files' places.
    var notices: [Int: Notice] = [:]
  }

  private struct CheckedProgram {
    var code: AppCode
    /// What each of the entries shows at its root.
    var roots: [TypedScreen.Root?]
    /// What could not be read of the projects around its files.
    var notices: [Notice]
  }

  /// - Parameter tree: where the projects that compile the files are looked for.
  init(_ project: SwiftUIProject, in tree: FileTree, resources: [ResourceFile], bounds: Bounds) {
    files = project.files.filter { !$0.isLeftOver }.map { ($0.path, $0.bytes) }
    self.tree = tree
    self.resources = resources
    self.bounds = bounds
    entries = project.entryPoints
    interfaceFiles = project.interfaceFiles
  }

  /// The screen of an entry point; nil where it can't be one by types.
  ///
  /// - Parameters:
  ///   - given: values for properties by their names.
  ///   - parent: where an app puts it; nil: as it is.
  func screen(
    _ entry: EntryPoint, _ environment: ScreenEnvironment, given: GivenValues, in parent: ScreenParent?
  ) -> TypedScreen? {
    guard let program = program(of: entry.location.file), let root = root(of: entry, in: program) else {
      return nil
    }
    return TypedScreen(
      program.code, root, name: entry.name, at: entry.location, environment, given: given,
      in: parent, notices: program.notices)
  }

  /// What can't be done with values that are given for properties by their names.
  /// - Returns: sentences of what no property of its name can have, and a notice of each name that no view has.
  func check(_ state: [(name: String, value: String)]) -> (misfits: [String], notices: [Notice]) {
    var misfits: [String] = []
    var notices: [Notice] = []
    let programs = state.isEmpty ? [] : allPrograms()
    for (name, value) in programs.isEmpty ? [] : state {
      let found = programs.map { $0.code.misfit(of: value, for: name) }
      guard !found.contains(nil) else { continue }
      var known: Set<String> = []
      var sentence: String?
      for case .some(let misfit) in found {
        switch misfit {
        case .noProperty(let names): known.formUnion(names)
        case .noValue(let text): sentence = sentence ?? text
        }
      }
      if let sentence {
        misfits.append(sentence)
      } else {
        let hint = NearestName.hint(for: name, among: known.sorted())
        notices.append(
          Notice(.warning, .input, at: nil, "no view has a stored property named \"\(name)\"\(hint)"))
      }
    }
    return (misfits, notices)
  }

  /// What is said of values of a data file that no property of their names can have: they are not used.
  func check(_ given: GivenValues, of file: String) -> [Notice] {
    var sentences: [String: String?] = [:]
    for program in allPrograms() {
      sentences.merge(program.code.misfits(ofDataIn: given)) { one, other in
        one == nil || other == nil ? nil : one
      }
    }
    let place = SourceLocation(file: file, line: 1, column: 1)
    return sentences.sorted { $0.key < $1.key }.compactMap(\.value)
      .map { Notice(.warning, .input, at: place, $0) }
  }

  private func allPrograms() -> [CheckedProgram] {
    var seen: Set<ObjectIdentifier> = []
    return Set(entries.map(\.location.file)).sorted().compactMap { program(of: $0) }
      .filter { seen.insert(ObjectIdentifier($0.code)).inserted }
  }

  private func root(of entry: EntryPoint, in program: CheckedProgram) -> TypedScreen.Root? {
    guard entry.kind != .view, let index = entries.firstIndex(of: entry) else {
      return .view(entry.name, file: entry.location.file)
    }
    return program.roots[index]
  }

  private func program(of file: String) -> CheckedProgram? {
    known.withLock { known in
      guard let index = files.firstIndex(where: { $0.path == file }) else { return nil }
      var layout = known.layout ?? makeLayout(&known.notices)
      let number = layout.program(of: index)
      known.layout = layout
      if let made = known.programs[number] { return made }
      let made = makeProgram(layout[number], known.notices)
      known.programs[number] = .some(made)
      return made
    }
  }

  private func makeLayout(_ notices: inout [Int: Notice]) -> ProgramLayout {
    var modules = ModulesOfFiles(in: tree)
    let isAlone = files.count == 1
    let laidOut = files.enumerated().map { index, file in
      let (path, bytes) = file
      var own = modules.modules(of: path)
      if own.isEmpty {
        notices[index] = modules.notice(of: path)
        own = [ProgramLayout.Module(project: "", name: LooseFile.module(of: path, isAlone: isAlone))]
      }
      return ProgramLayout.File(
        modules: own, imports: ImportedModules(of: [SourceFile(path: path, bytes: bytes)]).names)
    }
    let entryFiles = Set(entries.map(\.location.file))
    return ProgramLayout(laidOut, entries: files.indices.filter { entryFiles.contains(files[$0].path) })
  }

  private func makeProgram(_ modules: ProgramLayout.Program, _ notices: [Int: Notice]) -> CheckedProgram? {
    var seen: Set<Notice> = []
    // A file by itself mixes with nothing.
    let isAlone = modules.reduce(0) { $0 + $1.files.count } == 1
    let said =
      isAlone
      ? [] : modules.flatMap { $0.files.compactMap { notices[$0] } }.filter { seen.insert($0).inserted }
    let catalogs = resources.isEmpty ? nil : StringCatalogs(resources, bounds: bounds)
    let code = AppCode(
      modules: modules.map { name, indices in
        // The parser's time doubles with every square bracket in others.
        AppModule(name: name, files: indices.map { (files[$0].path, NestingGuard(files[$0].bytes).bytes) })
      },
      catalogs: catalogs, interfaceFiles: interfaceFiles, natives: .screens, library: EmbeddedLibrary.module)
    return code.map {
      CheckedProgram(
        code: $0, roots: $0.roots(of: entries.map(DeclaredScreen.init)), notices: said)
    }
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
