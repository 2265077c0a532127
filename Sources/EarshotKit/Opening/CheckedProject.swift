import EarshotLocalization
import EarshotProjects
import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftUIScreens
import EarshotUIKitScreens
import EarshotVocabulary
import Synchronization

/// The code of an input with its types: what can be opened as a screen, and the screens.
final class CheckedProject: Sendable {
  /// What can be opened of the input's own files.
  let entries: EntryPoints
  /// What of the files is no Swift, and what could not be told of them.
  let notices: [Notice]
  /// The number of each file that a screen may be of.
  private let programOfFile: [String: Int]
  private let programs: [CheckedProgram]

  private struct CheckedProgram: Sendable {
    var code: AppCode
    /// What could not be read of the projects around its files.
    var notices: [Notice]
  }

  /// - Parameters:
  ///   - inputs: the files that were asked for.
  ///   - others: files that are looked at for names that the inputs lack.
  ///   - modules: those that projects compile the files into.
  ///   - interfaceFiles: those that the code may load.
  init(
    inputs: [SourceFile], others: [SourceFile], _ modules: ModulesOfFiles, resources: [ResourceFile],
    interfaceFiles: any InterfaceFiles, bounds: Bounds
  ) {
    let needed = NeededFiles.among(others, for: inputs)
    let files = inputs + needed + CheckedProject.imports(of: others, beside: inputs + needed)
    let layout = FileLayout(files, inputs: inputs.count, modules)
    let catalogs = resources.isEmpty ? nil : StringCatalogs(resources, bounds: bounds)
    let readings = FileReadings()
    var programs: [CheckedProgram] = []
    var programOfFile: [String: Int] = [:]
    for (modules, entries, notices) in layout.programs {
      let code = AppCode(
        modules: modules.map { module in
          AppModule(name: module.name, files: module.files.map { (files[$0].path, files[$0].bytes) })
        },
        catalogs: catalogs, resources: resources, interfaceFiles: interfaceFiles, readings: readings,
        natives: .screens, library: EmbeddedLibrary.module)
      guard let code else { preconditionFailure("the library declares no SwiftUI") }
      for entry in entries { programOfFile[files[entry].path] = programs.count }
      programs.append(CheckedProgram(code: code, notices: notices))
    }
    self.programs = programs
    self.programOfFile = programOfFile
    entries = EntryPoints(
      inputs.map { input in
        programOfFile[input.path].map { programs[$0].code.entries(of: input.path) } ?? FileEntries()
      })
    notices = CheckedProject.faults(of: files, inputs: inputs.count, programs, programOfFile)
  }

  /// What the files that aren't needed import of the SDK together, and none of the others does: members of a module are
  /// seen in all of the module, whichever of its files imports it, and two modules imported together may bring a third.
  private static func imports(of others: [SourceFile], beside files: [SourceFile]) -> [SourceFile] {
    let paths = Set(files.map(\.path))
    var known = Set(files.map { ImportedModules(of: [$0]).names })
    return others.compactMap { file in
      if paths.contains(file.path) { return nil }
      let names = ImportedModules(of: [file]).names.filter { EmbeddedLibrary.module($0) != nil }
      if names.isEmpty || known.contains(where: names.isSubset) { return nil }
      known.insert(names)
      var file = file
      file.bytes = Array(names.sorted().map { "import \($0)\n" }.joined().utf8)
      return file
    }
  }

  /// All of an input's own; of a file that is looked up the first, as a warning.
  private static func faults(
    of files: [SourceFile], inputs: Int, _ programs: [CheckedProgram], _ programOfFile: [String: Int]
  ) -> [Notice] {
    files.enumerated().flatMap { index, file -> [Notice] in
      let own = programOfFile[file.path].map { [programs[$0]] } ?? programs
      guard let faults = own.lazy.compactMap({ $0.code.faults(in: file.path) }).first else { return [] }
      if index < inputs {
        return faults.map {
          Notice(
            $0.isTooDeep ? .warning : .error, $0.isTooDeep ? .budget : .syntax, at: $0.location, $0.message)
        }
      }
      return faults.filter { !$0.isTooDeep }.prefix(1).map {
        Notice(
          .warning, .syntax, at: $0.location,
          "\($0.message); what is looked up in this file may be incomplete")
      }
    }
  }

  /// The screen of an entry point.
  ///
  /// - Parameters:
  ///   - given: values for properties by their names.
  ///   - parent: where an app puts it; nil: as it is.
  func screen(
    _ entry: EntryPoint, _ environment: ScreenEnvironment, given: GivenValues, in parent: ScreenParent?
  ) -> TypedScreen {
    let program = programs[programOfFile[entry.location.file] ?? 0]
    return TypedScreen(
      program.code, entry.root, name: entry.name, at: entry.location, environment, given: given,
      in: parent, notices: program.notices)
  }

  /// What can't be done with values that are given for properties by their names.
  /// - Returns: sentences of what no property of its name can have, and a notice of each name that no view has.
  func check(_ state: [(name: String, value: String)]) -> (misfits: [String], notices: [Notice]) {
    var misfits: [String] = []
    var notices: [Notice] = []
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
    for program in programs {
      sentences.merge(program.code.misfits(ofDataIn: given)) { one, other in
        one == nil || other == nil ? nil : one
      }
    }
    let place = SourceLocation(file: file, line: 1, column: 1)
    return sentences.sorted { $0.key < $1.key }.compactMap(\.value)
      .map { Notice(.warning, .input, at: place, $0) }
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
