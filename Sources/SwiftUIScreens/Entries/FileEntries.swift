import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotVocabulary

/// What can be opened of one file, in source order.
package struct FileEntries: Sendable {
  /// The scenes of its apps.
  var scenes: [EntryPoint] = []
  /// Its previews, without numbers.
  var previews: [EntryPoint] = []
  /// Its structs that are views with a body of their own.
  var views: [EntryPoint] = []
  /// Its controllers and views of UIKit.
  var uiKit: [UIKitEntry] = []
  /// The names of types that each type of the file mentions.
  var mentions = Mentions()

  /// Nothing.
  package init() {}

  /// A class of UIKit that can be shown.
  struct UIKitEntry: Sendable {
    var entry: EntryPoint
    var isController: Bool
    /// The name of the class that it is made from.
    var superclass: String?
  }
}

extension AppCode {
  /// What can be opened of a file; nothing of one that is no part of the app.
  package func entries(of path: String) -> FileEntries {
    alone { code in
      guard let file = code.file(path) else { return FileEntries() }
      var finder = EntryFinder(code: code, file: file)
      finder.find()
      return finder.found
    }
  }
}

/// Finds what can be opened of a file, by the types of what it declares.
private struct EntryFinder {
  let code: LoadedCode
  let file: FileCode
  var found = FileEntries()
  private var machine: Machine { code.machine }
  private var path: String { file.file.path }

  init(code: LoadedCode, file: FileCode) {
    self.code = code
    self.file = file
  }

  mutating func find() {
    for declaration in file.declarations { collect(declaration, around: []) }
    collectPreviews()
    found.mentions = Mentions(of: file)
  }

  private mutating func collect(_ declaration: Declaration, around: [String]) {
    switch declaration {
    case .type(let type):
      let names = around + [type.name]
      collect(type, named: names.joined(separator: "."), isNested: !around.isEmpty)
      for member in type.members.types { collect(member, around: names) }
    case .extension(let part):
      guard let names = part.extended.dottedNames else { return }
      for member in part.members.types { collect(member, around: around + names) }
    default: break
    }
  }

  private mutating func collect(_ type: TypeDeclaration, named name: String, isNested: Bool) {
    guard let declared = code.type(named: name, in: path), declared.nominal?.code.file.path == path else {
      return
    }
    switch type.kind {
    case .structure:
      if !isNested, hasOwnBody(declared, of: "App") {
        found.scenes += AppScenes(code: code, file: file, type: type).entries
      }
      if hasOwnBody(declared, of: "View") { found.views.append(entry(.view, name, type)) }
    case .classType: collect(class: declared, named: name, type)
    default: break
    }
  }

  /// Whether a type is what a protocol of SwiftUI asks for, with a body that the app's own code gives.
  private func hasOwnBody(_ type: Type, of protocolName: String) -> Bool {
    guard let found = machine.nominal(protocolName, of: "SwiftUI"), machine.conforms(type, to: found),
      let body = machine.requirement("body", of: found),
      let witness = machine.program.witness(of: body, for: type)
    else { return false }
    return witness.context.file.module.isSource
  }

  private mutating func collect(class type: Type, named name: String, _ code: TypeDeclaration) {
    let roots = UIKitRoots(machine: machine, standIns: StandIns(machine, .none))
    let isController = roots.isKind(type, of: "UIViewController")
    guard isController || roots.isKind(type, of: "UIView") else { return }
    found.uiKit.append(
      FileEntries.UIKitEntry(
        entry: entry(.view, name, code), isController: isController,
        superclass: machine.program.superclass(of: type)?.nominal?.dottedName))
  }

  private func entry(_ kind: EntryPoint.Kind, _ name: String, _ type: TypeDeclaration) -> EntryPoint {
    EntryPoint(
      kind: kind, name: name, location: SourceLocation(file.file, type.span.start),
      root: .view(name, file: path))
  }

  // MARK: Previews

  private struct FoundPreview {
    var start: Int
    var name: String?
    var shown: String?
    var root: TypedScreen.Root
  }

  private mutating func collectPreviews() {
    var previews: [FoundPreview] = []
    let shown = ShownView(code: code, path: path)
    for declaration in file.declarations {
      switch declaration {
      case .macroUse(let use) where use.name.base == "Preview":
        let line = file.file.place(use.span.start).line
        previews.append(
          FoundPreview(
            start: use.span.start, name: use.arguments.first.flatMap(EntryFinder.title),
            shown: use.previewBody.flatMap { shown.name(in: $0.statements) },
            root: .preview(file: path, line: line)))
      case .type(let type) where type.isPreviewProvider:
        let provided = code.previews(ofProvider: type.name, in: path)
        for (order, preview) in provided.enumerated() {
          previews.append(
            FoundPreview(
              start: type.span.start + order, name: preview.name, shown: type.name, root: preview.root))
        }
      default: break
      }
    }
    var names = PreviewNames(file: path, given: previews.compactMap(\.name))
    for preview in previews.sorted(by: { $0.start < $1.start }) {
      found.previews.append(
        EntryPoint(
          kind: .preview, name: preview.name ?? names.name(showing: preview.shown),
          location: SourceLocation(file.file, preview.start), root: preview.root))
    }
  }

  private static func title(_ argument: Argument) -> String? {
    argument.label == nil ? argument.value.plainText : nil
  }
}

extension SourceLocation {
  /// A place in a file of code.
  init(_ file: SourceText, _ offset: Int) {
    let place = file.place(offset)
    self.init(file: file.path, line: place.line, column: place.column)
  }
}

extension MacroUse {
  /// The code that a `#Preview` shows.
  var previewBody: Block? {
    for argument in arguments.reversed() {
      if case .closure(let closure) = argument.value.kind { return closure.body }
    }
    return nil
  }
}

extension Expression {
  /// The text of a literal without anything in it that has to be run.
  var plainText: String? {
    guard case .string(let parts) = kind, parts.count <= 1 else { return nil }
    guard let part = parts.first else { return "" }
    if case .text(let text) = part { return text }
    return nil
  }
}

extension WrittenType {
  /// `["Harbor", "Tide"]` of `Harbor.Tide`.
  var dottedNames: [String]? {
    guard case .named(let base, let name, _) = self else { return nil }
    guard let base else { return [name] }
    return base.dottedNames.map { $0 + [name] }
  }
}

extension DeclarationList {
  /// The types among them and what extends some.
  fileprivate var types: [Declaration] {
    all.filter { declaration in
      switch declaration {
      case .type, .extension: true
      default: false
      }
    }
  }
}
