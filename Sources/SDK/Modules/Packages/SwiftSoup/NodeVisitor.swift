// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of visitors, as its documentation has them.

protocol NodeVisitor {
  func head(_ node: Node, _ depth: Int) throws
  func tail(_ node: Node, _ depth: Int) throws
}
