// SwiftUI: the declarations of _VariadicView.
// Declared as the framework's interface has it, with code of our own.

/// What there was before `Group(subviews:)`: a root is handed the views of its tree.
enum _VariadicView {
  typealias Root = _VariadicView_Root
  typealias ViewRoot = _VariadicView_ViewRoot
  typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  typealias MultiViewRoot = _VariadicView_MultiViewRoot
  typealias Children = _VariadicView_Children

  struct Tree<Root, Content> where Root: _VariadicView_Root {
    var root: Root
    var content: Content

    init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
    init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  var body: some View {
    Group(subviews: content) { root.body(children: _VariadicView_Children(_subviews: $0._subviews)) }
  }
}
