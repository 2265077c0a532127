import EarshotCaptures
import EarshotLiveScreens
import EarshotProjects
import EarshotSwiftUIScreens
import EarshotTreeDocument
import EarshotViewTree
import EarshotVocabulary

/// Reads the inputs, tells their formats apart and finds the screens in them.
struct InputOpener {
  private let options: OpenOptions
  /// Projects that were read already, where several openings share them.
  private let projects: ProjectCache?
  /// Whether somebody else said what may be read.
  private let isConfined: Bool
  /// What may be read.
  private var confinement: Confinement
  private var sources: [SourceFile] = []
  private var catalogs: [ReadablePath] = []
  private var surroundings: [String] = []
  private var documents: [ScreenEntry] = []
  private var otherViews: [ScreenEntry] = []
  /// How many documents came before the first Swift file.
  private var documentsBeforeSource = 0
  private var seen: Set<FileSystem.FileID> = []
  private var swiftBytes = 0
  private var notices: [Notice] = []
  /// The first input, as the user names it.
  private var asked = ""
  /// The text of the inputs by the names that notices give them: comments in it count.
  private var contents: [String: [UInt8]] = [:]

  /// - Parameter confinement: what may be read; nil: the paths that are opened were named by the user, and
  ///   so were those of the options.
  init(options: OpenOptions, within confinement: Confinement? = nil, projects: ProjectCache? = nil) {
    self.options = options
    self.projects = projects
    self.confinement = confinement ?? Confinement(named: [], allowed: options.namedPaths, in: options.files)
    isConfined = confinement != nil
  }

