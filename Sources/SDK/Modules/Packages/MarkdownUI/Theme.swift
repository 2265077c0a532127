// swift-markdown-ui: the declarations of Theme, as its documentation has them.

/// How the blocks look; where a theme has views of its own for a block, they are not known here.
struct Theme {
  static let basic = Theme()
  static let docC = Theme()
  static let gitHub = Theme()

  init() {}
}
