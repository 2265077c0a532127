import EarshotViewTree
import EarshotVocabulary

/// The parts that UIKit's compound views make for themselves: segments, wheels, bars (spec formats.md 11).
extension HostedViews {
  func describeCompound(
    _ view: ObjectReference, _ name: String, at identity: Identity, depth: Int, _ draft: inout Draft
  ) throws(Interrupt) {
    switch name {
    case "UIStepper": draft.children = stepperButtons(view, identity)
    case "UISegmentedControl": draft.children = segments(view, identity)
    case "UISearchBar": draft.children = [try searchField(view, identity)]
    case "UIDatePicker": draft.children = dateParts(view, identity)
    case "UIPickerView": draft.children = try wheels(view, identity)
    case "UIToolbar":
      draft.children = try barButtons(field("items", of: view)?.arrayValue ?? [], identity, depth: depth)
      draft.node.groupsChildren = true
    case "UINavigationBar":
      let item = field("items", of: view)?.arrayValue?.last ?? field("topItem", of: view)
      if case .object(let item)? = item {
        draft.children = try navigationParts(item, title: nil, identity, depth: depth)
      }
      draft.node.groupsChildren = true
    case "UITabBar":
      draft.children = try tabs(field("items", of: view)?.arrayValue ?? [], selected: 0, identity)
    case "UITableView", "UICollectionView":
      return try describeRows(view, name, at: identity, depth: depth, &draft)
    case "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionViewListCell",
      "UIListContentView":
      return try describeCell(view, name, at: identity, depth: depth, &draft)
    default: return
    }
    draft.isWhole = true
  }

  /// A part with a class and a text of its own.
  func part(
    _ className: String, _ identity: Identity, text: (string: String, argument: ArgumentValue)? = nil,
    _ change: (inout UIKitNode) -> Void
  ) -> ViewNode {
    var draft = Draft()
    draft.node.className = className
    draft.node.label = text?.string
    if let text { draft.arguments.append(Argument("text", text.argument)) }
    change(&draft.node)
    return finished(draft, at: identity)
  }

  // MARK: Controls

  /// Two buttons; at the end of the range one is dimmed, before iOS 26.
  private func stepperButtons(_ view: ObjectReference, _ identity: Identity) -> [ViewNode] {
    let isDisabled = bool("isEnabled", of: view) == false
    let current = number("value", of: view) ?? 0
    let dims = machine.environment.profile < .ios26
    let lower = number("minimumValue", of: view) ?? 0
    let upper = number("maximumValue", of: view) ?? 100
    let step = number("stepValue", of: view) ?? 1
    let ends = [current <= lower, current >= upper]
    return ["Decrement", "Increment"].enumerated().map { index, label in
      part("UIButton", identity.child(index)) { node in
        node.label = words[label]
        node.traits = isDisabled || (dims && ends[index]) ? [.button, .notEnabled] : .button
        node.origins = [FieldOrigin("label", "a stepper's own button")]
        let value = min(upper, max(lower, current + (index == 0 ? -step : step)))
        node.onActivate = Handler(
          AppHandler.control(ControlChange(control: view, property: "value", value: .double(value))))
      }
    }
  }

  private func segments(_ view: ObjectReference, _ identity: Identity) -> [ViewNode] {
    let items = field("items", of: view)?.arrayValue ?? []
    let selected = field("selectedSegmentIndex", of: view)?.exactInt ?? -1
    let isDisabled = bool("isEnabled", of: view) == false
    return items.enumerated().map { index, item in
      let title = text("title.\(index)", of: view) ?? (item.record(of: "UIImage") == nil ? text(item) : nil)
      var draft = Draft()
      draft.node.className = "UISegment"
      if let title {
        draft.node.label = title.string
        draft.arguments.append(Argument("text", title.argument))
      } else {
        describe(image: item, rule: "the segment's image", &draft)
      }
      var traits: Traits = .button
      if index == selected { traits.insert(.selected) }
      if isDisabled { traits.insert(.notEnabled) }
      draft.node.traits = traits
      derived("traits", "a segment and its state", &draft)
      draft.node.onActivate = Handler(
        AppHandler.control(
          ControlChange(control: view, property: "selectedSegmentIndex", value: .int(index))))
      return finished(draft, at: identity.child(index))
    }
  }

  private func searchField(_ view: ObjectReference, _ identity: Identity) throws(Interrupt) -> ViewNode {
    var draft = Draft()
    draft.node.className = "UISearchTextField"
    draft.node.label = text("placeholder", of: view)?.string ?? words["Search"]
    draft.node.value = text("text", of: view)?.string
    derived("label", "a search bar's placeholder", &draft)
    if case .object(let field)? = field("searchTextField", of: view) {
      draft.node.label = text("placeholder", of: field)?.string ?? draft.node.label
      draft.node.value = text("text", of: field)?.string ?? draft.node.value
      try apply(accessibilityOf: field, at: identity.child(0), depth: 0, to: &draft)
    }
    draft.node.onEdit = Handler(AppHandler.setter(.object(view, "text")))
    return finished(draft, at: identity.child(0))
  }

  private func dateParts(_ view: ObjectReference, _ identity: Identity) -> [ViewNode] {
    let style = field("preferredDatePickerStyle", of: view)?.symbolName
    if style == "wheels" { return [wheel(nil, identity.child(0), "a date picker's columns as one")] }
    let mode = field("datePickerMode", of: view)?.symbolName ?? "dateAndTime"
    let labels =
      mode == "time" ? ["Time Picker"] : mode == "date" ? ["Date Picker"] : ["Date Picker", "Time Picker"]
    return labels.enumerated().map { index, label in
      part("UIButton", identity.child(index)) { node in
        node.label = words[label]
        node.origins = [FieldOrigin("label", "a compact date picker's button", isGuess: true)]
      }
    }
  }

