import EarshotLocalization
import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// An app's code with what it is run by. Its screens share it, one at a time.
package final class AppCode: @unchecked Sendable {
  let machine: Machine
  let types: SwiftUITypes
  let catalogs: StringCatalogs?
  private let modules: [Module]
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

  /// - Parameter files: each file by its path, with its text.
  /// - Returns: nil where SwiftUI is not declared in the library, where a module is imported of which nothing is
  ///   known, or where the files are those of several apps: which is which is not known.
  package init?(
    files: [(path: String, bytes: [UInt8])], catalogs: StringCatalogs?, natives: Natives,
    library: @escaping (String) -> (any ModuleFiles)?
  ) {
    let sources = files.map { path, bytes in
      SourceText(path: path, bytes: bytes, module: AppCode.module(of: path, isOnlyFile: files.count == 1))
    }
    let reader = CodeReader(operators: .collecting(from: sources), conditions: .iOS)
    let program = Program(reader: reader, library: library)
    var modules: [String: Module] = [:]
    var previews: [CodePlace: NominalType] = [:]
    var providers: [CodeLine: String] = [:]
    let read = sources.map { ($0, reader.read($0)) }
    let own = Set(sources.map(\.module))
    for (_, file) in read {
      for name in file.imports.compactMap(\.path.first) where !own.contains(name) && library(name) == nil {
        return nil
      }
    }
    guard AppCode.isOneApp(read) else { return nil }
    for (source, code) in read {
      let module = modules[source.module] ?? program.addModule(named: source.module)
      modules[source.module] = module
      var file = code
      // A piece of code that imports nothing is one of SwiftUI.
      if file.imports.isEmpty {
        file.imports = [.swiftUI]
      }
      var code = PreviewStructs(of: EntryProperties(of: file, reader).file)
      if !code.previews.isEmpty { code.importSwiftUI() }
      let scope = module.add(code.file)
      for case .type(let type) in file.declarations where type.isPreviewProvider {
        for start in [type.span.start, type.nameSpan.start] {
          providers[CodeLine(path: source.path, line: source.place(start).line)] = type.name
        }
      }
      for (name, line) in code.previews {
        guard let type = module.types(named: name).last as? NominalType else { continue }
        previews[CodePlace(path: scope.source.path, line: line, column: 0)] = type
      }
    }
    self.previews = previews
    self.modules = modules.keys.sorted().compactMap { modules[$0] }
    self.providers = providers
    self.catalogs = catalogs
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

  func type(named name: String) -> Type? {
    modules.lazy.compactMap { self.machine.nominal(name, of: $0.name)?.selfType }.first
  }

  /// The modules that a file imports on iOS.
  package static func imports(of file: (path: String, bytes: [UInt8])) -> [String] {
    let source = SourceText(path: file.path, bytes: file.bytes, module: module(of: file.path))
    return CodeReader(operators: .standard, conditions: .iOS).read(source).imports.compactMap(\.path.first)
  }

  /// The module that a file is of: `Harbor` of `Sources/Harbor/Tide.swift`, as packages lay out their targets; that
  /// of a file alone has its name, as `swiftc Tide.swift` has it.
  package static func module(of path: String, isOnlyFile: Bool = false) -> String {
    let parts = path.split(separator: "/")
    if let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count {
      return String(parts[sources + 1])
    }
    guard isOnlyFile, let name = parts.last?.split(separator: ".").first,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }),
      let first = name.first, !first.isNumber
    else { return "App" }
    return String(name)
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
