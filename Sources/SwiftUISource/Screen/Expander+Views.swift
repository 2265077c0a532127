import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// A view of the SDK: its arguments converted, its contents expanded.
  func expand(sdk name: String, _ view: ViewValue, at identity: Identity, _ around: Surroundings)
    -> [ViewNode]
  {
    nodeCount += 1
    if scenes != nil, SceneChoice.kinds[name] != nil { return scene(name, view, at: identity, around) }
    if let message = OutsideContent.notice(for: name) {
      machine.notice(.warning, .unknownView, view.file, view.start, message, missing: name)
    }
    switch name {
    case "EmptyView": return []
    case "Text": return [text(view, at: identity)]
    case "ForEach", "OutlineGroup", "TableColumnForEach": return [forEach(view, at: identity, around)]
    case "Table": return [table(view, at: identity, around)]
    case "TableRow" where !around.columns.isEmpty: return [tableRow(view, at: identity, around)]
    case "List", "Chart", "Map": return [list(name, view, at: identity, around)]
    case "GeometryReader": return [reader(name, view, geometryProxy(identity), at: identity, around)]
    case "ScrollViewReader", "MapReader":
      return [
        reader("Group", view, .record(RecordValue(type: "ScrollViewProxy", fields: [])), at: identity, around)
      ]
    case "TimelineView": return [reader("Group", view, timelineContext(), at: identity, around)]
    case "PhaseAnimator", "KeyframeAnimator":
      return [reader("Group", view, phase(view), at: identity, around)]
    case "EditButton": return [editButton(view, at: identity, around)]
    case "ContentUnavailableView":
      return [generic(name, noResults(view, around) ?? view, at: identity, around)]
    case "AsyncImage": return [asyncImage(view, at: identity, around)]
    case "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration":
      return [widget(name, view, at: identity, around)]
    case "ActivityPreview": return [activityPreview(view, at: identity, around)]
    case "ViewThatFits": return [choices(view, at: identity, around)]
    case "NavigationLink": return [navigationLink(view, at: identity, around)]
    case "NavigationStack": return [navigationStack(view, at: identity, around)]
    case "AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout":
      return [layoutCall(name, view, at: identity, around)]
    default: return [generic(name, view, at: identity, around)]
    }
  }

  func node(_ name: String, _ view: ViewValue, at identity: Identity) -> ViewNode {
    ViewNode(.view(name), identity: identity, source: machine.location(view.file, view.start))
  }

  func generic(_ name: String, _ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    var node = node(name, view, at: identity)
    let view = folding(name, view, at: identity, around)
    let shape = SDK.views[name] ?? .plain
    noticeOpenValue(of: name, view)
    for (index, argument) in view.arguments.enumerated() {
      let id = identity.child(argument.label ?? "argument").child(index)
      if argument.label == "content", isDrawnByStyle(name, around) { continue }
      if argument.label == "content", isContainer(name), case .closure(let closure) = argument.value {
        node.children += content(closure, [], under: identity.child("content"), around)
        continue
      }
      if argument.label == "content" || (argument.label == nil && SDK.wrapsViews.contains(name)) {
        node.children += expand(machine.views(of: argument.value), under: id, around)
        continue
      }
      node.arguments.append(
        Argument(argument.label, self.argument(argument, of: name, shape, under: id, around)))
    }
    if OutsideContent.notice(for: name) != nil {
      node.arguments.append(Argument("content", machine.unknownArgument(name)))
    }
    if name == "TextField", let formatted = formattedText(view, around) {
      node.arguments.append(Argument("formatted", .text(formatted)))
    }
    if let styled = styledBody(name, view, at: identity, around) {
      node.arguments.append(Argument("styledBody", .views(styled)))
    }
    return node
  }

  /// What a control says of its state, where that is not known: it is read as one that has none.
  private func noticeOpenValue(of name: String, _ view: ViewValue) {
    guard let label = Expander.states[name], let argument = view.argument(label),
      case .unknown(let unknown) = current(argument)
    else { return }
    let isOutside = machine.comesFromOutside(unknown)
    let end = isOutside ? "which comes from outside" : "which is not known"
    machine.notice(
      isOutside ? .note : .warning, isOutside ? .standIn : .unknownValue, view.file, view.start,
      "the state of '\(name)' is that of '\(unknown.missing)', \(end)", missing: unknown.missing,
      decides: true)
  }

  private static let states = [
    "Toggle": "isOn", "Slider": "value", "Stepper": "value", "Gauge": "value", "ProgressView": "value",
    "DisclosureGroup": "isExpanded",
  ]

  /// `TextField(value:format:)`: what the field shows of its value.
  private func formattedText(_ view: ViewValue, _ around: Surroundings) -> TextContent? {
    guard let value = view.argument("value"), let format = view.argument("format") else { return nil }
    let held = current(value)
    guard !held.isNone else { return TextContent("") }
    let shown = guarded(around) { () throws(Interrupt) in
      try self.machine.applyFormat(held, format, self.machine.placeholder(view.file))
    }
    return (shown ?? nil).map { TextContent(machine.shown(machine.describe($0))) }
  }

  private func isContainer(_ name: String) -> Bool { name != "AsyncImage" }

  private func argument(
    _ argument: LabeledValue, of name: String, _ shape: ViewShape, under identity: Identity,
    _ around: Surroundings
  ) -> ArgumentValue {
    if case .closure(let closure) = argument.value {
      let kind = shape.closures.first { $0.name == argument.label }?.kind
      if kind == .action || (kind == nil && !closure.isViewBuilder) {
        return .handler(Handler(AppHandler.closure(closure)))
      }
      return .views(content(closure, [], under: identity, around))
    }
    // The label of an image is a text and nothing else.
    if (argument.label == "label" && name != "Image") || SDK.viewArguments.contains(argument.label ?? ""),
      case .view(let view) = argument.value
    {
      return .views(expand([view], under: identity, around))
    }
    return convert(argument.value, under: identity, around)
  }

  private func text(_ view: ViewValue, at identity: Identity) -> ViewNode {
    var node = node("Text", view, at: identity)
    var bare = view
    bare.modifiers = []
    node.arguments = [Argument(nil, .text(machine.textContent(of: bare) ?? TextContent("")))]
    return node
  }

  // MARK: Collections

  private func forEach(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    var node = node("ForEach", view, at: identity)
    guard let data = view.firstUnlabeled, case .closure(let closure)? = view.argument("content") else {
      return node
    }
    node.children = rows(of: data, id: view.argument("id"), closure, view, under: identity, around)
    openOutline(&node.children, of: data, closure, view, around, depth: 0)
    if isEditing(around) { node.arguments.append(Argument("isEditing", .bool(true))) }
    return node
  }

  /// The rows of a list, one node an element.
  func rows(
    of data: Value, id: Value?, _ closure: ClosureValue, _ view: ViewValue, under identity: Identity,
    _ around: Surroundings
  ) -> [ViewNode] {
    let place = Expression(
      .discard, start: view.start, end: view.start, file: view.file ?? FileCode(path: "", bytes: []))
    if data.isUnknown {
      // What stands for the items of a list that is not known has no such list in it once more: a view of
      // folders in folders would go on for ever.
      let loop = "\(place.file.path):\(view.start)"
      guard openUnknownLists.insert(loop).inserted else { return [] }
      defer { openUnknownLists.remove(loop) }
      return rows(
        guarded(around, { () throws(Interrupt) in try self.machine.elements(of: data, place) }) ?? [], data,
        id: id, closure, view, under: identity, around)
    }
    if case .range(let range) = data, let lower = range.lower?.intValue, let upper = range.upper?.intValue {
      let limit = Expander.rowLimit
      if upper.subtractingReportingOverflow(lower).overflow || upper - lower > limit {
        machine.notice(
          .warning, .budget, view.file, view.start,
          "this has more than \(limit) rows; the first \(limit) are read")
        return rows(
          (lower..<(lower + limit)).map { .int($0) }, data, id: id, closure, view, under: identity, around)
      }
    }
    var elements =
      guarded(around, { () throws(Interrupt) in try self.machine.elements(of: data, place) }) ?? []
    if elements.count > Expander.rowLimit {
      machine.notice(
        .warning, .budget, view.file, view.start,
        "this has \(elements.count) rows; the first \(Expander.rowLimit) are read")
      elements = Array(elements.prefix(Expander.rowLimit))
    }
    return rows(elements, data, id: id, closure, view, under: identity, around)
  }

  /// As many rows as anybody would swipe through, far beyond one screen.
  static let rowLimit = 10_000

  func elementID(_ element: Value, _ id: Value?) -> Value {
    if case .keyPath(let path)? = id {
      return guarded(
        machine.surroundings,
        { () throws(Interrupt) in
          try self.machine.follow(path, from: element, self.machine.placeholder(nil))
        }) ?? element
    }
    if machine.declaredInfo(of: element) != nil,
      let value = try? machine.member("id", of: element, file: nil, start: 0)
    {
      return value
    }
    return element
  }

  private func list(_ name: String, _ view: ViewValue, at identity: Identity, _ around: Surroundings)
    -> ViewNode
  {
    let content =
      view.argument("content") ?? view.argument("rowContent") ?? view.argument("annotationContent")
    guard let data = view.firstUnlabeled ?? view.argument("annotationItems"),
      case .closure(let closure)? = content
    else {
      var node = generic(name, view, at: identity, around)
      if isEditing(around) { node.arguments.append(Argument("isEditing", .bool(true))) }
      return node
    }
    var node = node(name, view, at: identity)
    if isEditing(around) { node.arguments.append(Argument("isEditing", .bool(true))) }
    if let selection = view.argument("selection") {
      node.arguments.append(Argument("selection", convert(selection, under: identity, around)))
    }
    var rows = rows(of: data, id: view.argument("id"), closure, view, under: identity.child("rows"), around)
    openOutline(&rows, of: data, closure, view, around, depth: 0)
    node.children = [
      ViewNode(.view("ForEach"), children: rows, identity: identity.child("rows"), source: node.source)
    ]
    return node
  }

  // MARK: Content that is given a value

  private func reader(
    _ name: String, _ view: ViewValue, _ value: Value, at identity: Identity, _ around: Surroundings
  ) -> ViewNode {
    var node = node(name, view, at: identity)
    if case .closure(let closure)? = view.argument("content") {
      node.children = content(
        closure, [value, .symbol(SymbolValue(name: "phase"))], under: identity.child("content"), around)
    }
    return node
  }

  private func geometryProxy(_ identity: Identity) -> Value {
    let screen = machine.environment.device
    let size =
      sizes[identity]
      ?? Size(
        width: screen.screen.width, height: screen.screen.height - screen.safeAreaTop - screen.safeAreaBottom)
    assumedSizes[identity] = size
    return .record(
      RecordValue(
        type: "GeometryProxy",
        fields: [
          LabeledValue(label: "size", value: Library.size(size.width, size.height)),
          LabeledValue(
            label: "safeAreaInsets",
            value: .record(
              RecordValue(
                type: "EdgeInsets",
                fields: [
                  LabeledValue(label: "top", value: .double(screen.safeAreaTop)),
                  LabeledValue(label: "leading", value: .double(0)),
                  LabeledValue(label: "bottom", value: .double(screen.safeAreaBottom)),
                  LabeledValue(label: "trailing", value: .double(0)),
                ]))),
        ]))
  }

  private func timelineContext() -> Value {
    .record(
      RecordValue(
        type: "TimelineViewContext",
        fields: [
          LabeledValue(label: "date", value: .date(machine.environment.now)),
          LabeledValue(label: "cadence", value: .symbol(SymbolValue(name: "live"))),
        ]))
  }

  private func phase(_ view: ViewValue) -> Value {
    if case .array(let phases)? = view.firstUnlabeled { return phases.first ?? .none }
    return view.argument("initialValue") ?? .none
  }

  private func asyncImage(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    var node = node("AsyncImage", view, at: identity)
    if let url = view.argument("url") {
      node.arguments.append(Argument("url", convert(url, under: identity, around)))
    }
    // What has an address is taken as loaded, an image without a name; without one nothing ever loads.
    let image = Value.view(ViewValue(.sdk("Image"), file: view.file, start: view.start))
    let isLoaded = view.argument("url").map { !$0.isNone } ?? false
    if let placeholder = view.argument("placeholder") {
      let shown = isLoaded ? view.argument("content") : placeholder
      if case .closure(let closure)? = shown {
        node.children = content(
          closure, isLoaded ? [image] : [], under: identity.child("content"), around)
      }
    } else if case .closure(let closure)? = view.argument("content") {
      let phase =
        isLoaded
        ? SymbolValue(
          type: "AsyncImagePhase", name: "success", arguments: [LabeledValue(label: nil, value: image)])
        : SymbolValue(type: "AsyncImagePhase", name: "empty")
      node.children = content(closure, [.symbol(phase)], under: identity.child("content"), around)
    }
    return node
  }

  /// "Edit", and "Done" while the list is edited; it turns the edit mode around it.
  private func editButton(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    var node = node("EditButton", view, at: identity)
    let isEditing = isEditing(around)
    if isEditing { node.arguments.append(Argument("isEditing", .bool(true))) }
    let setter = Handler(AppHandler.setter(.state(Machine.editMode, "editMode")))
    node.arguments.append(
      Argument("action", .commands([.set(setter, .symbol(isEditing ? "inactive" : "active"))])))
    return node
  }

  /// Whether the edit mode is on: the app's own binding, else the one of the edit button.
  func isEditing(_ around: Surroundings) -> Bool {
    let mode = around.values["editMode"] ?? .binding(.state(Machine.editMode, "editMode"))
    return current(mode).symbolName == "active"
  }

  private func layoutCall(
    _ name: String, _ view: ViewValue, at identity: Identity, _ around: Surroundings
  ) -> ViewNode {
    let names = [
      "HStackLayout": "HStack", "VStackLayout": "VStack", "ZStackLayout": "ZStack", "GridLayout": "Grid",
    ]
    return generic(names[name] ?? "VStack", view, at: identity, around)
  }
}