  consuming func open(_ paths: [String]) throws(EarshotError) -> OpenedInput {
    guard !paths.isEmpty else { throw .usage("there is no input: name a file, a folder, or -") }
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw .usage("standard input (-) can be read only once")
    }
    asked = paths[0]
    if !isConfined { confinement = Confinement(named: paths, allowed: options.namedPaths, in: options.files) }
    for path in paths { try take(path) }
    return try opened()
  }

  consuming func open(bytes: [UInt8], file: String) throws(EarshotError) -> OpenedInput {
    guard bytes.count <= options.bounds.inputBytes else {
      throw .unreadable(
        file, "exceeds the bound of \(options.bounds.inputBytes) bytes for one input")
    }
    asked = file
    try take(InputPath.Content(path: file, bytes: bytes))
    return try opened()
  }

  // MARK: Reading

  private mutating func take(_ path: String) throws(EarshotError) {
    switch try InputPath.target(path, within: confinement, bounds: options.bounds) {
    case .content(let content):
      if content.id != nil { surroundings.append(FilePath.folder(of: path)) }
      try take(content)
    case .folder(let folder, let walk): try take(folder, walk)
    }
  }

  private mutating func take(_ folder: String, _ walk: FolderWalk) throws(EarshotError) {
    for passed in walk.unreadable { noteUnread(passed.path, "the folder can't be read: \(passed.reason)") }
    notices += walk.notices.map(InputOpener.asUnread)
    let files = walk.found.filter { $0.role == .swift }
    guard !files.isEmpty else { throw .unreadable(folder, "there is no Swift file in the folder") }
    if walk.isCutShort {
      noteUnread(folder, FolderWalk.Limits.package.message + "is not read")
    }
    noteLeftOver(walk.leftOver)
    let leftOver = Set(walk.leftOver)
    for file in files { try take(file.file, isLeftOver: leftOver.contains(file.path)) }
    catalogs += walk.found.filter { $0.role == .catalog }.map(\.file)
    surroundings.append(folder)
  }

  /// A file of a folder. One over a bound is left out: the others can be read without it.
  private mutating func take(_ file: ReadablePath, isLeftOver: Bool) throws(EarshotError) {
    let id = options.files.status(file.real)?.id
    let bytes: [UInt8]
    do {
      bytes = try options.files.read(file, bound: options.bounds.swiftBytes)
    } catch {
      switch error {
      case .system(let reason): throw .unreadable(file.shown, "can't be read: \(reason)")
      case .overBound:
        // Nor is anything looked up in it.
        if let id { seen.insert(id) }
        return noteUnread(file.shown, "not read: \(swiftBound)")
      }
    }
    try take(source: InputPath.Content(path: file.shown, bytes: bytes, id: id), isLeftOver: isLeftOver)
  }

  private var swiftBound: String {
    "exceeds the bound of \(options.bounds.swiftBytes) bytes of one Swift file"
  }

  private mutating func noteLeftOver(_ paths: [String]) {
    guard let first = paths.first else { return }
    let more = paths.count > 1 ? ", nor \(paths.count - 1) more" : ""
    notices.append(
      Notice(
        .note, .input, at: SourceLocation(file: first, line: 1, column: 1),
        "no target of the Xcode project compiles this file\(more); what such a file declares counts in it alone"
      ))
  }

  private mutating func take(_ content: InputPath.Content) throws(EarshotError) {
    var content = content
    if let decoded = TextBytes.afterMark(content.bytes) { content.bytes = decoded }
    if options.format == nil || options.format?.capture != nil,
      let inner = CaptureEnvelope.content(of: content.bytes)
    {
      content.bytes = inner
      let start = SourceLocation(file: content.path, line: 1, column: 1)
      notices.append(
        Notice(
          .note, .input, at: start,
          "the capture is a text inside a JSON answer: lines and columns are counted in that text"))
    }
    let format = try format(of: content)
    if let capture = format.capture { return try take(capture: content, capture) }
    switch format {
    case .swift: try take(source: content)
    default: try take(document: content)
    }
  }

  private func format(of content: InputPath.Content) throws(EarshotError) -> InputFormat {
    if let format = options.format { return format }
    do {
      return try InputFormat.recognize(content.bytes, file: content.path)
    } catch {
      throw .unreadable(content.path, error.reason)
    }
  }

  private mutating func take(
    source content: InputPath.Content, isLeftOver: Bool = false
  ) throws(EarshotError) {
    if let id = content.id, !seen.insert(id).inserted { return }
    guard content.bytes.count <= options.bounds.swiftBytes else {
      throw .unreadable(content.path, swiftBound)
    }
    swiftBytes += content.bytes.count
    guard swiftBytes <= options.bounds.projectBytes else {
      throw .unreadable(
        content.path,
        "with the files before it exceeds the bound of \(options.bounds.projectBytes) bytes of all Swift files"
      )
    }
    if sources.isEmpty { documentsBeforeSource = documents.count }
    var bytes = TextBytes.afterMark(content.bytes) ?? content.bytes
    if !SourceText.isUTF8(bytes) {
      let repaired = SourceText.repaired(bytes)
      let before = bytes.prefix(repaired.firstFault)
      let line = before.count { $0 == 0x0a } + 1
      let column = repaired.firstFault - (before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0) + 1
      let place = SourceLocation(file: content.path, line: line, column: column)
      // To the compiler it is an error as well, and what the bytes were is lost.
      notices.append(Notice(.error, .syntax, at: place, "not UTF-8; the bytes are replaced"))
      bytes = repaired.bytes
    }
    contents[content.path] = bytes
    sources.append(SourceFile(path: content.path, bytes: bytes, isLeftOver: isLeftOver))
  }

  private mutating func take(document content: InputPath.Content) throws(EarshotError) {
    var document: TreeDocument
    do {
      document = try TreeDocument(
        parsing: content.bytes, file: content.path, environment: options.environment)
    } catch {
      throw .unreadable([error.notice])
    }
    contents[content.path] = content.bytes
    let name = document.tree(InterfaceState()).name
    documents.append(
      ScreenEntry(
        name: name, location: SourceLocation(file: content.path, line: 1, column: 1),
        make: { [document] in document }))
  }

  private mutating func take(
    capture content: InputPath.Content, _ format: CaptureFormat
  ) throws(EarshotError) {
    var captureOptions = CaptureOptions()
    captureOptions.reactNative = options.reactNative
    if format == .interfaceBuilder {
      captureOptions.catalogs = InterfaceTexts.beside(
        content.path, within: confinement, bounds: options.bounds)
    }
    do {
      let screens = try Capture.read(
        content.bytes, file: content.path, format: format, environment: options.environment,
        options: captureOptions)
      documents += screens.map { screen in
        ScreenEntry(name: screen.name, location: screen.location, make: { screen })
      }
    } catch {
      throw .unreadable([error.notice])
    }
  }

  // MARK: Screens

  private consuming func opened() throws(EarshotError) -> OpenedInput {
    guard options.view == nil || options.preview == nil else {
      throw .usage("--view and --preview exclude each other")
    }
    if options.parent != nil, let document = documents.first {
      throw .usage(
        "--in is for SwiftUI and UIKit code: \(document.location?.file ?? document.name) has its bars already"
      )
    }
    var screens = documents
    var names = ScreenSelection.Names()
    if !sources.isEmpty {
      let found = try screensOfSources(&names)
      screens.insert(contentsOf: found, at: documentsBeforeSource)
    }
    ScreenHeadings.makeUnique(&screens)
    screens = try ScreenSelection(options: options, names: names).chosen(from: screens)
    if screens.isEmpty, !options.allowsNoScreens { throw nothingToRead() }
    // An input's folder is walked again for what definitions are looked up in, where less is lost.
    var told: Set<String> = []
    let notices = (confinement.notices + notices).filter {
      told.insert("\($0.location?.description ?? ""): \($0.message)").inserted
    }
    return OpenedInput(
      screens: screens, otherViews: otherViews, profile: options.profile, settings: options.settings,
      technology: options.technology, notices: notices, contents: contents, confinement: confinement)
  }

  /// An input without any screen, with what was looked for and what may be the reason.
  private func nothingToRead() -> EarshotError {
    guard !sources.isEmpty else { return .unreadable(asked, "there is no screen in the input") }
    let files = sources.count == 1 ? "this Swift file" : "\(sources.count) Swift files"
    let message =
      "no preview, no view and no App in \(files); looked for #Preview, PreviewProvider, structs that "
      + "conform to View or App, and controllers and views of UIKit"
    let faults = notices.filter { $0.severity == .error }
    let start = SourceLocation(file: asked == "-" ? "<stdin>" : asked, line: 1, column: 1)
    return .unreadable(faults + [Notice(.error, .input, at: start, message)])
  }

  private mutating func screensOfSources(
    _ names: inout ScreenSelection.Names
  ) throws(EarshotError) -> [ScreenEntry] {
    let read: ReadProject
    if let projects {
      read = try projects.project(for: projectKey) { () throws(EarshotError) in try readProject() }
    } else {
      read = try readProject()
    }
    let project = read.project
    notices += read.notices
    let given = try given()
    let check = LargeStack.run { project.check(options.state) }
    if let misfit = check.misfits.first { throw .usage(misfit) }
    notices += check.notices
    if let file = options.data { notices += LargeStack.run { project.check(given, of: file) } }
    names.previews = project.entries.previews.map(\.name)
    names.views = project.entries.views.map(\.name)
    let parent = options.parent
    let environment = options.environment
    func screens(_ entries: [EntryPoint], in parent: ScreenParent?) -> [ScreenEntry] {
      entries.map { entry in
        ScreenEntry(inFile(entry)) { isLive in
          ResolvedScreen(
            source: project.screen(entry, environment, given: given, in: parent), isLive: isLive)
        }
      }
    }
    let entries = options.view == nil ? project.entries.all : project.entries.views
    if options.view == nil, options.preview == nil {
      let known = Set(entries.map(\.location))
      otherViews = screens(project.entries.views.filter { !known.contains($0.location) }, in: nil)
    }
    let found = screens(entries, in: parent)
    return found + screens(uiKitScreens(besides: found, of: project.entries), in: parent)
  }

  /// Views and view controllers of UIKit: where one is named, and where the input holds nothing else. An audit asks
  /// for all.
  private func uiKitScreens(besides found: [ScreenEntry], of entries: EntryPoints) -> [EntryPoint] {
    guard options.preview == nil else { return [] }
    if options.readsUIKitCode { return entries.uiKitClasses }
    let isNamed = options.view.map { name in !found.contains { $0.name == name } } ?? false
    guard isNamed || (found.isEmpty && options.view == nil) else { return [] }
    return isNamed ? entries.uiKitClasses : entries.uiKitScreens
  }

  /// The sources with everything around them that definitions are looked up in.
  private func readProject() throws(EarshotError) -> ReadProject {
    // Of a project that several openings share each has the diagnostics.
    let confinement = confinement.allowing()
    var gathering = SourceGathering(
      passingBy: seen, bounds: options.bounds, within: confinement, shown: ShownPath(as: surroundings))
    gathering.gather(catalogs: catalogs)
    gathering.gather(stubsAround: surroundings)
    if options.sources.isEmpty {
      var done: Set<String> = []
      for folder in surroundings where done.insert(folder).inserted {
        gathering.gather(around: folder)
      }
      gathering.gather(fetchedFor: sources, around: surroundings)
    } else {
      for folder in options.sources { try gathering.gather(named: folder) }
    }
    var modules = ModulesOfFiles(in: options.files)
    for source in sources { _ = modules.modules(of: source.path) }
    let resources =
      gathering.catalogs + ProjectDescriptions.files(among: gathering.swift + sources)
      + BuiltInfoPlists.files(modules, shown: ShownPath(as: surroundings))
    let managed = ManagedClasses.files(of: resources, within: confinement, bounds: options.bounds)
    let macros = MacroTemplates(for: sources + gathering.swift)
    let others =
      gathering.swift.map { macros.expanded(placed($0)) } + managed + SwiftGenFiles.files(of: resources)
      + HeaderExports.files(modules, shown: ShownPath(as: surroundings))
    let inputs = sources.map { macros.expanded(placed($0)) }
    let project = LargeStack.run {
      CheckedProject(
        inputs: inputs, others: others, modules, resources: resources,
        interfaceFiles: InterfaceFilesOfProject(resources, within: confinement), bounds: options.bounds)
    }
    return ReadProject(
      project: project, notices: confinement.notices + gathering.notices + project.notices)
  }

  private func placed(_ source: SourceFile) -> SourceFile {
    guard options.shiftsLines else { return source }
    var source = source
    source.bytes = [0x0a] + source.bytes
    return source
  }

  /// Whoever chooses a screen by its line means the line in the file.
  private func inFile(_ entry: EntryPoint) -> EntryPoint {
    guard options.shiftsLines else { return entry }
    var entry = entry
    entry.location.line -= 1
    return entry
  }

  private var projectKey: ProjectCache.Key {
    ProjectCache.Key(
      files: sources.map(\.path), catalogs: catalogs.map(\.shown), surroundings: surroundings,
      sources: options.sources, bounds: options.bounds)
  }

  /// What the user gives for properties by their names.
  private func given() throws(EarshotError) -> GivenValues {
    guard let data = try data() else { return GivenValues(texts: options.state) }
    do {
      return try GivenValues(texts: options.state, file: data.file, data.bytes)
    } catch {
      throw .unreadable([error.notice])
    }
  }

  private func data() throws(EarshotError) -> (file: String, bytes: [UInt8])? {
    guard let path = options.data else { return nil }
    let content = try InputPath.content(of: path, within: confinement, bounds: options.bounds)
    return (path, TextBytes.afterMark(content.bytes) ?? content.bytes)
  }

  /// A Swift file of the folder that was not read is missing from the answer; of others something may be.
  private static func asUnread(_ notice: Notice) -> Notice {
    guard notice.location?.file.hasSuffix(".swift") ?? false else { return notice }
    var notice = notice
    notice.severity = .error
    return notice
  }

  /// A part of the input that is missing from all that is read: nothing that promises a whole answer may pass.
  private mutating func noteUnread(_ path: String, _ message: String) {
    notices.append(
      Notice(.error, .input, at: SourceLocation(file: path, line: 1, column: 1), message))
  }
}
