import EarshotViewTree
import EarshotVocabulary

/// Trees of UIKit elements: every node keeps the frame it came with.
enum ElementFrames {
  static func result(_ root: ViewNode) -> LayoutResult {
    var result = LayoutResult()
    collect(root, into: &result.frames)
    return result
  }

  static func collect(_ node: ViewNode, into frames: inout [Identity: Rect]) {
    if case .element(let element) = node.kind {
      if let frame = element.frame ?? element.viewFrame, frame.isFinite {
        frames[node.identity] = frame
      }
      for child in element.elements ?? [] { collect(child, into: &frames) }
    }
    for child in node.children { collect(child, into: &frames) }
  }
}
