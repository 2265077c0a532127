import EarshotAccessibilityTree
import EarshotLayout
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary

/// A built tree with identities by path and the frames that were asked for.
struct Screen {
  var tree: ViewTree
  var layout: LayoutResult

  init(
    _ root: ViewNode, profile: Profile = .ios26, device: Device = .iPhone, locale: String = "en_US",
    direction: LayoutDirection? = nil
  ) {
    var named = root
    var frames: [Identity: Rect] = [:]
    Screen.name(&named, .root, &frames)
    tree = ViewTree(
      name: "Test", root: named,
      environment: ScreenEnvironment(profile: profile, device: device, locale: locale),
      layoutDirection: direction)
    layout = LayoutResult(frames: Frames(frames))
  }

  private static func name(
    _ node: inout ViewNode, _ identity: Identity, _ frames: inout [Identity: Rect]
  ) {
    node.identity = identity
    for index in node.modifiers.indices where node.modifiers[index].name == "_frame" {
      let values = node.modifiers[index].arguments.compactMap(\.value.double)
      frames[identity] = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    node.modifiers.removeAll { $0.name == "_frame" }
    for index in node.children.indices { name(&node.children[index], identity.child(index), &frames) }
    for index in node.arguments.indices {
      name(&node.arguments[index].value, identity.child("argument").child(index), &frames)
    }
    for index in node.modifiers.indices {
      for place in node.modifiers[index].arguments.indices {
        name(
          &node.modifiers[index].arguments[place].value,
          identity.child("modifier").child(index).child(place), &frames)
      }
    }
  }

  private static func name(
    _ value: inout ArgumentValue, _ identity: Identity, _ frames: inout [Identity: Rect]
  ) {
    guard case .views(var nodes) = value else { return }
    for index in nodes.indices { name(&nodes[index], identity.child(index), &frames) }
    value = .views(nodes)
  }

  func resolve(_ interface: InterfaceState = InterfaceState()) -> Resolution {
    TreeResolver.resolve(tree, layout: layout, interface: interface)
  }
}

func resolve(
  profile: Profile = .ios26, device: Device = .iPhone, direction: LayoutDirection? = nil,
  @ViewsBuilder _ views: () -> Views
) -> Resolution {
  let nodes = views()
  let root = nodes.count == 1 ? nodes[0] : custom("Root") { nodes }
  return Screen(root, profile: profile, device: device, direction: direction).resolve()
}

extension Resolution {
  var elements: AccessibilityElements { tree.elements }
  var labels: [String] { elements.map { $0.label?.string ?? "" } }
  /// Each element in one line: `label: value [traits]`.
  var lines: [String] { elements.map(\.line) }

  func fate(_ name: String, _ summary: String? = nil) -> Fate? {
    outcomes.first { $0.name == name && (summary == nil || $0.summary == summary) }?.fate
  }
}

extension AccessibilityElement {
  var line: String {
    let value = value.map { ": \($0.string)" } ?? ""
    return "\(label?.string ?? "")\(value) \(traits.names)".replacingQuotes
  }

  var actionNames: [String] { actions.map(\.name) }
}

extension String {
  fileprivate var replacingQuotes: String { filter { $0 != "\"" } }
}

extension Command {
  /// The command in words, to compare it by.
  var written: String {
    switch self {
    case .run(let handler, let arguments):
      let values = arguments.map { "\($0)" }.joined(separator: ", ")
      return "run \(handler.payload)(\(values))"
    case .set(let handler, let value): return "set \(handler.payload) = \(value)"
    case .interface(let change):
      return "interface \("\(change)".prefix { $0 != "(" })"
    case .openURL(let url): return "open \(url)"
    case .tap: return "tap"
    case .edit: return "edit"
    }
  }
}

extension AccessibilityElement {
  var activation: [String]? { defaultAction?.commands.map(\.written) }
}
