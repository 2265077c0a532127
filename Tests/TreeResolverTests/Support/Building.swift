import EarshotAccessibilityTree
import EarshotLayout
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary

// A small language for view trees, so that tests read like the SwiftUI they stand for.

typealias Views = [ViewNode]

@resultBuilder
enum ViewsBuilder {
  static func buildExpression(_ node: ViewNode) -> Views { [node] }
  static func buildExpression(_ nodes: Views) -> Views { nodes }
  static func buildBlock(_ parts: Views...) -> Views { parts.flatMap { $0 } }
  static func buildOptional(_ part: Views?) -> Views { part ?? [] }
  static func buildEither(first: Views) -> Views { first }
  static func buildEither(second: Views) -> Views { second }
  static func buildArray(_ parts: [Views]) -> Views { parts.flatMap { $0 } }
}

func view(
  _ name: String, _ arguments: [Argument] = [], @ViewsBuilder _ children: () -> Views = { [] }
) -> ViewNode {
  ViewNode(.view(name), arguments: arguments, children: children())
}

func custom(_ name: String, @ViewsBuilder _ children: () -> Views) -> ViewNode {
  ViewNode(.custom(name), children: children())
}

func text(_ string: String) -> ViewNode { view("Text", [string.argument]) }
func symbol(_ name: String) -> ViewNode {
  view("Image", [Argument("systemName", .text(TextContent(name)))])
}
func asset(_ name: String) -> ViewNode { view("Image", [name.argument]) }

func vstack(@ViewsBuilder _ children: () -> Views) -> ViewNode { view("VStack", [], children) }
func hstack(@ViewsBuilder _ children: () -> Views) -> ViewNode { view("HStack", [], children) }
func zstack(@ViewsBuilder _ children: () -> Views) -> ViewNode { view("ZStack", [], children) }
func list(@ViewsBuilder _ children: () -> Views) -> ViewNode { view("List", [], children) }

func button(_ title: String, _ name: String = "action") -> ViewNode {
  view("Button", [title.argument, Argument("action", .handler(handler(name)))])
}

func button(_ name: String = "action", @ViewsBuilder label: () -> Views) -> ViewNode {
  view(
    "Button",
    [Argument("action", .handler(handler(name))), Argument("label", .views(label()))])
}

func labeled(
  _ name: String, _ arguments: [Argument] = [], @ViewsBuilder label: () -> Views
) -> ViewNode {
  view(name, arguments + [Argument("label", .views(label()))])
}

func handler(_ name: String) -> Handler { Handler(name) }

func binding(_ value: ArgumentValue, _ name: String = "state") -> ArgumentValue {
  .binding(value: value, set: handler(name))
}

func string(_ string: String) -> ArgumentValue { .text(TextContent(string)) }

extension String {
  var argument: Argument { Argument(nil, .text(TextContent(self))) }
}

extension ViewNode {
  func modifier(_ name: String, _ arguments: Argument...) -> ViewNode {
    var node = self
    node.modifiers.append(
      Modifier(
        name, arguments,
        source: SourceLocation(file: "Test.swift", line: node.modifiers.count + 1, column: 5)))
    return node
  }

  func label(_ label: String) -> ViewNode { modifier("accessibilityLabel", label.argument) }
  func value(_ value: String) -> ViewNode { modifier("accessibilityValue", value.argument) }
  func hint(_ hint: String) -> ViewNode { modifier("accessibilityHint", hint.argument) }
  func identifier(_ id: String) -> ViewNode { modifier("accessibilityIdentifier", id.argument) }
  func hidden(_ hidden: Bool = true) -> ViewNode {
    modifier("accessibilityHidden", Argument(nil, .bool(hidden)))
  }
  func disabled(_ disabled: Bool = true) -> ViewNode {
    modifier("disabled", Argument(nil, .bool(disabled)))
  }
  func element(_ children: String? = nil) -> ViewNode {
    guard let children else { return modifier("accessibilityElement") }
    return modifier("accessibilityElement", Argument("children", .symbol(children)))
  }
  func adding(_ traits: String...) -> ViewNode {
    modifier("accessibilityAddTraits", Argument(nil, .list(traits.map { .symbol($0) })))
  }
  func removing(_ traits: String...) -> ViewNode {
    modifier("accessibilityRemoveTraits", Argument(nil, .list(traits.map { .symbol($0) })))
  }
  func action(named name: String) -> ViewNode {
    modifier(
      "accessibilityAction", Argument("named", string(name)),
      Argument("action", .handler(handler(name))))
  }
  func tap(_ name: String = "tap") -> ViewNode {
    modifier("onTapGesture", Argument("action", .handler(handler(name))))
  }
  func style(_ modifier: String, _ style: String) -> ViewNode {
    self.modifier(modifier, Argument(nil, .symbol(style)))
  }
  func holding(_ modifier: String, @ViewsBuilder _ views: () -> Views) -> ViewNode {
    self.modifier(modifier, Argument("content", .views(views())))
  }
  func tag(_ value: ArgumentValue) -> ViewNode { modifier("tag", Argument(nil, value)) }
  func priority(_ value: Double) -> ViewNode {
    modifier("accessibilitySortPriority", Argument(nil, .double(value)))
  }
  /// Where layout would have put the view.
  func at(_ x: Double, _ y: Double, _ width: Double = 50, _ height: Double = 20) -> ViewNode {
    modifier(
      "_frame",
      Argument("x", .double(x)), Argument("y", .double(y)), Argument("w", .double(width)),
      Argument("h", .double(height)))
  }
}
