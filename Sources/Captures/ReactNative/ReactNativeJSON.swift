import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// `toJSON()` of React's test renderer and of Testing Library: one node, a list of them, or an
/// object of them by snapshot name (spec formats.md 6.1).
struct ReactNativeJSON {
  private let input: CaptureInput
  private let json: JSONCapture
  private var count = 0

  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    var reader = ReactNativeJSON(input, try JSONCapture.read(input).0)
    return try reader.screens()
  }

  private init(_ input: CaptureInput, _ json: JSONCapture) {
    self.input = input
    self.json = json
  }

  private mutating func screens() throws(InputError) -> [CapturedScreen] {
    var named: [(name: String, index: Int)] = []
    if json.isObject(0), !json.has(0, "type") {
      named = json.keys(of: 0).map { (json.tape.key($0), $0 + 1) }
    } else {
      named = [(input.fileName, 0)]
    }
    var screens: [CapturedScreen] = []
    for (name, index) in named {
      var screen = ReactNativeScreen(input: input)
      screen.dropsWrappers = json.tape.end(of: index) - index > ReactNativeJSON.wrapperLimit
      var views: [ViewNode] = []
      try makeViews(index, "the document", .root, &screen, &views)
      screens.append(
        screen.finished(
          views, name: name, at: json.tape.location(index), isFirst: screens.isEmpty,
          lacksFunctions: true))
    }
    return screens
  }

  /// Values of a screen's JSON up to which `tree` shows every wrapper: about 20,000 nodes.
  private static let wrapperLimit = 200_000

  /// The views of a node or a list, each made as soon as it is read: a whole tree of nodes
  /// beside that of the views would be too much.
  private mutating func makeViews(
    _ index: Int, _ field: String, _ owner: Identity, _ screen: inout ReactNativeScreen,
    _ siblings: inout [ViewNode]
  ) throws(InputError) {
    switch json.tape.kind(index) {
    case .null, .string, .number: return
    case .array:
      for item in json.items(of: index) {
        guard !json.isArray(item) else { throw json.mismatch(item, field, "nodes and texts") }
        try makeViews(item, field, owner, &screen, &siblings)
      }
    case .object:
      let identity = owner.child(siblings.count)
      let shallow = try shell(index)
      guard let properties = screen.wrapper(shallow) else {
        var node = shallow
        node.children = try childrenOfNode(index)
        if let view = screen.view(node, identity) { siblings.append(view) }
        return
      }
      if screen.isSilent(properties) {
        guard let inner = json.member(index, "children") else { return }
        return try makeViews(inner, "children", identity, &screen, &siblings)
      }
      var children: [ViewNode] = []
      if let inner = json.member(index, "children") {
        try makeViews(inner, "children", identity, &screen, &children)
      }
      siblings.append(
        ViewNode(
          .element(properties), children: children, identity: identity, source: shallow.location))
    default: throw json.mismatch(index, field, "a node, a list of nodes or a text")
    }
  }

  private mutating func children(_ index: Int, _ field: String) throws(InputError) -> [RenderChild] {
    switch json.tape.kind(index) {
    case .null: return []
    case .string, .number: return [.text(json.tape.text(index))]
    case .object: return [.node(try node(index))]
    case .array:
      var result: [RenderChild] = []
      for item in json.items(of: index) {
        guard !json.isArray(item) else { throw json.mismatch(item, field, "nodes and texts") }
        result += try children(item, field)
      }
      return result
    default: throw json.mismatch(index, field, "a node, a list of nodes or a text")
    }
  }

  private mutating func node(_ index: Int) throws(InputError) -> RenderNode {
    var node = try shell(index)
    node.children = try childrenOfNode(index)
    return node
  }

  private mutating func childrenOfNode(_ index: Int) throws(InputError) -> [RenderChild] {
    guard let children = json.member(index, "children") else { return [] }
    return try self.children(children, "children")
  }

  /// A node without its children.
  private mutating func shell(_ index: Int) throws(InputError) -> RenderNode {
    count += 1
    guard count <= input.nodeLimit else { throw json.fault(index, "more than \(input.nodeLimit) nodes") }
    guard let type = json.member(index, "type") else {
      throw json.fault(index, "a node wants the field 'type'")
    }
    guard json.tape.kind(type) == .string else { throw json.mismatch(type, "type", "a text") }
    var node = RenderNode(
      type: json.tape.text(type), props: [], children: [], location: json.tape.location(index))
    if let props = json.member(index, "props") {
      guard json.isObject(props) else { throw json.mismatch(props, "props", "an object") }
      for key in json.keys(of: props) {
        let name = json.tape.key(key)
        if name == "style" {
          // Nothing else of a style matters here, and styles are most of a tree.
          if let display = display(key + 1) {
            let member = RenderProp(name: "display", value: .text(display))
            node.props.append(RenderProp(name: name, value: .object([member])))
          }
        } else {
          node.props.append(RenderProp(name: name, value: value(key + 1)))
        }
      }
    }
    return node
  }

  /// A style's `display`, in nested and listed styles too; later ones win.
  private func display(_ index: Int) -> String? {
    if json.isArray(index) {
      return json.items(of: index).reversed().lazy.compactMap { display($0) }.first
    }
    guard let value = json.member(index, "display"), json.tape.kind(value) == .string else { return nil }
    return json.tape.text(value)
  }

  private func value(_ index: Int) -> RenderValue {
    switch json.tape.kind(index) {
    case .null: .none
    case .true: .bool(true)
    case .false: .bool(false)
    case .number: json.tape.number(index).map { .number($0) } ?? .other(shortened(json.tape.text(index)))
    case .string, .key: .text(json.tape.text(index))
    case .array: .list(json.items(of: index).map { value($0) })
    case .object:
      .object(json.keys(of: index).map { RenderProp(name: json.tape.key($0), value: value($0 + 1)) })
    }
  }
}
