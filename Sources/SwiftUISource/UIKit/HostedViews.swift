import EarshotViewTree
import EarshotVocabulary

/// What a representable shows: its view of UIKit, made once and updated each time, as the node that UIKit's
/// own rules read.
extension Expander {
  /// nil where the view can't be made.
  func representable(
    _ value: Value, _ info: TypeInfo, at identity: Identity, _ around: Surroundings
  ) -> [ViewNode]? {
    let lineage = machine.project.lineage(of: info)
    let hosted = SDK.hostedKinds.first { kind in lineage.contains { $0.functions["make\(kind)"] != nil } }
    guard let kind = hosted else { return nil }
    // Objects of UIKit change without anyone being told.
    machine.reads.spoil()
    let (owner, around) = placed(value, at: identity, around)
    let made = guarded(around) { () throws(Interrupt) in
      try self.machine.madeRepresentable(owner, kind, at: identity)
    }
    guard let made, let made else { return nil }
    let views = HostedViews(
      expander: self, around: around, file: info.declaration?.file, start: info.declaration?.start ?? 0)
    return guarded(around) { () throws(Interrupt) in
      try views.node(of: made, at: identity.child("view"), depth: 0).map { [$0] }
    } ?? nil
  }
}

extension Expander {
  /// A view or a controller of UIKit as a preview shows it: `#Preview { TideController() }`.
  func hosted(
    _ value: Value, _ view: ViewValue, at identity: Identity, _ around: Surroundings
  ) -> [ViewNode] {
    let hosted = HostedViews(expander: self, around: around, file: view.file, start: view.start)
    return guarded(around) { () throws(Interrupt) in
      try hosted.node(of: value, at: identity.child("view"), depth: 0).map { [$0] } ?? []
    } ?? []
  }
}

extension Machine {
  func madeRepresentable(
    _ value: Value, _ kind: String, at identity: Identity
  ) throws(Interrupt) -> Value? {
    let place = placeholder(nil)
    var context = RecordValue(type: "RepresentableContext", fields: [])
    context["environment"] = .record("EnvironmentValues", [:])
    context["transaction"] = .record("Transaction", [:])
    let info = declaredInfo(of: value)
    keep(identity)
    let coordinatorKey = AppState.StateKey(identity: identity, name: "makeCoordinator")
    if info?.functions["makeCoordinator"] != nil {
      if state.states[coordinatorKey] == nil {
        state.states[coordinatorKey] = try callMember("makeCoordinator", of: value, [], place)
      }
      context["coordinator"] = state.states[coordinatorKey]
    }
    let key = AppState.StateKey(identity: identity, name: "make\(kind)")
    if state.states[key] == nil {
      state.states[key] = try callMember("make\(kind)", of: value, [.record(context)], place)
    }
    guard let made = state.states[key], !made.isUnknown else { return nil }
    if info?.functions["update\(kind)"] != nil {
      // A controller's view is there before SwiftUI updates it.
      if case .object(let controller) = made, isController(controller) { _ = try uikitView(of: controller) }
      _ = try callMember("update\(kind)", of: value, [made, .record(context)], place)
    }
    return made
  }

  func uikitView(of controller: ObjectReference) throws(Interrupt) -> Value {
    if let view = try declaredMember("view", of: .object(controller), file: nil, start: 0) { return view }
    return try viewOfController(controller)
  }
}

/// Makes the nodes of UIKit's objects: what they say by themselves, and over it what the app's code says.
struct HostedViews {
  let expander: Expander
  let around: Surroundings
  /// Where what shows them is written.
  let file: FileCode?
  let start: Int
  var source: SourceLocation? { machine.location(file, start) }
  var machine: Machine { expander.machine }

  private static let deepest = 64

  /// A view in the making.
  struct Draft {
    var node = UIKitNode()
    var arguments = [Argument("hosted", .bool(true))]
    var children: [ViewNode] = []
    /// Views that stand for more than the view itself: a list of subviews is not asked for then.
    var isWhole = false
  }

