import EarshotLiveScreens
import EarshotViewTree
import EarshotVocabulary

/// A source that notes what it is asked to do, and answers as its handlers say.
struct NotedSource: ScreenSource {
  /// What a handler of this source does.
  enum Order: Sendable {
    case print(String)
    case setTitle
    case pop(Identity)
    case setFocus
  }

  var title = "Mars"
  var isFocused = false
  var extraModifiers: [Modifier] = []
  var trees = 0
  var asked: [String] = []

  static let textID = Identity.root.child("text")
  static let buttonID = Identity.root.child("button")

  mutating func tree(_ interface: InterfaceState) -> ViewTree {
    trees += 1
    var text = ViewNode(
      .view("Text"), arguments: [Argument(nil, .text(TextContent(title)))],
      identity: NotedSource.textID)
    text.modifiers = [
      Modifier(
        "accessibilityFocused",
        [Argument(nil, .binding(value: .bool(isFocused), set: Handler(Order.setFocus)))])
    ]
    let button = ViewNode(
      .view("Button"),
      arguments: [
        Argument(nil, .text(TextContent("Visit"))),
        Argument("action", .handler(Handler(Order.print("landed")))),
      ],
      identity: NotedSource.buttonID)
    let root = ViewNode(.view("VStack"), children: [text, button], identity: .root)
    let notice = Notice(.warning, .unknownView, at: nil, "trees so far: \(trees)")
    return ViewTree(
      name: "Planet", root: root, environment: ScreenEnvironment(), notices: [notice, notice])
  }

  mutating func run(_ handler: Handler, _ arguments: [PlainValue]) -> [ScreenEvent] {
    guard let order = handler.payload as? Order else { return [.failed] }
    switch order {
    case .print(let line):
      asked.append("print \(line)")
      return [.output(line)]
    case .setTitle:
      guard case .string(let text)? = arguments.first else { return [.failed] }
      asked.append("set \(text)")
      title = text
      return []
    case .pop(let id):
      return [.output("popping"), .interface(.pop(id))]
    case .setFocus:
      guard case .bool(let flag)? = arguments.first else { return [.failed] }
      asked.append("focus \(flag)")
      isFocused = flag
      return []
    }
  }
}

extension ResolvedScreen {
  var noted: NotedSource { source as? NotedSource ?? NotedSource() }
  var labels: [String?] { tree.elements.map(\.label?.string) }
}
