import EarshotProjects
import EarshotVocabulary

/// Which files of an input are read together, by the projects that compile them, and where no project does by what
/// they declare.
struct FileLayout {
  /// Modules that are one program: their files, those of them whose screens are read in it, and what could not be
  /// told of it.
  typealias Program = (
    modules: [(name: String, files: [Int])], entries: [Int], notices: [Notice]
  )

  private let files: [SourceFile]
  private var layout: ProgramLayout
  /// What could not be read of the projects around files, by the files' numbers.
  private var notices: [Int: Notice] = [:]
  private var shared: SharedDeclarations
  /// Files that no target compiles, by their numbers: those that one compiles don't see them.
  private var uncompiled: Set<Int> = []
  private(set) var programs: [Program] = []

  /// - Parameter inputs: how many of the files, the first, are asked for.
  init(_ files: [SourceFile], inputs: Int, _ modules: ModulesOfFiles) {
    self.files = files
    let outlines = files.count == 1 ? [[]] : LargeStack.map(files) { FileOutline($0.bytes).shared }
    shared = SharedDeclarations(files, outlines: outlines)
    var modules = modules
    var notices: [Int: Notice] = [:]
    let isAlone = files.count == 1
    var compiled = files.map { modules.modules(of: $0.path) }
    for (index, file) in files.enumerated() where compiled[index].isEmpty && file.isMade {
      compiled[index] = FileLayout.modules(beside: file, files, compiled)
    }
    var uncompiled: Set<Int> = []
    let laidOut = files.enumerated().map { index, file in
      let imports = ImportedModules(of: [file]).names
      var own = compiled[index]
      if own.isEmpty {
        notices[index] = modules.notice(of: file.path)
        let around = modules.projectFolders(around: file.path)
        if let module = FileLayout.module(around: file, imports, in: around, files, compiled) {
          if !file.isLeftOver, notices[index] == nil {
            notices[index] = FileLayout.notice(of: file, readAs: module)
          }
          uncompiled.insert(index)
          own = [module]
        } else {
          own = [ProgramLayout.Module(project: "", name: LooseFile.module(of: file.path, isAlone: isAlone))]
        }
      }
      return ProgramLayout.File(modules: own, imports: imports)
    }
    self.uncompiled = uncompiled
    layout = ProgramLayout(laidOut, entries: Array(0..<inputs))
    self.notices = notices
    var known: [[[Int]]: Int] = [:]
    for entry in 0..<inputs { add(entry, &known) }
  }

  /// What is written while an app is built is compiled with the code that lies nearest to what it is made of.
  private static func modules(
    beside made: SourceFile, _ files: [SourceFile], _ compiled: [[ProgramLayout.Module]]
  ) -> [ProgramLayout.Module] {
    var nearest = 0
    var counts: [ProgramLayout.Module: Int] = [:]
    for (file, modules) in zip(files, compiled) where !file.isMade && !modules.isEmpty {
      let common = file.path.foldersInCommon(with: made.path)
      guard common >= nearest else { continue }
      if common > nearest { counts = [:] }
      nearest = common
      for module in modules { counts[module, default: 0] += 1 }
    }
    let most = counts.max { ($0.value, $1.key.name) < ($1.value, $0.key.name) }
    return most.map { [$0.key] } ?? []
  }

  /// The module that a file which no target compiles would be a part of, as the code nearest to it is: who reads it
  /// wants to hear what it would say there. What imports a module is no part of it.
  private static func module(
    around file: SourceFile, _ imports: Set<String>, in projects: Set<String>, _ files: [SourceFile],
    _ compiled: [[ProgramLayout.Module]]
  ) -> ProgramLayout.Module? {
    guard !projects.isEmpty else { return nil }
    let candidates = compiled.map { modules in
      modules.filter { projects.contains($0.project) && !imports.contains($0.name) }
    }
    return modules(beside: file, files, candidates).first
  }

  private static func notice(of file: SourceFile, readAs module: ProgramLayout.Module) -> Notice {
    Notice(
      .note, .input, at: SourceLocation(file: file.path, line: 1, column: 1),
      "no target compiles this file; it is read as a file of \(module.name)")
  }

  /// Puts a file into the program that it sees, one of its own where no other file sees the same.
  private mutating func add(_ entry: Int, _ known: inout [[[Int]]: Int]) {
    var passedBy: [Int] = []
    var modules: [(name: String, files: [Int])] = []
    for (name, members) in layout[layout.program(of: entry)] {
      let seesUncompiled = uncompiled.contains(entry)
      let own = members.filter {
        $0 == entry || !files[$0].isLeftOver && (seesUncompiled || !uncompiled.contains($0))
      }
      guard own.contains(entry) else {
        modules.append((name, own))
        continue
      }
      let seen = SeenFiles(
        from: entry, in: own, path: { files[$0].path }, shared: { shared.declarations(of: $0) })
      passedBy += seen.passedBy
      modules.append((name, seen.files))
    }
    let key = modules.map(\.files)
    if let program = known[key] { return programs[program].entries.append(entry) }
    known[key] = programs.count
    programs.append((modules, [entry], said(of: modules.flatMap(\.files)) + said(of: entry, passedBy)))
  }

  private func said(of members: [Int]) -> [Notice] {
    // A file by itself mixes with nothing.
    guard members.count > 1 else { return [] }
    var seen: Set<Notice> = []
    return members.compactMap { notices[$0] }.filter { seen.insert($0).inserted }
  }

  /// That files of the same module declare the same as others.
  private func said(of entry: Int, _ passedBy: [Int]) -> [Notice] {
    guard let first = passedBy.first else { return [] }
    let more = passedBy.count > 1 ? ", as are \(passedBy.count - 1) more" : ""
    let place = SourceLocation(file: files[first].path, line: 1, column: 1)
    return [
      Notice(
        .note, .input, at: place,
        "it declares what nearer files declare, and is left out for \(files[entry].path)\(more)")
    ]
  }
}
