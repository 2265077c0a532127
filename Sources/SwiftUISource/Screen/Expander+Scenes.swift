import EarshotViewTree
import EarshotVocabulary

/// Which scene of an app is shown, and which there are.
struct SceneChoice {
  /// One scene that iOS shows.
  struct Scene {
    /// Its title or its id, as written.
    var title: String?
    var file: FileCode?
    var start: Int
  }

  /// The place of the one that is shown, among those that iOS shows; nil: none, they are only counted.
  var shown: Int?
  /// Those that iOS shows, in the order met.
  var met: [Scene] = []
  /// Whether there was a scene that iOS doesn't show.
  var hasOthers = false

  /// Kinds of scenes by name, and whether iOS shows them (Apple: Scenes, availability of each).
  static let kinds: [String: Bool] = [
    "WindowGroup": true, "DocumentGroup": true, "Window": false, "UtilityWindow": false, "Settings": false,
    "MenuBarExtra": false, "ImmersiveSpace": false,
  ]
}

extension Expander {
  /// A scene of an app: the content of the one that is shown, nothing of the others.
  func scene(_ name: String, _ view: ViewValue, at identity: Identity, _ around: Surroundings) -> [ViewNode] {
    // Which scenes there are is found out every time.
    machine.reads.spoil()
    guard SceneChoice.kinds[name] == true else {
      scenes?.hasOthers = true
      return []
    }
    let place = scenes?.met.count ?? 0
    let title = view.argument("id") ?? view.firstUnlabeled
    scenes?.met.append(
      SceneChoice.Scene(title: title.map { machine.describe($0) }, file: view.file, start: view.start))
    guard scenes?.shown == place, case .closure(let closure)? = view.argument("content") else { return [] }
    var node = node("Group", view, at: identity)
    node.children = content(
      closure, sceneArguments(name, view, closure, at: identity, around), under: identity.child("content"),
      around)
    return [node]
  }

  /// What a scene gives its content: a document, or a binding of the value that a window is for.
  private func sceneArguments(
    _ name: String, _ view: ViewValue, _ closure: ClosureValue, at identity: Identity,
    _ around: Surroundings
  ) -> [Value] {
    guard case .code(let code, _) = closure.body, !code.parameters.isEmpty || code.shorthandCount > 0 else {
      return []
    }
    if name == "WindowGroup" { return [.binding(.constant(.none))] }
    let key = AppState.StateKey(identity: identity, name: "document")
    machine.keep(identity)
    if machine.state.states[key] == nil {
      machine.state.states[key] = newDocument(view, around)
    }
    return [
      .record(
        "FileDocumentConfiguration",
        ["document": .binding(.state(identity, "document")), "fileURL": .none, "isEditable": .bool(true)])
    ]
  }

  private func newDocument(_ view: ViewValue, _ around: Surroundings) -> Value {
    switch view.argument("newDocument") {
    case .closure(let make)?:
      return guarded(around) { () throws(Interrupt) in try self.machine.call(make, [], nil) } ?? .none
    case let document?: return document
    case nil: return .unknown(UnknownValue(source: "document", missing: "DocumentGroup(viewing:)"))
    }
  }
}
