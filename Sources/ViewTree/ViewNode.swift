import EarshotVocabulary

/// A view as the app declares it: kind, arguments, children, modifiers in the order written.
///
/// One shape for all sources: SwiftUI source and SwiftUI nodes of a tree document give `.view`
/// and `.custom`, UIKit-like nodes and captures give `.element`.
public struct ViewNode: Sendable {
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

  public var kind: Kind
  /// In the order written; unlabelled arguments have no label. Builder closures other than the
  /// main content are arguments too, with the value `.views`.
  public var arguments: [Argument]
  /// What the main content builder gives, or the body of a custom view.
  public var children: [ViewNode]
  /// Innermost first.
  public var modifiers: [Modifier]
  public var identity: Identity
  public var source: SourceLocation?

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

  /// The `index`th argument without a label.
  public func unlabelled(_ index: Int = 0) -> ArgumentValue? {
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
  public var name: String
  public var arguments: [Argument]
  public var source: SourceLocation?

  public init(_ name: String, _ arguments: [Argument] = [], source: SourceLocation? = nil) {
    self.name = name
    self.arguments = arguments
    self.source = source
  }

  public func argument(_ label: String) -> ArgumentValue? {
    arguments.first { $0.label == label }?.value
  }

  public func unlabelled(_ index: Int = 0) -> ArgumentValue? {
    var left = index
    for argument in arguments where argument.label == nil {
      if left == 0 { return argument.value }
      left -= 1
    }
    return nil
  }

  public func views(_ label: String) -> [ViewNode] { argument(label)?.views ?? [] }
}

public struct Argument: Sendable {
  public var label: String?
  public var value: ArgumentValue

  public init(_ label: String?, _ value: ArgumentValue) {
    self.label = label
    self.value = value
  }
}
