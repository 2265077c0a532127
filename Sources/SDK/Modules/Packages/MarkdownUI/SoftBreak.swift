// swift-markdown-ui: the declarations of SoftBreak, as its documentation has them.

struct SoftBreak {
  enum Mode {
    case space, lineBreak
  }

  init() {}
}
