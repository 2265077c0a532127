// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of how nodes are visited, as its documentation has them.

class NodeTraversor {
  let _visitor: NodeVisitor

  init(_ visitor: NodeVisitor) { _visitor = visitor }
  func traverse(_ root: Node?) throws {
    if let root { try _visit(root, 0) }
  }
  func _visit(_ node: Node, _ depth: Int) throws {
    try _visitor.head(node, depth)
    for child in node.childNodes { try _visit(child, depth + 1) }
    try _visitor.tail(node, depth)
  }
}
