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
  /// One screen at a time: everything above is only touched inside of `alone`.
  private let lock = NSRecursiveLock()

  /// - Parameter files: each file by its path, with its text.
  /// - Returns: nil where SwiftUI is not declared in the library, or where a module is imported of which nothing is
  ///   known.
  package init?(
    files: [(path: String, bytes: [UInt8])], catalogs: StringCatalogs?, natives: Natives,
    library: @escaping (String) -> (any ModuleFiles)?
  ) {
    let sources = files.map { path, bytes in
      SourceText(path: path, bytes: bytes, module: AppCode.module(of: path))
    }
    let reader = CodeReader(operators: .collecting(from: sources), conditions: .iOS)
    let program = Program(reader: reader, library: library)
    var modules: [String: Module] = [:]
    var previews: [CodePlace: NominalType] = [:]
    let read = sources.map { ($0, reader.read($0)) }
    let own = Set(sources.map(\.module))
    for (_, file) in read {
      for name in file.imports.compactMap(\.path.first) where !own.contains(name) && library(name) == nil {
        return nil
      }
    }
    for (source, code) in read {
      let module = modules[source.module] ?? program.addModule(named: source.module)
      modules[source.module] = module
      var file = code
      // A piece of code that imports nothing is one of SwiftUI.
      if file.imports.isEmpty {
        file.imports = [FileCode.Import(path: ["SwiftUI"], isScoped: false, attributes: [])]
      }
      let code = PreviewStructs(of: file)
      let scope = module.add(code.file)
      for (name, line) in code.previews {
        guard let type = module.types(named: name).last as? NominalType else { continue }
        previews[CodePlace(path: scope.source.path, line: line, column: 0)] = type
      }
    }
    self.previews = previews
    self.modules = modules.keys.sorted().compactMap { modules[$0] }
    self.catalogs = catalogs
    machine = Machine(program: program, natives: natives)
    guard let types = SwiftUITypes(machine) else { return nil }
    self.types = types
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

  /// What the `#Preview` at a line shows.
  func preview(in path: String, line: Int) -> Type? {
    previews[CodePlace(path: path, line: line, column: 0)]?.selfType
  }

  func type(named name: String) -> Type? {
    modules.lazy.compactMap { self.machine.nominal(name, of: $0.name)?.selfType }.first
  }

  /// The modules that a file imports on iOS.
  package static func imports(of file: (path: String, bytes: [UInt8])) -> [String] {
    let source = SourceText(path: file.path, bytes: file.bytes, module: module(of: file.path))
    return CodeReader(operators: .standard, conditions: .iOS).read(source).imports.compactMap(\.path.first)
  }

  /// The module that a file is of: `Harbor` of `Sources/Harbor/Tide.swift`, as packages lay out their targets.
  package static func module(of path: String) -> String {
    let parts = path.split(separator: "/")
    guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return "App" }
    return String(parts[sources + 1])
  }
}
