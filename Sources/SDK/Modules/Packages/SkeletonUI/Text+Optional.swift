// SkeletonUI: what it adds to Text, as its documentation has it.

extension Text {
  init(_ content: String?) { self.init(verbatim: content ?? "") }
  init(verbatim content: String?) { self.init(verbatim: content ?? "") }
}
