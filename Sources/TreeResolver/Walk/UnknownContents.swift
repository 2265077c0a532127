import EarshotAccessibilityTree
import EarshotViewTree

/// What becomes of views of which it is not known what they show: a package's view, a page of the web.
///
/// Beside what is understood they are passed over, and a notice names them. A screen on which nothing else
/// speaks is not left silent for that: each is a stop that says its name in guillemets, as unknown values do
/// (the project's own rule; contract, section 2: what is not understood is named).
enum UnknownContents {
  /// None was met.
  case none
  /// One was met and passed over.
  case passed
  /// They are said by name.
  case named
}

extension Walk {
  /// What a view that is not known here shows: the content that it was given, or what stands for its own.
  mutating func produceContent(of node: ViewNode, _ place: Place) {
    if node.children.isEmpty, node.hasUnknownContent {
      standIn(for: node, place)
    } else {
      resolve(node.children, in: place.scope)
    }
  }

  mutating func standIn(for node: ViewNode, _ place: Place) {
    guard unknownContents == .named else {
      unknownContents = .passed
      return
    }
    add(node, place, role: .text, traits: []) { draft, walk in
      draft.setText(TextContent("«\(node.name)»"), "what it shows is not known", node, place, walk.profile)
    }
  }
}

extension ViewNode {
  var hasUnknownContent: Bool {
    guard case .unknown? = argument("content") else { return false }
    return true
  }
}
