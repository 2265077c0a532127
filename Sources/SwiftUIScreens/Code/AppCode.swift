import EarshotLocalization
import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotUIKitScreens
import Foundation

/// The files that are compiled into one module.
package struct AppModule {
  /// As an `import` has it.
  package var name: String
  /// Each file by its path, with its text.
  package var files: [(path: String, bytes: [UInt8])]

  /// Files of one module.
  package init(name: String, files: [(path: String, bytes: [UInt8])]) {
    self.name = name
    self.files = files
  }
}

/// An app's code with what it is run by. Its screens share it, one at a time.
package final class AppCode: @unchecked Sendable {
  let machine: Machine
  let types: SwiftUITypes
  let catalogs: StringCatalogs?
  /// The interface files that its code loads.
  let interfaceFiles: (any InterfaceFiles)?
  private let modules: [Module]
  /// By the files' paths; of a file of several modules the first.
  private let moduleOfFile: [String: Module]
  /// What `#Preview` made, by file and line.
  private let previews: [CodePlace: NominalType]
  /// The preview providers, by the line that they begin on.
  private let providers: [CodeLine: String]
  /// What values of the SDK's types are called.
  var valueNames = ValueNames()
  /// How often its screens were evaluated.
  private var evaluations = 0
  /// One screen at a time: everything above is only touched inside of `alone`.
  private let lock = NSRecursiveLock()

  /// - Parameter modules: the modules that are compiled together. A file may be a part of several; where it is opened,
  ///   it is one of the first.
  /// - Returns: nil where SwiftUI is not declared in the library, or where a module declares two types of one name:
  ///   the files of several apps may do, and which is which is not known.
  package init?(
    modules code: [AppModule], catalogs: StringCatalogs?, interfaceFiles: (any InterfaceFiles)? = nil,
    natives: Natives,
    library: @escaping (String) -> (any ModuleFiles)?
  ) {
    let sources = code.flatMap { module in
      module.files.map { SourceText(path: $0.path, bytes: $0.bytes, module: module.name) }
    }
    let reader = CodeReader(operators: .collecting(from: sources), conditions: .iOS)
    let program = Program(reader: reader, library: library)
    var modules: [String: Module] = [:]
    var moduleOfFile: [String: Module] = [:]
    var previews: [CodePlace: NominalType] = [:]
    var providers: [CodeLine: String] = [:]
    let read = sources.map { ($0, reader.read($0)) }
    guard AppCode.isOneApp(read) else { return nil }
    for (source, code) in read {
      let module = modules[source.module] ?? program.addModule(named: source.module)
      modules[source.module] = module
      moduleOfFile[source.path] = moduleOfFile[source.path] ?? module
      var file = code
      // A piece of code that imports nothing is one of SwiftUI.
      if file.imports.isEmpty {
        file.imports = [.swiftUI]
      }
      let written = ManagedProperties(of: EntryProperties(of: file, reader).file, reader).file
      var code = PreviewStructs(of: written)
      if !code.previews.isEmpty { code.importSwiftUI() }
      let scope = module.add(code.file)
      for case .type(let type) in file.declarations where type.isPreviewProvider {
        for start in [type.span.start, type.nameSpan.start] {
          providers[CodeLine(path: source.path, line: source.place(start).line)] = type.name
        }
      }
      for (name, line) in code.previews {
        guard let type = module.types(named: name).last as? NominalType else { continue }
        let place = CodePlace(path: scope.source.path, line: line, column: 0)
        previews[place] = previews[place] ?? type
      }
    }
    self.previews = previews
    self.modules = code.compactMap { modules[$0.name] }
    self.moduleOfFile = moduleOfFile
    self.providers = providers
    self.catalogs = catalogs
    self.interfaceFiles = interfaceFiles
    machine = Machine(program: program, natives: natives)
    guard let types = SwiftUITypes(machine) else { return nil }
    self.types = types
  }

  /// Whether no module declares two types of one name, as it can't: the files of several apps do, side by side in
  /// one folder.
  private static func isOneApp(_ files: [(SourceText, FileCode)]) -> Bool {
    var seen: Set<String> = []
    for (source, file) in files {
      for case .type(let type) in file.declarations
      where type.modifiers.isDisjoint(with: [.isPrivate, .isFileprivate]) {
        guard seen.insert("\(source.module).\(type.name)").inserted else { return false }
      }
    }
    return true
  }

  func isPreview(_ type: Type) -> Bool {
    type.nominal.map { nominal in previews.values.contains { $0 === nominal } } ?? false
  }

  /// Lets no other screen of the app run meanwhile.
  func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// A number that no evaluation of a screen had before.
  func nextEvaluation() -> Int {
    evaluations += 1
    return evaluations
  }

  /// What the `#Preview` at a line shows.
  func preview(in path: String, line: Int) -> Type? {
    previews[CodePlace(path: path, line: line, column: 0)]?.selfType
  }

  /// The preview provider that begins on a line.
  func provider(at line: CodeLine) -> String? { providers[line] }

  /// A type by its name: that of the file's module, else the first.
  func type(named name: String, in file: String) -> Type? {
    let all = (moduleOfFile[file].map { [$0] } ?? []) + modules
    return all.lazy.compactMap { self.machine.nominal(name, of: $0.name)?.selfType }.first
  }
}

extension TypeDeclaration {
  fileprivate var isPreviewProvider: Bool {
    inherited.contains { type in
      if case .named(_, name: "PreviewProvider", arguments: _) = type { return true }
      return false
    }
  }
}
