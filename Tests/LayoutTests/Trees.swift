import EarshotLayout
import EarshotViewTree
import EarshotVocabulary

/// Short ways to write trees down and to lay them out.
func view(
  _ name: String, _ arguments: [Argument] = [], _ children: [ViewNode] = [], id: String? = nil
) -> ViewNode {
  let key = id ?? name + (arguments.first?.value.string ?? "")
  return ViewNode(
    .view(name), arguments: arguments, children: children, identity: Identity.root.child(key))
}

func text(_ string: String) -> ViewNode {
  view("Text", [Argument(nil, string.argument)], id: string)
}

func button(_ title: String) -> ViewNode {
  view("Button", [Argument(nil, title.argument)], id: title)
}

/// A view of a known size.
func block(_ id: String, _ width: Double, _ height: Double) -> ViewNode {
  view("Color", id: id).frame(width, height)
}

extension String {
  var argument: ArgumentValue { .text(TextContent(self)) }
  var id: Identity { Identity.root.child(self) }
}

extension ViewNode {
  func with(_ name: String, _ arguments: Argument...) -> ViewNode {
    var node = self
    node.modifiers.append(Modifier(name, arguments))
    return node
  }

  /// A fixed frame that is the view's own size: the property makes a shape an element there.
  func frame(_ width: Double, _ height: Double) -> ViewNode {
    with("frame", Argument("width", .double(width)), Argument("height", .double(height)))
      .with("accessibilityLabel", Argument(nil, "Block".argument))
  }

  func padding(_ length: Double) -> ViewNode { with("padding", Argument(nil, .double(length))) }

  func filling() -> ViewNode {
    with(
      "frame", Argument("maxWidth", .double(.infinity)), Argument("maxHeight", .double(.infinity)))
  }
}

func hstack(_ children: [ViewNode], _ arguments: Argument..., id: String = "HStack") -> ViewNode {
  view("HStack", arguments, children, id: id)
}

func vstack(_ children: [ViewNode], _ arguments: Argument..., id: String = "VStack") -> ViewNode {
  view("VStack", arguments, children, id: id)
}

func layout(
  _ root: ViewNode, device: Device = .iPhone, dynamicType: DynamicType = .large,
  direction: LayoutDirection? = nil, interface: InterfaceState = InterfaceState()
) -> LayoutResult {
  let tree = ViewTree(
    name: "Test", root: root,
    environment: ScreenEnvironment(device: device, dynamicType: dynamicType),
    layoutDirection: direction)
  return Layout.frames(of: tree, interface: interface)
}

extension LayoutResult {
  subscript(_ id: String) -> Rect { frames[id.id] ?? Rect(x: -1, y: -1, width: -1, height: -1) }
}