  /// nil: nothing is shown.
  func node(of value: Value, at identity: Identity, depth: Int) throws(Interrupt) -> ViewNode? {
    if case .unknown(let unknown) = value, let view = Machine.changedView(unknown) {
      machine.notice(
        .warning, .unknownModifier, file, start,
        "the method '\(unknown.missing)' is not known here; the view is read without it",
        missing: unknown.missing)
      return try node(of: view, at: identity, depth: depth + 1)
    }
    guard case .object(let view) = value, let known = machine.project.uikitClass(of: view.type) else {
      return swiftUI(value, at: identity)
    }
    guard hasRoom(for: view, depth) else { return nil }
    if case .object(let holder)? = machine.state.objects[view.id].fields["#shows"],
      !expander.openHosted.contains(holder.id)
    {
      return try node(of: .object(holder), at: identity, depth: depth + 1)
    }
    expander.openHosted.insert(view.id)
    defer { expander.openHosted.remove(view.id) }
    let name = UIKitClasses.counterparts[known] ?? known
    if machine.isController(view), !UIKitClasses.contentFromOutside.contains(name) {
      return try controller(view, name, at: identity, depth: depth)
    }
    if name == "UIHostingController" { return swiftUI(field("rootView", of: view) ?? .none, at: identity) }
    let isElement = bool("isAccessibilityElement", of: view) == true
    if name == "MKMapView", !isElement { return try map(view, at: identity, depth: depth) }
    if name == "AVPlayerViewController", bool("showsPlaybackControls", of: view) == false {
      return film(at: identity)
    }
    if UIKitClasses.contentFromOutside.contains(name), !isElement {
      return unknown(name, at: identity, "the content of '\(name)' comes from outside the code")
    }
    try machine.showUIKit(view)
    var draft = Draft()
    draft.node.className = name
    if view.type.name != name { draft.node.typeName = view.type.name }
    try describe(view, name, at: identity, depth: depth, &draft)
    if !draft.isWhole { try addSubviews(of: view, at: identity, depth: depth, to: &draft) }
    if let nib = text("missingNib", of: view)?.string {
      draft.arguments.append(Argument("nib", machine.unknownArgument(nib)))
    }
    try apply(accessibilityOf: view, at: identity, depth: depth, to: &draft)
    return finished(draft, at: identity)
  }

  /// Whether the view may be made here; says so where not.
  private func hasRoom(for view: ObjectReference, _ depth: Int) -> Bool {
    if expander.isFull(file, start) { return false }
    let problem: String
    if expander.openHosted.contains(view.id) {
      problem = "a '\(view.type.name)' stands in itself; it is left out there"
    } else if depth >= HostedViews.deepest {
      problem = "views of UIKit are nested deeper than \(HostedViews.deepest); the rest is left out"
    } else {
      return true
    }
    machine.notice(.warning, .budget, file, start, problem)
    return false
  }

  func finished(_ draft: Draft, at identity: Identity) -> ViewNode {
    expander.nodeCount += 1
    return ViewNode(
      .element(draft.node), arguments: draft.arguments, children: draft.children, identity: identity,
      source: source)
  }

  /// Views of SwiftUI that UIKit shows.
  func swiftUI(_ value: Value, at identity: Identity) -> ViewNode? {
    let machine = machine
    if case .closure(let closure) = value {
      return ViewNode(
        .view("Group"), children: expander.content(closure, [], under: identity, around), identity: identity,
        source: source)
    }
    guard machine.isView(value) || value.isUnknown else { return nil }
    return ViewNode(
      .view("Group"), children: expander.expand(machine.views(of: value), under: identity, around),
      identity: identity, source: source)
  }

  /// A film without its controls is only a picture, as SwiftUI's player is read (assumed).
  private func film(at identity: Identity) -> ViewNode {
    expander.nodeCount += 1
    return ViewNode(.view("VideoPlayer"), identity: identity, source: source)
  }

  /// A view of which it is known that it shows something, but not what.
  func unknown(_ name: String, at identity: Identity, _ message: String) -> ViewNode {
    machine.notice(.warning, .unknownView, file, start, message, missing: name)
    expander.nodeCount += 1
    return ViewNode(
      .unknown(name), arguments: [Argument("content", machine.unknownArgument(name))], identity: identity,
      source: source)
  }

  // MARK: Subviews

