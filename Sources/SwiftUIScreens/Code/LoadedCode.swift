import EarshotLocalization
import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotUIKitScreens
import EarshotVocabulary

/// An app's code with what it is run by: tables that grow as it is looked at, so that one thread at a time may. It is no
/// `Sendable`, and `AppCode.alone` is the way to it.
final class LoadedCode {
  let machine: Machine
  let types: SwiftUITypes
  let catalogs: StringCatalogs?
  /// The files that it ships.
  let shipped: ShippedFiles
  /// The interface files that its code loads.
  let interfaceFiles: (any InterfaceFiles)?
  let modules: [Module]
  /// By the files' paths; of a file of several modules the first.
  private let moduleOfFile: [String: Module]
  /// What `#Preview` made, by file and line.
  private let previews: [CodePlace: NominalType]
  /// What was written in the files, by their paths.
  let written: [String: FileCode]
  /// The previews of providers that are properties of their own, by file and provider.
  private let plainPreviews: [String: [PlainPreviews.Preview]]
  /// What values of the SDK's types are called.
  var valueNames = ValueNames()
  /// What depends on numbers of the texts that its code was given.
  var givenFormats = GivenFormats()
  /// How often its screens were evaluated.
  private var evaluations = 0
  private let turn = Turn()

  deinit { LargeStack.run { machine.forget() } }

  /// - Parameters:
  ///   - code: the modules that are compiled together. A file may be a part of several; where it is opened, it is one of
  ///     the first.
  ///   - resources: what lies beside the code: files that it reads, asset catalogs.
  ///   - readings: what was read for other programs of the same project.
  /// - Returns: nil where SwiftUI is not declared in the library.
  init?(
    modules code: [AppModule], catalogs: StringCatalogs?, resources: [ResourceFile] = [],
    interfaceFiles: (any InterfaceFiles)? = nil, readings: FileReadings, natives: Natives,
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
    var plain: [String: [PlainPreviews.Preview]] = [:]
    let all = readings.read(sources, by: reader)
    for (source, code) in zip(sources, all) {
      let module = modules[source.module] ?? program.addModule(named: source.module)
      modules[source.module] = module
      moduleOfFile[source.path] = moduleOfFile[source.path] ?? module
      var file = code
      // A piece of code that imports nothing is one of SwiftUI.
      if file.imports.isEmpty {
        file.imports = [.swiftUI]
      }
      let managed = ManagedProperties(of: EntryProperties(of: file, reader).file, reader).file
      var code = PreviewStructs(of: managed.separatingPreviews(in: all, &plain))
      if !code.previews.isEmpty { code.importSwiftUI() }
      let scope = module.add(code.file)
      for (name, line) in code.previews {
        guard let type = module.types(named: name).last as? NominalType else { continue }
        let place = CodePlace(path: scope.source.path, line: line, column: 0)
        previews[place] = previews[place] ?? type
      }
    }
    program.takeImports()
    self.previews = previews
    self.modules = code.compactMap { modules[$0.name] }
    self.moduleOfFile = moduleOfFile
    plainPreviews = plain
    written = Dictionary(all.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.catalogs = catalogs
    shipped = ShippedFiles(resources)
    self.interfaceFiles = interfaceFiles
    GeneratedSymbols(resources, catalogs).add(to: code, modules, of: program, reader)
    machine = Machine(program: program, natives: natives)
    guard let types = SwiftUITypes(machine) else { return nil }
    self.types = types
  }

  func isPreview(_ type: Type) -> Bool {
    type.nominal.map { nominal in previews.values.contains { $0 === nominal } } ?? false
  }

  /// Lets no other screen of the app run meanwhile.
  func alone<Result>(_ body: (LoadedCode) -> Result) -> Result {
    LargeStack.run {
      turn.begin()
      defer { turn.end() }
      return body(self)
    }
  }

  /// Lets go of something of the app's, now or as soon as nothing of it runs.
  func letGo(_ one: any Turn.Leaving) { turn.letGo(one) }

  /// A number that no evaluation of a screen had before.
  func nextEvaluation() -> Int {
    evaluations += 1
    return evaluations
  }

  /// What the `#Preview` at a line shows.
  func preview(in path: String, line: Int) -> Type? {
    previews[CodePlace(path: path, line: line, column: 0)]?.selfType
  }

  /// What is written in a file; nil where it is no part of the app.
  func file(_ path: String) -> FileCode? { written[path] }

  /// The previews of a provider, with the names that they have for themselves.
  func previews(ofProvider name: String, in path: String) -> [(name: String?, root: TypedScreen.Root)] {
    if let plain = plainPreviews["\(path) \(name)"] {
      return plain.map { ($0.name, .provided(name, file: path, property: $0.property)) }
    }
    let screen = TypedScreen(
      AppCode(self), .provider(name, file: path, index: 0, count: 0), name: name,
      at: SourceLocation(file: path, line: 1, column: 1), ScreenEnvironment())
    let names = screen.previewNames() ?? []
    if names.isEmpty { return [(nil, .provider(name, file: path, index: 0, count: 1))] }
    return names.enumerated().map {
      ($1, .provider(name, file: path, index: $0, count: names.count))
    }
  }

  /// A type by its name: that of the file's module, else the first.
  func type(named name: String, in file: String) -> Type? {
    let all = (moduleOfFile[file].map { [$0] } ?? []) + modules
    return all.lazy.compactMap { self.machine.nominal(name, of: $0.name)?.selfType }.first
  }
}

extension TypeDeclaration {
  var isPreviewProvider: Bool { inherited.contains { $0.dottedNames?.last == "PreviewProvider" } }
}

extension FileCode {
  /// The file with the previews of its providers as properties of their own, as far as they are plain.
  ///
  /// - Parameter app: all files that may say what a name in them means.
  fileprivate func separatingPreviews(
    in app: [FileCode], _ found: inout [String: [PlainPreviews.Preview]]
  ) -> FileCode {
    guard declarations.contains(where: \.isPreviewProvider) else { return self }
    var changed = declarations
    for (index, declaration) in declarations.enumerated() {
      guard case .type(let type) = declaration, type.isPreviewProvider,
        let plain = PlainPreviews(type, in: app)
      else { continue }
      changed[index] = .type(plain.provider)
      found["\(file.path) \(type.name)"] = plain.previews
    }
    var result = self
    result.list = DeclarationList { [changed] in changed }
    return result
  }
}

extension Declaration {
  fileprivate var isPreviewProvider: Bool {
    if case .type(let type) = self { type.isPreviewProvider } else { false }
  }
}
