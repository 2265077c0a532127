import EarshotViewTree
import EarshotVocabulary

/// Turns a render tree into the views that React Native makes on iOS (spec formats.md 6.3, 6.4).
struct ReactNativeScreen {
  let input: CaptureInput
  private var glyphs: SourceLocation?
  private var code: SourceLocation?
  private var wordsRoles = false
  /// Views whose own order was followed.
  var orders = 0
  /// Views that say nothing are left out of very large trees.
  var dropsWrappers = false

  private var renderer: CaptureOptions.Renderer { input.options.reactNative }

  /// - Parameters:
  ///   - isFirst: whether what holds for the whole file is said here.
  ///   - lacksFunctions: whether handlers are invisible in the format.
  static func make(
    _ roots: [RenderChild], name: String, at place: SourceLocation, _ input: CaptureInput,
    isFirst: Bool, lacksFunctions: Bool
  ) -> CapturedScreen {
    var screen = ReactNativeScreen(input: input)
    let children = screen.views(roots, .root)
    return screen.finished(
      children, name: name, at: place, isFirst: isFirst, lacksFunctions: lacksFunctions)
  }

  /// The screen of views that have been made.
  func finished(
    _ children: [ViewNode], name: String, at place: SourceLocation, isFirst: Bool,
    lacksFunctions: Bool
  ) -> CapturedScreen {
    var root = UIKitNode()
    root.typeName = "Root"
    root.isElement = false
    return CapturedScreen(
      name: name, root: ViewNode(.element(root), children: children, source: place),
      environment: input.environment, location: place,
      notices: notices(at: place, isFirst: isFirst, lacksFunctions: lacksFunctions, children.isEmpty))
  }

  static func empty(_ input: CaptureInput, _ message: String) -> CapturedScreen {
    let place = SourceLocation(file: input.file, line: 1, column: 1)
    var root = UIKitNode()
    root.isElement = false
    root.typeName = "Root"
    return CapturedScreen(
      name: input.fileName, root: ViewNode(.element(root), source: place),
      environment: input.environment, location: place,
      notices: [Notice(.warning, .input, at: place, "the capture is empty: \(message)")])
  }

  init(input: CaptureInput) { self.input = input }

  private func notices(
    at place: SourceLocation, isFirst: Bool, lacksFunctions: Bool, _ isEmpty: Bool
  ) -> [Notice] {
    var notices: [Notice] = []
    if isFirst {
      notices.append(
        Notice(
          .note, .input, at: place,
          "React Native trees hold no frames: the order of swipes is that of the tree"
            + (lacksFunctions ? "; nor functions, so that what can be pressed is not known" : "")))
    }
    if isEmpty {
      notices.append(Notice(.note, .input, at: place, "the tree is empty: the component rendered nothing"))
    }
    if dropsWrappers {
      notices.append(
        Notice(
          .note, .input, at: place,
          "views that say nothing are left out of the tree, which is large"))
    }
    if wordsRoles {
      notices.append(
        Notice(
          .note, .input, at: place,
          "roles and states are worded as React Native's \(renderer == .fabric ? "new renderer (Fabric)" : "old renderer (Paper)") does"
        ))
    }
    if orders > 0 {
      notices.append(
        Notice(
          .note, .input, at: place,
          "experimental_accessibilityOrder is followed, as under React Native's flag enableAccessibilityOrder"
        ))
    }
    if let glyphs {
      notices.append(
        Notice(
          .warning, .input, at: glyphs,
          "a text of an icon font: its private character is what VoiceOver is given; hide it or label it"))
    }
    if let code {
      notices.append(
        Notice(
          .warning, .unknownValue, at: code,
          "code among the elements is not evaluated; it shows by its source"))
    }
    return notices
  }

  // MARK: Views

  mutating func views(_ children: [RenderChild], _ owner: Identity) -> [ViewNode] {
    var result: [ViewNode] = []
    for child in children {
      guard case .node(let node) = child else { continue }
      if let view = view(node, owner.child(result.count)) { result.append(view) }
    }
    return result
  }

  /// A plain view around others, by its own props: what is in it can be made view by view.
  /// nil for anything that says more.
  func wrapper(_ node: RenderNode) -> UIKitNode? {
    let kind = NativeKind.of(node.type)
    guard kind == .view else { return nil }
    let props = NativeProps(of: node)
    guard !isStop(kind, props), !followsOrder(props) else { return nil }
    return shell(node, kind, props)
  }

  /// Whether a wrapper tells nothing that anybody would look for.
  func isSilent(_ wrapper: UIKitNode) -> Bool {
    dropsWrappers && wrapper.label == nil && wrapper.tapHandler != true
      && wrapper.elementsHidden != true && wrapper.isModal != true
  }

