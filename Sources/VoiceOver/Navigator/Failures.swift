import EarshotAccessibilityTree
import EarshotVocabulary

/// The words in which a gesture that failed says why.
extension NavigatorState {
  var noFocus: String { "no element has the focus" }

  /// An element by its label, else by what it is.
  func named(_ element: AccessibilityElement) -> String {
    let label = element.label?.string.asOneLine ?? ""
    return label.isEmpty ? "the element" : "\"\(label)\""
  }

  /// The label that comes nearest to one that is not there, in the words of a hint.
  func nearest(to label: String) -> String {
    let labels = tree.elements.compactMap { $0.label?.string.asOneLine }.filter { !$0.isEmpty }
    return NearestName.of(label, among: labels).map { "; nearest: \"\($0)\"" } ?? ""
  }

  /// Why what was done to an element did nothing.
  func failure(of element: AccessibilityElement?) -> String {
    guard let element else { return "nothing answers" }
    let frame = element.activationPoint ?? element.frame?.center
    if frame == nil { return "\(named(element)) has no place on the screen that a tap could reach" }
    return "nothing answers a tap on \(named(element))"
  }
}
