import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension Walk {
  /// Gives an attribute to what the view has made so far.
  ///
  /// Where the view is one element or one container, that takes it; where it is several, each of
  /// them does (recorded: a stack without `accessibilityElement` pushes attributes down); where
  /// it has no element but draws something, the attribute makes one (reference images).
  mutating func give(
    _ node: ViewNode, _ place: Place, creating: Bool = true,
    element change: (inout Draft) -> Void, container: ((inout Cluster) -> Void)? = nil
  ) {
    if output.count == place.mark.output {
      guard creating, carriers > place.mark.carriers else { return }
      push(makeDraft(for: node, place, role: .plain, traits: []))
    }
    var left = Array(output[place.mark.output...].reversed())
    while let piece = left.popLast() {
      switch piece {
      case .element(let index): change(&drafts[index])
      case .cluster(let index):
        if let container, clusters[index].takesAttributes {
          container(&clusters[index])
        } else {
          left += clusters[index].pieces.reversed()
        }
      }
    }
  }

  /// The only element that the view has made, where it is just one.
  func onlyElement(since mark: Mark) -> Int? {
    guard output.count == mark.output + 1, case .element(let index) = output[mark.output] else {
      return nil
    }
    return index
  }
}