  private func shell(_ node: RenderNode, _ kind: NativeKind, _ props: NativeProps) -> UIKitNode {
    var properties = UIKitNode()
    properties.typeName = node.type.isEmpty ? "Fragment" : node.type
    properties.identifier = props.identifier
    properties.extras = props.extras
    properties.elementsHidden = props.isHidden ? true : nil
    properties.isModal = props.isModal || kind == .modal ? true : nil
    properties.tapHandler = props.isTappable ? true : nil
    properties.isElement = isStop(kind, props)
    // Heard nowhere unless it is a stop, but it says which view this is.
    properties.label = props.label
    return properties
  }

  mutating func view(_ node: RenderNode, _ identity: Identity) -> ViewNode? {
    if node.type == "Modal", node.prop("visible")?.bool == false { return nil }
    let props = NativeProps(of: node)
    let kind = NativeKind.of(node.type)
    var properties = shell(node, kind, props)
    let isStop = properties.isElement == true
    if isStop {
      properties.label = nil
      describe(node, kind, props, &properties)
    }
    if isStop, kind == .text, properties.label?.isEmpty != false {
      // A text without characters takes no room.
      properties.isElement = false
    }
    if kind == .text, isStop, renderer == .fabric, let links = links(of: node), !links.isEmpty {
      return paragraph(node, properties, links, identity)
    }
    if followsOrder(props), let ordered = ordered(node, props, properties, identity) { return ordered }
    let children = dropsWrappers && isStop ? [] : views(node.children, identity)
    return ViewNode(
      .element(properties), children: children, identity: identity, source: node.location)
  }

  /// A view with a label or a role, but without `accessible`, is no stop on iOS.
  private func isStop(_ kind: NativeKind, _ props: NativeProps) -> Bool {
    switch kind {
    case .text, .input, .toggle, .activity: props.accessible ?? true
    default: props.accessible ?? false
    }
  }

  private mutating func describe(
    _ node: RenderNode, _ kind: NativeKind, _ props: NativeProps, _ properties: inout UIKitNode
  ) {
    label(node, kind, props, &properties)
    properties.hint = props.hint.flatMap { $0.isEmpty ? nil : $0 }
    properties.language = props.language
    properties.traits = traits(kind, node, props)
    properties.origins.append(
      FieldOrigin(
        "traits", props.role.map { "the role \($0)" } ?? "the component \(properties.typeName ?? "")"))
    value(node, kind, props, &properties)
    addActions(props, &properties)
  }

  private mutating func label(
    _ node: RenderNode, _ kind: NativeKind, _ props: NativeProps, _ properties: inout UIKitNode
  ) {
    if let label = props.label, !label.isEmpty {
      properties.label = label
      return
    }
    switch kind {
    case .text:
      properties.label = joinedText(node)
      properties.origins.append(FieldOrigin("label", "the text"))
    case .input, .toggle: break
    case .activity:
      properties.label = node.prop("animating")?.bool == false ? "Progress halted" : "In progress"
      properties.origins.append(FieldOrigin("label", "an activity indicator's own label", isGuess: true))
    default:
      var labels: [String] = []
      gatherLabels(node.children, &labels)
      guard !labels.isEmpty else { return }
      properties.label = labels.joined(separator: renderer == .fabric ? ", " : " ")
      properties.origins.append(FieldOrigin("label", "the labels inside"))
    }
  }

  /// Labels of descendants in their order; one with a label of its own is not searched further.
  private mutating func gatherLabels(_ children: [RenderChild], _ labels: inout [String]) {
    for child in children {
      guard case .node(let node) = child else { continue }
      let props = NativeProps(of: node)
      if props.isHidden || (node.type == "Modal" && node.prop("visible")?.bool == false) { continue }
      if let label = props.label, !label.isEmpty {
        labels.append(label)
      } else if NativeKind.of(node.type) == .text {
        let text = joinedText(node)
        if !text.isEmpty { labels.append(text) }
      } else {
        gatherLabels(node.children, &labels)
      }
    }
  }

  /// A text with those nested in it.
  private mutating func joinedText(_ node: RenderNode) -> String {
    var text = ""
    appendText(node, &text)
    return text
  }

  private mutating func appendText(_ node: RenderNode, _ text: inout String) {
    for child in node.children {
      switch child {
      case .text(let part):
        if glyphs == nil,
          part.unicodeScalars.contains(where: { (0xE000...0xF8FF).contains($0.value) || $0.value >= 0xF0000 })
        {
          glyphs = node.location
        }
        text += part
      case .code(let source):
        code = code ?? node.location
        text += "«\(shortened(source))»"
      case .node(let inner): appendText(inner, &text)
      }
    }
  }

