import EarshotViewTree
import EarshotVocabulary

/// Trees of UIKit elements: every node keeps the frame it came with.
enum ElementFrames {
  static func result(_ root: ViewNode) -> LayoutResult {
    var frames: [Identity: Rect] = [:]
    frames.reserveCapacity(count(root))
    collect(root, into: &frames)
    return LayoutResult(frames: Frames(frames))
  }

  private static func count(_ node: ViewNode) -> Int {
    var count = 1
    if case .element(let element) = node.kind {
      for child in element.elements ?? [] { count += ElementFrames.count(child) }
    }
    for child in node.children { count += ElementFrames.count(child) }
    return count
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
