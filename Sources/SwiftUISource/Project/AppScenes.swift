import EarshotVocabulary

/// The scenes of an app that iOS shows, each a screen. The first is what one meets when the app is launched.
struct AppScenes {
  struct Scene {
    var name: String
    var start: Int
    var file: FileCode
  }

  let info: TypeInfo
  let type: TypeCode
  let file: FileCode
  let index: ProjectIndex

  /// Whether a type is an app that can be launched.
  static func isApp(_ type: TypeCode) -> Bool {
    type.kind == .structure && type.inherited.contains { ["App", "SwiftUI.App"].contains($0.text) }
  }

  var all: [Scene] {
    let choice = written ?? made
    // What is not known of an app without any scene is told where its screen is read.
    if choice.met.isEmpty, !choice.hasOthers {
      return [Scene(name: type.name, start: type.start, file: file)]
    }
    return choice.met.enumerated().map { place, scene in
      if place == 0 { return Scene(name: type.name, start: type.start, file: file) }
      let title = scene.title.flatMap { $0.isEmpty ? nil : $0 } ?? "scene \(place + 1)"
      let isKnown = scene.file != nil
      return Scene(
        name: "\(type.name) (\(title))", start: isKnown ? scene.start : type.start, file: scene.file ?? file)
    }
  }

  /// Scenes that are written side by side: the app need not be run to count them. nil where it has to.
  private var written: SceneChoice? {
    guard let body = info.properties["body"]?.getter.value, !body.isEmpty else { return nil }
    var choice = SceneChoice()
    for statement in body {
      guard let shown = shown(statement), case .postfix(let base, let steps) = shown.kind,
        case .name(let name) = base.kind, let isShown = SceneChoice.kinds[name],
        case .call(let arguments, _)? = steps.first,
        index.findType([name], owner: info, file: file) == nil
      else { return nil }
      guard isShown else {
        choice.hasOthers = true
        continue
      }
      choice.met.append(
        SceneChoice.Scene(title: title(arguments), file: shown.file, start: shown.start))
    }
    return choice
  }

  private func shown(_ statement: Statement) -> Expression? {
    switch statement.kind {
    case .expression(let expression), .return(let expression?): expression
    default: nil
    }
  }

  private func title(_ arguments: [CallArgument]) -> String? {
    let named = arguments.first { $0.label == "id" } ?? arguments.first { $0.label == nil }
    guard case .string(let segments)? = named?.value.kind, segments.count == 1,
      case .literal(let text) = segments[0]
    else { return nil }
    return text
  }

  /// The scenes that the app makes when it is run.
  private var made: SceneChoice {
    let machine = Machine(
      project: index, environment: ScreenEnvironment(), overrides: Overrides(), state: AppState())
    let expander = Expander(machine: machine, interface: .init())
    expander.scenes = SceneChoice()
    let around = Surroundings()
    let app = expander.guarded(around) { () throws(Interrupt) in try machine.instance(of: info) }
    if let app { _ = expander.expand(machine.views(of: app), under: .root, around) }
    return expander.scenes ?? SceneChoice()
  }
}
