import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

extension ViewExpander {
  /// A view that the SDK made, without modifiers.
  func expand(bare record: Record, at identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    let call = RecordedCall(record, machine)
    if call.isBuilder { return try built(call, at: identity, around) }
    if call.name == "callAsFunction" { return [try layout(call, at: identity, around)] }
    if call.name == "makeBody" { return try styled(byItself: call, at: identity, around) }
    if let control = try restored(call, at: identity, around) { return control }
    if let shown = try takenApart(call, at: identity, around) { return shown }
    switch call.typeName {
    case "EmptyView", "EmptyMapContent": return []
    case "TupleView": return try expand(elements(of: call), under: identity, around)
    case "AnyView", "EquatableView":
      guard let view = call.arguments.first?.typed else { return [] }
      return try expand(view, at: identity.child("any"), around)
    case "Text": return [try text(call, at: identity)]
    case "ForEach", "OutlineGroup": return [try forEach(call, at: identity, around)]
    case "List": return [try list(call, at: identity, around)]
    case "Table": return [try table(call, at: identity, around)]
    case "Chart": return [try chart(call, at: identity, around)]
    case "TableRow": return [try tableRow(call, at: identity, around)]
    case "WindowGroup", "DocumentGroup", "DocumentGroupLaunchScene", "Window", "UtilityWindow", "Settings",
      "MenuBarExtra":
      return try scene(call, at: identity, around)
    case "GeometryReader", "ScrollViewReader", "TimelineView": return [try reader(call, at: identity, around)]
    case "AsyncImage": return [try asyncImage(call, at: identity, around)]
    case "ViewThatFits": return [try choices(call, at: identity, around)]
    case "PhaseAnimator", "KeyframeAnimator": return [try animator(call, at: identity, around)]
    case "EditButton": return [try editButton(call, at: identity, around)]
    case "ModifiedContent": return try modified(call, at: identity, around)
    case "ContentUnavailableView" where call.name == "search":
      return [try noResults(call, at: identity, around)]
    case "NavigationLink": return [try navigationLink(call, at: identity, around)]
    case "NavigationStack": return [try navigationStack(call, at: identity, around)]
    default: return [try generic(call, at: identity, around)]
    }
  }

  /// What a builder makes of several views, or of branches.
  private func built(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> [ViewNode]
  {
    switch call.name {
    case "buildEither":
      guard let branch = call.arguments.first else { return [] }
      return try expand(branch.typed, at: identity.child(branch.label ?? ""), around)
    case "buildArray":
      guard let list = call.arguments.first?.typed else { return [] }
      return try expand(elements(of: list), under: identity, around)
    case "buildBlock", "buildPartialBlock": return try expand(elements(of: call), under: identity, around)
    default:
      guard let view = call.arguments.first?.typed else { return [] }
      return try expand(view, at: identity, around)
    }
  }

  /// The views that are given side by side: as arguments, as a pack, as a tuple.
  func elements(of call: RecordedCall) throws -> [TypedValue] {
    try call.arguments.flatMap { argument -> [TypedValue] in
      guard let elementTypes = argument.type.elementTypes else { return [argument.typed] }
      guard case .fields(let fields) = argument.value, fields.count == elementTypes.count else {
        throw Interruption.unknown("the views of \(argument.type)", call.record.place)
      }
      return zip(fields, elementTypes).map { TypedValue($0, machine.plain($1)) }
    }
  }

  func node(_ name: String, _ call: RecordedCall, at identity: Identity) throws -> ViewNode {
    try count()
    return ViewNode(.view(name), identity: identity, source: call.location)
  }

  /// A view as it is written: its arguments, its content.
  func generic(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    var node = try node(call.typeName, call, at: identity)
    let call = try folding(call, at: identity, around)
    // `Color.red` as a view.
    if call.record.callee.isStatic, !call.record.callee.isInitializer {
      node.arguments.append(Argument(nil, .symbol(call.name)))
    }
    let style = style(of: call.typeName, around)
    for (index, argument) in call.arguments.enumerated() {
      let place = identity.child(argument.label ?? "argument").child(index)
      if argument.label == "content" {
        // A style puts the content of a group where it likes.
        if style != nil, ViewExpander.styledGroups.contains(call.typeName) { continue }
        node.children += try views(argument, at: place, around)
        continue
      }
      if argument.label == "format" || argument.label == "value" && call["format"] != nil { continue }
      node.arguments.append(
        Argument(argument.writtenLabel, try convert(argument, at: place, around)))
    }
    if let value = call["value"], let format = call["format"] {
      let held =
        value.type.nominal === types.binding ? try run.read(value.typed) : machine.opened(value.typed)
      let text = held.value.unwrapped == nil ? "" : try formatted(held, by: format.typed)
      if call.typeName == "TextField" {
        node.arguments.append(Argument("value", try convert(value, at: identity, around)))
        node.arguments.append(Argument("formatted", .text(TextContent(text))))
      } else {
        node.arguments.append(Argument("value", .text(TextContent(text))))
      }
    }
    if let label = try imageLabel(call) {
      node.arguments.append(Argument("label", .text(TextContent(label))))
    }
    if let style {
      node.arguments.append(Argument("styledBody", .views(try styled(style, call, at: identity, around))))
    }
    return node
  }

  /// The text of the catalogs that labels an image of the app's by its name.
  private func imageLabel(_ call: RecordedCall) throws -> String? {
    guard call.typeName == "Image", call["label"] == nil, let name = call.arguments.first,
      name.writtenLabel == nil, case .text(let text) = machine.opened(name.typed).value
    else { return nil }
    return run.texts(in: locale).label(ofImage: text, near: call.record.place?.path)
  }

  /// What an argument shows: what its builder gives, or the view that it is.
  func views(_ argument: RecordedCall.Given, at identity: Identity, _ around: Surroundings) throws
    -> [ViewNode]
  {
    if case .function(let function) = argument.value, let result = argument.type.function?.result {
      return try content(function, result, at: identity, around)
    }
    return try expand(argument.typed, at: identity, around)
  }
}

extension ViewExpander {
  /// A view that the system makes.
  func expand(_ bare: BareView, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    try count()
    var node = ViewNode(.view(bare.name), identity: identity)
    for (index, argument) in bare.arguments.enumerated() {
      let value: ArgumentValue =
        bare.name == "Text"
        ? .text(try plainText(of: argument.typed, near: nil))
        : try convert(argument, at: identity.child(index), around)
      node.arguments.append(Argument(bare.name == "Text" ? nil : argument.writtenLabel, value))
    }
    return node
  }
}

extension Type {
  /// The types of a tuple's elements, or of a pack's; nil for any other type.
  fileprivate var elementTypes: [Type]? {
    switch kind {
    case .tuple(let elements): elements.map(\.type)
    case .pack(let elements): elements
    case .expansion(let inner): inner.elementTypes ?? []
    default: nil
    }
  }
}