  private mutating func traits(_ kind: NativeKind, _ node: RenderNode, _ props: NativeProps) -> Traits {
    var traits = NativeRole.named(props.role).traits
    if renderer == .paper, let role = props.role, let own = NativeRole.onlyPaper[role] {
      traits.formUnion(own)
    }
    switch kind {
    case .text: traits.insert(.staticText)
    case .input:
      traits.insert(.textEntry)
      if node.prop("secureTextEntry")?.bool == true { traits.insert(.secureTextField) }
      if node.prop("multiline")?.bool == true { traits.insert(.textArea) }
      if node.prop("editable")?.bool == false { traits.insert(.notEnabled) }
    case .toggle:
      traits.formUnion([.button, .switchButton])
      if node.prop("disabled")?.bool == true { traits.insert(.notEnabled) }
    case .activity: traits.insert(.updatesFrequently)
    default: break
    }
    if props.isSelected { traits.insert(.selected) }
    if props.isDisabled { traits.insert(.notEnabled) }
    return traits
  }

  private mutating func value(
    _ node: RenderNode, _ kind: NativeKind, _ props: NativeProps, _ properties: inout UIKitNode
  ) {
    let isSwitch = properties.traits?.contains(.switchButton) == true
    if kind == .toggle {
      properties.value =
        node.prop("value")?.bool == true || (node.prop("value") == nil && props.checked == .yes) ? "1" : "0"
      return
    }
    let composed = NativeValue.text(props, renderer, isSwitch: isSwitch)
    if composed != nil, NativeRole.named(props.role).word(renderer) != nil || props.checked != nil {
      wordsRoles = true
    }
    if kind == .input {
      let texts = ["value", "defaultValue", "placeholder"].lazy.compactMap { node.prop($0)?.text }
      let text = texts.first { !$0.isEmpty } ?? ""
      let isSecure = node.prop("secureTextEntry")?.bool == true && node.prop("value")?.text?.isEmpty == false
      let shown = isSecure ? String(repeating: "•", count: min(64, text.count)) : text
      properties.value = composed ?? (shown.isEmpty ? nil : shown)
      return
    }
    properties.value = composed
    if composed != nil {
      properties.origins.append(FieldOrigin("value", "role, states and value, as React Native joins them"))
    }
  }

  private func addActions(_ props: NativeProps, _ properties: inout UIKitNode) {
    for action in props.actions
    where !["activate", "magicTap", "escape", "increment", "decrement", "longpress"].contains(action.name) {
      if renderer == .paper {
        if let label = action.label { properties.customActions.append(.init(name: label)) }
      } else {
        properties.customActions.append(.init(name: action.name))
      }
    }
  }

  // MARK: Links in a text

  private struct InlineLink {
    var text: String
    var isButton: Bool
    var location: SourceLocation
  }

  /// The links and buttons among the texts nested in a text; nil where it is one as a whole.
  private mutating func links(of node: RenderNode) -> [InlineLink]? {
    guard NativeProps(of: node).role != "link" else { return nil }
    var links: [InlineLink] = []
    gatherLinks(node.children, &links)
    return links
  }

  private mutating func gatherLinks(_ children: [RenderChild], _ links: inout [InlineLink]) {
    for child in children {
      guard case .node(let node) = child else { continue }
      let role = NativeProps(of: node).role
      if role == "link" || role == "button" {
        links.append(InlineLink(text: joinedText(node), isButton: role == "button", location: node.location))
      } else {
        gatherLinks(node.children, &links)
      }
    }
  }

  /// The text first, then a stop for every link in it (spec formats.md 6.4, 4).
  private func paragraph(
    _ node: RenderNode, _ properties: UIKitNode, _ links: [InlineLink], _ identity: Identity
  ) -> ViewNode {
    var text = properties
    let word = links.allSatisfy(\.isButton) ? "button" : "link"
    if text.hint == nil {
      text.hint =
        links.count == 1
        ? "One \(word) found, swipe to move to the \(word)."
        : "\(links.count) \(word)s found, swipe to move to the first \(word)."
      text.origins.append(FieldOrigin("hint", "the links in the text"))
    }
    var elements = [ViewNode(.element(text), identity: identity.child("text"), source: node.location)]
    for (place, link) in links.enumerated() {
      var part = UIKitNode()
      part.typeName = "Text"
      part.isElement = true
      part.label = link.text
      part.traits = link.isButton ? .button : .link
      part.hint = "\(link.isButton ? "Button" : "Link") \(place + 1) of \(links.count)."
      part.tapHandler = true
      part.origins = [FieldOrigin("hint", "the place among the links of the text")]
      elements.append(ViewNode(.element(part), identity: identity.child(place), source: link.location))
    }
    var group = UIKitNode()
    group.typeName = "Paragraph"
    group.isElement = false
    group.elements = elements
    group.elementsHidden = properties.elementsHidden
    return ViewNode(.element(group), identity: identity, source: node.location)
  }
}