  private func addSubviews(
    of view: ObjectReference, at identity: Identity, depth: Int, to draft: inout Draft
  ) throws(Interrupt) {
    let subviews = field("subviews", of: view)?.arrayValue ?? []
    var shown: [ObjectReference?] = []
    for (index, child) in subviews.enumerated() {
      guard let node = try node(of: child, at: identity.child(index), depth: depth + 1) else { continue }
      draft.children.append(node)
      if case .object(let reference) = child { shown.append(reference) } else { shown.append(nil) }
    }
    let constraints = machine.constraints(inside: view, among: shown)
    if !constraints.isEmpty { draft.arguments.append(Argument("constraints", .list(constraints))) }
  }

  // MARK: Reading

  /// What the app says of a property; nil where it says nothing, or nothing is known of it.
  func field(_ name: String, of view: ObjectReference) -> Value? {
    guard let value = machine.uikitField(name, of: view), !value.isNone else { return nil }
    return value
  }

  func bool(_ name: String, of view: ObjectReference) -> Bool? { field(name, of: view)?.boolValue }

  func number(_ name: String, of view: ObjectReference) -> Double? { field(name, of: view)?.doubleValue }

  /// A text as it is said, with what of it is not known.
  func text(_ name: String, of view: ObjectReference) -> (string: String, argument: ArgumentValue)? {
    field(name, of: view).flatMap(text)
  }

  func text(_ value: Value) -> (string: String, argument: ArgumentValue)? {
    if value.isNone { return nil }
    let argument = expander.convert(value, under: .root, around)
    if case .unknown(let source) = argument { return ("«\(source)»", argument) }
    let string = machine.text(of: value).string
    return string.isEmpty ? nil : (string, argument)
  }

  /// A text for one of a node's fields; what is not known of it stands among the arguments too.
  func take(_ name: String, of view: ObjectReference, _ draft: inout Draft) -> String? {
    guard let text = text(name, of: view) else { return nil }
    if case .unknown = text.argument { draft.arguments.append(Argument(name, text.argument)) }
    return text.string
  }
}

extension Machine {
  /// The constraints between a view and its subviews, as layout reads them: a subview by its number, the
  /// view itself as -1.
  func constraints(inside view: ObjectReference, among subviews: [ObjectReference?]) -> [ArgumentValue] {
    var numbers: [Int: Int] = [:]
    for (index, subview) in subviews.enumerated() {
      if let subview { numbers[subview.id] = index }
    }
    var result: [ArgumentValue] = []
    func collect(_ owner: ObjectReference) {
      for value in state.objects[owner.id].fields["#constraints"]?.arrayValue ?? [] {
        guard let record = value.record(of: "NSLayoutConstraint"),
          let made = constraint(record, numbers, inside: view)
        else { continue }
        result.append(made)
      }
    }
    for case let subview? in subviews { collect(subview) }
    collect(view)
    return result
  }

  private func constraint(
    _ record: RecordValue, _ numbers: [Int: Int], inside view: ObjectReference
  ) -> ArgumentValue? {
    func number(_ value: Value?) -> Int? {
      guard case .object(let object)? = value else { return nil }
      return object.id == view.id ? -1 : numbers[object.id]
    }
    guard case .string(var attribute)? = record["attribute"], var item = number(record["view"]) else {
      return nil
    }
    var other = number(record["other"])
    var otherAttribute: String?
    if case .string(let name)? = record["otherAttribute"] { otherAttribute = name }
    // What is tied to a view elsewhere says nothing here.
    if otherAttribute != nil, other == nil { return nil }
    var constant = record["constant"]?.doubleValue ?? 0
    if item < 0 {
      guard let known = other, known >= 0, let name = otherAttribute else { return nil }
      (item, other) = (known, -1)
      (attribute, otherAttribute) = (name, attribute)
      constant = -constant
    }
    var fields = [
      Argument("item", .int(item)), Argument("attribute", .symbol(attribute)),
      Argument("constant", .double(constant)),
      Argument("multiplier", .double(record["multiplier"]?.doubleValue ?? 1)),
    ]
    if let other { fields.append(Argument("other", .int(other))) }
    if let otherAttribute { fields.append(Argument("otherAttribute", .symbol(otherAttribute))) }
    if case .string("other")? = record["relation"] { fields.append(Argument("relation", .symbol("other"))) }
    return .record("Constraint", fields)
  }
}
