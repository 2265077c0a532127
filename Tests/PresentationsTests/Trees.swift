import EarshotPresentations
import EarshotViewTree
import EarshotVocabulary

/// Short ways to write trees down.
func view(
  _ name: String, _ arguments: [Argument] = [], _ children: [ViewNode] = [],
  id: String? = nil
) -> ViewNode {
  let key = id ?? name + (arguments.first?.value.string ?? "")
  return ViewNode(
    .view(name), arguments: arguments, children: children, identity: Identity.root.child(key))
}

func text(_ string: String) -> ViewNode { view("Text", [Argument(nil, string.argument)]) }

func button(_ title: String, role: String? = nil) -> ViewNode {
  view(
    "Button",
    [Argument(nil, title.argument), Argument("action", .handler(Handler(title)))]
      + (role.map { [Argument("role", .symbol($0))] } ?? []))
}

extension String {
  var argument: ArgumentValue { .text(TextContent(self)) }
}

extension ViewNode {
  func with(_ name: String, _ arguments: Argument...) -> ViewNode {
    var node = self
    node.modifiers.append(Modifier(name, arguments))
    return node
  }

  /// The names of the nodes from the top, in order, with their first text.
  var outline: [String] {
    let own = name + (unlabeled()?.string.map { "(\($0))" } ?? "")
    return [own] + children.flatMap(\.outline)
  }

  func first(_ name: String) -> ViewNode? {
    if self.name == name { return self }
    return children.lazy.compactMap { $0.first(name) }.first
  }
}

func binding(_ value: ArgumentValue, _ name: String) -> ArgumentValue {
  .binding(value: value, set: Handler(name))
}

/// The setter's name and the value it is given, of each command that sets.
func settings(_ commands: [Command]?) -> [String] {
  (commands ?? []).map { command in
    switch command {
    case .set(let handler, let value): "\(handler.payload)=\(value)"
    case .run(let handler, _): "run \(handler.payload)"
    case .interface(let change): "\(change)"
    default: "other"
    }
  }
}

func tree(
  _ root: ViewNode, profile: Profile = .default, device: Device = .iPhone, locale: String = "en_US"
) -> ViewTree {
  ViewTree(
    name: "Test", root: root,
    environment: ScreenEnvironment(profile: profile, device: device, locale: locale))
}

func shown(
  _ root: ViewNode, _ interface: InterfaceState = InterfaceState(), profile: Profile = .default,
  device: Device = .iPhone, locale: String = "en_US"
) -> ViewNode {
  Presentations.shown(
    tree(root, profile: profile, device: device, locale: locale), interface: interface
  ).root
}
