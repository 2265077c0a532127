import EarshotLocalization
import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary
import SwiftParser
import SwiftSyntax

/// Swift files indexed together: what can be opened as a screen, and the screens.
public final class SwiftUIProject: Sendable {
  let index: ProjectIndex
  /// The scenes of the input files' apps.
  private let scenes: [EntryPoints.Entry]
  let previews: [(entry: EntryPoint, root: SwiftUIScreen.Root)]
  private let viewRoots: [(entry: EntryPoint, root: SwiftUIScreen.Root)]
  /// The views that no other view of the input files uses.
  private let topViews: [(entry: EntryPoint, root: SwiftUIScreen.Root)]
  /// What each entry point shows.
  private let roots: [EntryPoint: SwiftUIScreen.Root]
  /// Controllers and views of UIKit, looked for where they are asked for.
  private let uikit: Deferred<UIKitEntryPoints>
  /// The input files, then those that they need.
  public let files: [SourceFile]
  /// Syntax errors of the input files, and of the files that they need.
  public let notices: [Notice]

  /// - Parameters:
  ///   - inputs: the files that were asked for; their declarations win.
  ///   - others: files that are looked at for names that the inputs lack.
  ///   - resources: string catalogs and asset catalogs; read when they are first needed.
  ///   - interfaces: reads the interface files that code loads; nil: they are not read.
  public init(
    inputs: [SourceFile], others: [SourceFile], resources: [ResourceFile], bounds: Bounds,
    interfaces: InterfaceReading? = nil
  ) {
    let parsedInputs = ParsedFile.all(inputs, areInputs: true)
    let needed = NeededFiles.among(others, for: inputs)
    files = inputs + needed
    let parsedOthers = ParsedFile.all(needed, areInputs: false)
    let databases = Databases.standIns(for: inputs + needed).map { ParsedFile($0, isInput: false) }
    let index = ProjectIndex(
      (parsedInputs + parsedOthers + databases).map(\.declarations),
      resources: ProjectResources(resources, bounds: bounds, interfaces: interfaces))
    self.index = index
    self.notices = parsedInputs.flatMap(\.notices) + parsedOthers.flatMap(\.notices)
    let entries = EntryPoints(inputs: parsedInputs, index: index)
    self.scenes = entries.scenes
    self.previews = entries.previews
    self.viewRoots = entries.views
    self.topViews = entries.topViews
    self.roots = Dictionary(
      (entries.scenes + entries.previews + entries.views).map { ($0.entry, $0.root) },
      uniquingKeysWith: { first, _ in first })
    self.uikit = Deferred { UIKitEntryPoints(inputs: parsedInputs, index: index) }
  }

  /// What the apps of the input files show, then every preview; where there is none, every view that
  /// nothing else of theirs uses, in source order.
  public var entryPoints: [EntryPoint] {
    (scenes + (previews.isEmpty ? topViews : previews)).map(\.entry)
  }

  /// Every view of the input files, in source order, then what their apps show.
  public var views: [EntryPoint] { (viewRoots + scenes).map(\.entry) }

  /// Every controller and view of UIKit in the input files, in source order.
  public var uikitClasses: [EntryPoint] { uikit.value.entries.map(\.entry) }

  /// The controllers of the input files, and the views of UIKit that no other type of theirs uses.
  public var uikitScreens: [EntryPoint] { uikit.value.screens.map(\.entry) }

  private func root(of entry: EntryPoint) -> SwiftUIScreen.Root? {
    roots[entry] ?? uikit.value.entries.first { $0.entry == entry }?.root
  }

  /// The screen that an entry point shows, not yet evaluated.
  ///
  /// - Parameter parent: what a view or a preview is put in; an app's scenes are in nothing.
  public func screen(
    _ entry: EntryPoint, environment: ScreenEnvironment, overrides: Overrides,
    in parent: ScreenParent? = nil
  ) -> any ScreenSource {
    SwiftUIScreen(
      project: index,
      root: root(of: entry) ?? .preview([], FileCode(path: entry.location.file, bytes: []), given: nil),
      name: entry.name,
      environment: environment, overrides: overrides, parent: parent,
      notices: overrides.fault.map { [$0.notice] } ?? [])
  }
}

/// One file, parsed and lowered at the top level.
struct ParsedFile: Sendable {
  let file: FileCode
  let declarations: FileDeclarations
  let notices: [Notice]

  init(_ source: SourceFile, isInput: Bool) {
    let file = FileCode(
      path: source.path, bytes: source.bytes, isStandIn: source.isStandIn, isLeftOver: source.isLeftOver)
    let guarded = NestingGuard(source.bytes)
    let tree = guarded.bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: 2 * NestingGuard.levels)
    }
    self.file = file
    self.declarations = Lowerer(file: file).declarations(tree)
    var notices = tree.hasError ? ParsedFile.errors(of: tree, file, isInput: isInput) : []
    if isInput, let cut = guarded.firstCut {
      let place = file.place(cut)
      notices.append(
        Notice(
          .warning, .budget, at: SourceLocation(file: file.path, line: place.line, column: place.column),
          "brackets are nested deeper than \(NestingGuard.levels) levels (\(NestingGuard.squareLevels) for square ones); what is deeper is left out"
        ))
    }
    self.notices = notices
  }

  /// Several files side by side; one or two are sooner parsed than threads are started.
  static func all(_ sources: [SourceFile], areInputs: Bool) -> [ParsedFile] {
    if sources.count < 4 { return sources.map { ParsedFile($0, isInput: areInputs) } }
    return LargeStack.map(sources) { ParsedFile($0, isInput: areInputs) }
  }

  /// All of an input's own; of a file that is looked up the first, as a warning.
  private static func errors(of tree: SourceFileSyntax, _ file: FileCode, isInput: Bool) -> [Notice] {
    SyntaxErrors(tree, limit: isInput ? 20 : 1).errors.map { error in
      let place = file.place(error.offset)
      let location = SourceLocation(file: file.path, line: place.line, column: place.column)
      if isInput { return Notice(.error, .syntax, at: location, error.message) }
      return Notice(
        .warning, .syntax, at: location,
        "\(error.message); what is looked up in this file may be incomplete")
    }
  }
}
