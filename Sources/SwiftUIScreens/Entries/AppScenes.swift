import EarshotSwiftCode
import EarshotVocabulary

/// The scenes of an app that iOS shows, each a screen. The first is what one meets when the app is launched.
struct AppScenes {
  private struct Scene {
    var title: String?
    var place: SourceLocation?
  }

  let code: LoadedCode
  let file: FileCode
  let type: TypeDeclaration
  private var path: String { file.file.path }

  var entries: [EntryPoint] {
    let app = SourceLocation(file.file, type.span.start)
    let scenes = written ?? made
    // What is not known of an app without any scene is told where its screen is read.
    guard let scenes else { return [entry(type.name, at: app, 0)] }
    return scenes.enumerated().map { index, scene in
      if index == 0 { return entry(type.name, at: app, 0) }
      let title = scene.title.flatMap { $0.isEmpty ? nil : $0 } ?? "scene \(index + 1)"
      return entry("\(type.name) (\(title))", at: scene.place ?? app, index)
    }
  }

  private func entry(_ name: String, at place: SourceLocation, _ index: Int) -> EntryPoint {
    EntryPoint(
      kind: .app, name: name, location: place, root: .scene(type.name, file: path, index: index))
  }

  /// Scenes that are written side by side: the app need not be run to count them. nil where it has to.
  private var written: [Scene]? {
    guard let body = type.body, !body.statements.isEmpty else { return nil }
    var scenes: [Scene] = []
    for statement in body.statements {
      guard let shown = statement.shown, let made = MadeValue(of: shown), made.path.count == 1,
        made.isOnlyCalled, code.type(named: made.path[0], in: path) == nil,
        let isShown = SceneChoice.kinds[made.path[0]]
      else { return nil }
      guard isShown else { continue }
      scenes.append(
        Scene(
          title: AppScenes.title(made.arguments), place: SourceLocation(file.file, shown.span.start)))
    }
    return scenes
  }

  private static func title(_ arguments: [Argument]) -> String? {
    let named = arguments.first { $0.label == "id" } ?? arguments.first { $0.label == nil }
    return named?.value.plainText
  }

  /// The scenes that the app makes when it is run; nil where none were met.
  private var made: [Scene]? {
    let screen = TypedScreen(
      AppCode(code), .scene(type.name, file: path, index: nil), name: type.name,
      at: SourceLocation(file.file, type.span.start), ScreenEnvironment())
    guard let choice = screen.scenes(), !choice.met.isEmpty || choice.hasOthers else { return nil }
    return choice.met.map { Scene(title: $0.title, place: $0.place) }
  }
}

extension TypeDeclaration {
  /// The code of `body`.
  fileprivate var body: Block? {
    for case .variable(let variable) in members.all {
      guard variable.bindings.count == 1, case .variable("body", _) = variable.bindings[0].pattern.kind else {
        continue
      }
      return variable.bindings[0].accessors.first { $0.kind == .get }?.body?.value
    }
    return nil
  }
}

extension Statement {
  /// What it gives to the builder that it is in.
  var shown: Expression? {
    switch kind {
    case .expression(let expression), .return(let expression?): expression
    default: nil
    }
  }
}
