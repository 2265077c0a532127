import EarshotViewTree
import EarshotVocabulary
import Testing

@testable import EarshotTreeDocument

/// Reads a document for a test.
func document(
  _ text: String, file: String = "screen.json", environment: ScreenEnvironment = ScreenEnvironment()
) throws -> TreeDocument {
  try TreeDocument(parsing: Array(text.utf8), file: file, environment: environment)
}

/// The tree of a document that has just been opened.
func tree(_ text: String, file: String = "screen.json") throws -> ViewTree {
  var document = try document(text, file: file)
  return document.tree(InterfaceState())
}

/// What is wrong with a document, as the command line shows it.
func error(_ text: String, file: String = "screen.json") -> String {
  do {
    _ = try document(text, file: file)
    return "no error"
  } catch {
    return "\(error)"
  }
}

extension ViewNode {
  /// The UIKit properties; empty ones for other nodes.
  var properties: UIKitNode {
    if case .element(let properties) = kind { return properties }
    return UIKitNode()
  }

  /// The node below by child indices.
  subscript(path: Int...) -> ViewNode {
    path.reduce(self) { node, index in node.children[index] }
  }
}

extension TreeDocument {
  mutating func root(_ interface: InterfaceState = InterfaceState()) -> ViewNode {
    tree(interface).root
  }
}
