/// Which modules the files of an input are compiled into, and which modules are one program.
///
/// In a program a module's name is told once, so the modules of several apps that lie side by side may need
/// several programs.
package struct ProgramLayout: Sendable {
  /// A file with the modules that it is a part of.
  package struct File: Sendable {
    /// Those that show an app's screens first; never empty.
    package var modules: [Module]
    /// The names of the modules that it imports.
    package var imports: Set<String>

    package init(modules: [Module], imports: Set<String>) {
      self.modules = modules
      self.imports = imports
    }
  }

  /// A module of a project.
  package struct Module: Hashable, Sendable {
    /// What tells its project from others.
    package var project: String
    package var name: String

    package init(project: String, name: String) {
      self.project = project
      self.name = name
    }
  }

  /// The modules of a program, each with its files by their indices.
  package typealias Program = [(name: String, files: [Int])]

  private let files: [File]
  private var members: [Module: [Int]] = [:]
  private var named: [String: [Module]] = [:]
  /// The projects of each program's modules, by the modules' names.
  private var programs: [[String: String]] = []
  private var programOfModule: [Module: Int] = [:]

  /// - Parameter entries: the files, by their indices, whose screens are likely asked for: their modules are put
  ///   together as far as their names allow.
  package init(_ files: [File], entries: [Int]) {
    self.files = files
    for (index, file) in files.enumerated() {
      for module in file.modules { members[module, default: []].append(index) }
    }
    for module in members.keys.sorted(by: { ($0.name, $0.project) < ($1.name, $1.project) }) {
      named[module.name, default: []].append(module)
    }
    for entry in entries {
      let module = files[entry].modules[0]
      if programOfModule[module] == nil { programOfModule[module] = join(module) }
    }
  }

  /// The program that a file's screens belong to: one of its own where no entry is of its module.
  package mutating func program(of file: Int) -> Int {
    let module = files[file].modules[0]
    if let known = programOfModule[module] { return known }
    programs.append(
      Dictionary(closure(of: module).map { ($0.name, $0.project) }, uniquingKeysWith: { first, _ in first }))
    programOfModule[module] = programs.count - 1
    return programs.count - 1
  }

  package subscript(program: Int) -> Program {
    programs[program].sorted { $0.key < $1.key }.map { name, project in
      (name, members[Module(project: project, name: name)] ?? [])
    }
  }

  /// Puts a module with all that it imports into the first program that has no other modules of their names.
  private mutating func join(_ module: Module) -> Int {
    let needed = closure(of: module)
    let fitting = programs.indices.first { index in
      needed.allSatisfy { (programs[index][$0.name] ?? $0.project) == $0.project }
    }
    if fitting == nil { programs.append([:]) }
    let program = fitting ?? programs.count - 1
    for module in needed { programs[program][module.name] = module.project }
    return program
  }

  /// A module and those that it imports, and they: of several of one name that of its own project, else the first.
  private func closure(of module: Module) -> [Module] {
    var found: [String: Module] = [module.name: module]
    var open = [module]
    while let next = open.popLast() {
      let imports = (members[next] ?? []).reduce(into: Set<String>()) { $0.formUnion(files[$1].imports) }
      for name in imports.sorted() where found[name] == nil {
        guard let all = named[name] else { continue }
        let module = all.first { $0.project == next.project } ?? all[0]
        found[name] = module
        open.append(module)
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }
}
