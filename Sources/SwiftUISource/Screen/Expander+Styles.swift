import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// What an app's own style makes of a control: `makeBody` run with the control's parts.
  func styledBody(_ name: String, _ view: ViewValue, at identity: Identity, _ around: Surroundings)
    -> [ViewNode]?
  {
    guard let modifier = Expander.styles[name], let style = around.styles[modifier],
      let info = machine.declaredInfo(of: style)
    else { return nil }
    // Inside the style, a control of the same kind is a plain one.
    var inside = around
    inside.styles[modifier] = nil
    inside.owner = identity.child("style")
    guard
      let function = machine.project.lineage(of: info).lazy.compactMap({ $0.functions["makeBody"]?.first })
        .first
    else { return nil }
    var owner = style
    if case .structure(var instance) = style {
      instance.identity = identity.child("style")
      prepareState(of: instance)
      machine.place(identity.child("style"), in: inside)
      owner = .structure(instance)
    }
    let configuration = configuration(name, view, at: identity)
    let value = guarded(inside) { () throws(Interrupt) in
      try self.machine.call(
        function, owner: owner, type: info, values: [configuration], self.machine.placeholder(function.file))
    }
    return value.map { expand(machine.views(of: $0), under: identity.child("styled"), inside) }
  }

  /// Whether an app's own style puts the content of such a view where it likes.
  func isDrawnByStyle(_ name: String, _ around: Surroundings) -> Bool {
    guard Expander.groups.contains(name), let modifier = Expander.styles[name],
      let style = around.styles[modifier]
    else { return false }
    return machine.declaredInfo(of: style) != nil
  }

  /// A group that is given no state of its own to fold by, with one that its style can read and set.
  func folding(
    _ name: String, _ view: ViewValue, at identity: Identity, _ around: Surroundings
  ) -> ViewValue {
    guard name == "DisclosureGroup", isDrawnByStyle(name, around), view.argument("isExpanded") == nil else {
      return view
    }
    machine.keep(identity)
    let key = AppState.StateKey(identity: identity, name: "isExpanded")
    if machine.state.states[key] == nil { machine.state.states[key] = .bool(false) }
    var view = view
    view.arguments.append(LabeledValue(label: "isExpanded", value: .binding(.state(identity, "isExpanded"))))
    return view
  }

  /// Views that hold others, which their style shows once and where it likes.
  private static let groups: Set<String> = ["DisclosureGroup", "GroupBox", "ControlGroup", "LabeledContent"]

  private static let styles: [String: String] = [
    "Button": "buttonStyle", "Toggle": "toggleStyle", "Label": "labelStyle",
    "ProgressView": "progressViewStyle",
    "Gauge": "gaugeStyle", "GroupBox": "groupBoxStyle", "DisclosureGroup": "disclosureGroupStyle",
    "LabeledContent": "labeledContentStyle", "Menu": "menuStyle", "ControlGroup": "controlGroupStyle",
    "NavigationLink": "buttonStyle", "Link": "buttonStyle", "ShareLink": "buttonStyle",
  ]

  private static let gaugeLabels = [
    "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "markedValueLabels",
  ]

  private func configuration(_ name: String, _ view: ViewValue, at identity: Identity) -> Value {
    var fields: [LabeledValue] = []
    func add(_ label: String, _ value: Value) { fields.append(LabeledValue(label: label, value: value)) }
    add("label", part("label", of: view, at: identity))
    switch name {
    case "Label":
      add("title", part("title", of: view, at: identity))
      add("icon", icon(of: view, at: identity))
    case "Toggle":
      let isOn = view.argument("isOn") ?? .bool(false)
      add("isOn", isOn)
      add("isMixed", .bool(false))
    case "Button", "NavigationLink", "Link", "ShareLink":
      add("isPressed", .bool(false))
      add("role", view.argument("role") ?? .none)
      if let action = view.argument("action") { add("trigger", action) }
    case "ProgressView":
      add("fractionCompleted", fraction(of: view))
      add("currentValueLabel", part("currentValueLabel", of: view, at: identity))
    case "Gauge":
      add("value", view.argument("value") ?? .double(0))
      for label in Expander.gaugeLabels { add(label, part(label, of: view, at: identity)) }
    default:
      add("content", part("content", of: view, at: identity))
      if let expanded = view.argument("isExpanded") { add("isExpanded", expanded) }
    }
    return .record(RecordValue(type: "\(name)StyleConfiguration", fields: fields))
  }

  /// A part of a control as a view: its builder's content or its title.
  private func part(_ label: String, of view: ViewValue, at identity: Identity) -> Value {
    var views: [ViewValue] = []
    if case .closure(let closure)? = view.argument(label) {
      let value = guarded(machine.surroundings) { () throws(Interrupt) in
        try self.machine.call(closure, [], nil)
      }
      views = value.map { machine.views(of: $0) } ?? []
    } else if let value = view.argument(label) {
      views = machine.views(of: value)
    } else if label == "label" || label == "title", let title = view.firstUnlabeled {
      views = machine.views(of: title)
    }
    let placeholder = Placeholder(views: views, identity: identity.child(label), kind: label)
    return .view(ViewValue(.content(placeholder)))
  }

  private func icon(of view: ViewValue, at identity: Identity) -> Value {
    for (label, name) in [("systemImage", "systemName"), ("image", nil)] {
      guard let value = view.argument(label) else { continue }
      let image = ViewValue(
        .sdk("Image"), arguments: [LabeledValue(label: name, value: value)], file: view.file,
        start: view.start)
      return .view(
        ViewValue(.content(Placeholder(views: [image], identity: identity.child("icon"), kind: "icon"))))
    }
    return part("icon", of: view, at: identity)
  }

  private func fraction(of view: ViewValue) -> Value {
    guard let value = view.argument("value").flatMap({ current($0).doubleValue }) else { return .none }
    let total = view.argument("total").flatMap { current($0).doubleValue } ?? 1
    return .double(total == 0 ? 0 : value / total)
  }
}
