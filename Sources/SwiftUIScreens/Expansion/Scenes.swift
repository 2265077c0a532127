import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// Which of an app's scenes is shown.
struct SceneChoice {
  /// One scene that iOS shows.
  struct Scene {
    /// Its id or its title, where that is a plain text.
    var title: String?
    /// Where it is written.
    var place: SourceLocation?
  }

  /// The place of the one that is shown, among those that iOS shows; nil: none, they are only counted.
  var shown: Int?
  /// Those that iOS shows, in the order met.
  var met: [Scene] = []
  /// Whether there was a scene that iOS doesn't show.
  var hasOthers = false

  /// Kinds of scenes, and whether iOS shows them (Apple: Scenes, availability of each). An app of documents is opened
  /// with a new one, past the screen on which one is chosen.
  static let kinds: [String: Bool] = [
    "WindowGroup": true, "DocumentGroup": true, "Window": false, "UtilityWindow": false, "Settings": false,
    "MenuBarExtra": false, "ImmersiveSpace": false,
  ]
}

extension ViewExpander {
  /// What is put on a scene and is for the views in it.
  private static let sceneModifiers: Set<String> = [
    "environment", "environmentObject", "transformEnvironment", "onChange", "modelContainer", "modelContext",
  ]

  /// An app, or a scene of its own: what its body shows.
  func expand(sceneOf value: TypedValue, at identity: Identity, _ around: Surroundings) throws -> [ViewNode]?
  {
    let body: Value
    if let app = machine.nominal("App", of: "SwiftUI"), machine.conforms(value.type, to: app),
      let requirement = machine.requirement("body", of: app)
    {
      body = requirement
    } else if machine.conforms(value.type, to: types.scene) {
      body = types.sceneBody
    } else {
      return nil
    }
    let name = value.type.nominal?.dottedName ?? "\(value.type)"
    let place = identity.child(name)
    let settled = try settled(value, at: place, around)
    var around = around
    try giveEnvironment(of: settled, to: &around)
    let children = try expand(machine.read(body, of: settled), at: place.child("body"), around)
    return [ViewNode(.custom(name), children: children, identity: place, source: location(of: value))]
  }

  /// A scene of an app: the content of the one that is shown, nothing of the others.
  func scene(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    guard let choice = scenes else { throw Interruption.unknown("a scene in a view", call.record.place) }
    guard SceneChoice.kinds[call.typeName] ?? false else {
      scenes?.hasOthers = true
      return []
    }
    scenes?.met.append(SceneChoice.Scene(title: call["id"]?.value.plainText, place: call.location))
    guard choice.met.count == choice.shown else { return [] }
    guard let content = call["content"], case .function(let function) = content.value,
      let shape = content.type.function
    else { throw Interruption.unknown("what \(call.typeName) shows", call.record.place) }
    var node = try node("Group", call, at: identity)
    node.children = try self.content(
      function, shape.result, try given(to: shape, of: call, at: identity), at: identity.child("content"),
      around)
    return [node]
  }

  /// What a scene gives its content: a binding of the value that a window is for, which is opened without one.
  private func given(
    to shape: FunctionType, of call: RecordedCall, at identity: Identity
  ) throws -> [RuntimeValue] {
    guard let parameter = shape.parameters.first else { return [] }
    let type = machine.plain(parameter.type)
    guard type.nominal === types.binding, let held = type.arguments.first,
      machine.program.language.wrapped(held) != nil
    else { throw Interruption.unknown("what \(call.typeName) gives its content", call.record.place) }
    let key = PropertyPlace.Key(view: identity, property: Identity.root.child("value"))
    return [try run.keptBinding(held, .none(0), at: key)]
  }

  /// Whether a modifier is of a scene and says nothing to the views in it: commands, window sizes.
  func isOfSceneAlone(_ record: Record) -> Bool {
    record.callee.owner === types.scene && !ViewExpander.sceneModifiers.contains(record.callee.name)
  }
}
