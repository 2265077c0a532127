import EarshotVocabulary

/// A view as the app declares it: kind, arguments, children, modifiers in the order written.
///
/// One shape for all sources: SwiftUI source and SwiftUI nodes of a tree document give `.view`
/// and `.custom`, UIKit-like nodes and captures give `.element`.
public struct ViewNode: Sendable {
  /// What a node stands for.
  public enum Kind: Sendable {
    /// A view of the SDK by its name: `Text`, `VStack`, `Toggle`.
    case view(String)
    /// A view that the app declares; its children are its evaluated body.
    case custom(String)
    /// A view or element with UIKit's properties.
    case element(UIKitNode)
    /// A view that is not known by this name; its children are what it was given to show.
    case unknown(String)
  }

  /// What the node stands for.
  public var kind: Kind
  /// In the order written; unlabeled arguments have no label. Builder closures other than the
  /// main content are arguments too, with the value `.views`.
  public var arguments: [Argument]
  /// What the main content builder gives, or the body of a custom view.
  public var children: [ViewNode]
  /// Innermost first.
  public var modifiers: [Modifier]
  /// Which view it is: the same through changes of state.
  public var identity: Identity
  /// Where the view is written.
  public var source: SourceLocation?
  /// By which the view is known again with everything in it; nil: it isn't.
  public var stamp: ViewStamp?

  /// A view without arguments, content and modifiers, unless they are given.
  public init(
    _ kind: Kind, arguments: [Argument] = [], children: [ViewNode] = [],
    modifiers: [Modifier] = [], identity: Identity = .root, source: SourceLocation? = nil
  ) {
    self.kind = kind
    self.arguments = arguments
    self.children = children
    self.modifiers = modifiers
    self.identity = identity
    self.source = source
  }

  /// The name by which people know the view.
  public var name: String {
    switch kind {
    case .view(let name), .custom(let name), .unknown(let name): name
    case .element(let node):
      node.typeName ?? node.className ?? (node.isElementKind ? "element" : "view")
    }
  }

  /// The first argument with that label.
  public func argument(_ label: String) -> ArgumentValue? {
    arguments.first { $0.label == label }?.value
  }

  /// Arguments of controls that are said as their values.
  private static let values = ["isOn", "value", "total", "in", "selection", "text"]

  /// What of those isn't known, as it is written.
  package var unknownValues: Set<String> {
    Set(
      ViewNode.values.compactMap { label in
        if case .unknown(let source)? = argument(label)?.current { return source }
        return nil
      })
  }

  /// What an argument that is not known is written as, in guillemets; nil for one that is known.
  package func unknownWords(of label: String) -> String? {
    guard case .unknown(let source)? = argument(label)?.current else { return nil }
    return "«\(source)»"
  }

  /// The `index`th argument without a label.
  public func unlabeled(_ index: Int = 0) -> ArgumentValue? {
    var left = index
    for argument in arguments where argument.label == nil {
      if left == 0 { return argument.value }
      left -= 1
    }
    return nil
  }

  /// The views of a builder argument; empty where there is none.
  public func views(_ label: String) -> [ViewNode] {
    argument(label)?.views ?? []
  }

  /// The last modifier of that name: the outermost.
  public func modifier(_ name: String) -> Modifier? {
    modifiers.last { $0.name == name }
  }
}

/// A modifier as written: `.accessibilityLabel("Close")`.
public struct Modifier: Sendable {
  /// As written, without its dot.
  public var name: String
  /// In the order written; unlabeled ones have no label.
  public var arguments: [Argument]
  /// Where the modifier is written.
  public var source: SourceLocation?

  /// A modifier by its name, with what it is given.
  public init(_ name: String, _ arguments: [Argument] = [], source: SourceLocation? = nil) {
    self.name = name
    self.arguments = arguments
    self.source = source
  }

  /// The first argument with that label.
  public func argument(_ label: String) -> ArgumentValue? {
    arguments.first { $0.label == label }?.value
  }

  /// The `index`th argument without a label.
  public func unlabeled(_ index: Int = 0) -> ArgumentValue? {
    var left = index
    for argument in arguments where argument.label == nil {
      if left == 0 { return argument.value }
      left -= 1
    }
    return nil
  }

  /// The views of a builder argument; empty where there is none.
  public func views(_ label: String) -> [ViewNode] { argument(label)?.views ?? [] }

  /// Whether a modifier by a truth value is on, as `hidden` and `hidden(true)` are. Where the value is not known the
  /// modifier changes nothing: what may be there is there.
  public var isOn: Bool {
    guard let value = unlabeled() else { return true }
    return value.bool ?? false
  }
}

/// One value that a view or a modifier is given.
public struct Argument: Sendable {
  /// As written; nil where there is none.
  public var label: String?
  /// What it is given.
  public var value: ArgumentValue

  /// A value with its label.
  public init(_ label: String?, _ value: ArgumentValue) {
    self.label = label
    self.value = value
  }
}