  private func wheel(_ row: String?, _ identity: Identity, _ rule: String) -> ViewNode {
    part("UIPickerColumnView", identity) { node in
      node.isElement = true
      node.value = row
      node.traits = [.adjustable, .pickerItem]
      node.origins = [FieldOrigin("isElement", rule, isGuess: row == nil)]
    }
  }

  /// A picker's columns, each with the row that stands in the middle.
  private func wheels(_ view: ObjectReference, _ identity: Identity) throws(Interrupt) -> [ViewNode] {
    let itself = Value.object(view)
    guard case .object(let source)? = field("dataSource", of: view) ?? field("delegate", of: view),
      let (function, type) = machine.uikitOverride("numberOfComponents", of: source)
    else { return [wheel(nil, identity.child(0), "a picker's column: its rows come from code")] }
    let value = try machine.call(
      function, owner: .object(source), type: type, values: [itself], machine.placeholder(function.file))
    var delegate = source
    if case .object(let other)? = field("delegate", of: view) { delegate = other }
    var wheels: [ViewNode] = []
    for column in 0..<max(0, min(value.exactInt ?? 1, 20)) {
      let row = field("row:\(column)", of: view)?.exactInt ?? 0
      let title = try pickerRow(row, of: column, in: itself, source: source, delegate: delegate)
      wheels.append(wheel(title, identity.child(column), "a picker's column"))
    }
    return wheels
  }

  // MARK: Bars

  /// Bar items as buttons; space is none.
  func barButtons(_ items: [Value], _ identity: Identity, depth: Int) throws(Interrupt) -> [ViewNode] {
    var buttons: [ViewNode] = []
    for (index, value) in items.enumerated() {
      guard case .object(let item) = value else { continue }
      let system = field("systemItem", of: item)?.symbolName
      if system == "flexibleSpace" || system == "fixedSpace" { continue }
      if let custom = field("customView", of: item) {
        if let node = try node(of: custom, at: identity.child(index), depth: depth + 1) {
          buttons.append(node)
        }
        continue
      }
      buttons.append(try barButton(item, system, identity.child(index)))
    }
    return buttons
  }

  private func barButton(
    _ item: ObjectReference, _ system: String?, _ identity: Identity
  ) throws(Interrupt) -> ViewNode {
    var draft = Draft()
    draft.node.className = "UIButton"
    draft.node.typeName = "UIBarButtonItem"
    if let title = text("title", of: item) {
      draft.node.label = title.string
      draft.arguments.append(Argument("text", title.argument))
    } else if let word = system.flatMap({ HostedViews.systemItems[$0] }) {
      draft.node.label = words[word]
    } else {
      describe(image: field("image", of: item), rule: "the item's image", &draft)
    }
    try apply(accessibilityOf: item, at: identity, depth: 0, to: &draft)
    draft.node.tapHandler = true
    if bool("isEnabled", of: item) == false, draft.node.traits == nil {
      draft.node.traits = [.button, .notEnabled]
    }
    return finished(draft, at: identity)
  }

  /// What the items of bars are called by the system (spec formats.md 11).
  private static let systemItems: [String: String] = [
    "add": "Add", "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save",
    "compose": "Compose", "reply": "Reply", "action": "Share", "organize": "Organize",
    "bookmarks": "Bookmarks", "search": "Search", "refresh": "Refresh", "stop": "Stop",
    "camera": "Camera", "trash": "Delete", "play": "Play", "pause": "Pause", "rewind": "Rewind",
    "fastForward": "Fast Forward", "undo": "Undo", "redo": "Redo", "close": "Close",
  ]

  /// Leading items, title, trailing items.
  func navigationParts(
    _ item: ObjectReference, title controllerTitle: (string: String, argument: ArgumentValue)?,
    _ identity: Identity, depth: Int
  ) throws(Interrupt) -> [ViewNode] {
    func items(_ one: String, _ many: String) -> [Value] {
      field(many, of: item)?.arrayValue ?? field(one, of: item).map { [$0] } ?? []
    }
    var parts = try barButtons(
      items("leftBarButtonItem", "leftBarButtonItems"), identity.child("leading"), depth: depth)
    if let view = field("titleView", of: item) {
      if let node = try node(of: view, at: identity.child("title"), depth: depth + 1) { parts.append(node) }
    } else if let title = text("title", of: item) ?? controllerTitle {
      parts.append(
        part("UILabel", identity.child("title"), text: title) { node in
          node.traits = .header
          node.origins = [FieldOrigin("traits", "the title of a navigation bar")]
        })
    }
    // The first of the right items stands at the edge.
    let trailing = items("rightBarButtonItem", "rightBarButtonItems")
    return parts + (try barButtons(trailing.reversed(), identity.child("trailing"), depth: depth))
  }

  func tabs(_ items: [Value], selected: Int, _ identity: Identity) throws(Interrupt) -> [ViewNode] {
    var tabs: [ViewNode] = []
    for (index, value) in items.enumerated() {
      guard case .object(let item) = value else { continue }
      var draft = Draft()
      draft.node.className = "UITabBarButton"
      if let title = text("title", of: item) {
        draft.node.label = title.string
        draft.arguments.append(Argument("text", title.argument))
      } else {
        describe(image: field("image", of: item), rule: "the tab's image", &draft)
      }
      try apply(accessibilityOf: item, at: identity.child(index), depth: 0, to: &draft)
      if let badge = text("badgeValue", of: item)?.string {
        draft.node.value = Int(badge) == nil ? badge : "\(badge) item" + (badge == "1" ? "" : "s")
      }
      draft.node.traits = index == selected ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
      tabs.append(finished(draft, at: identity.child(index)))
    }
    return tabs
  }
}
