import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension ResolvedScreen {
  /// What stands in guillemets on the screen and was not noticed before it came there, as a value of a type that
  /// is not known: one gap for each that is missing, at the first element that tells of it.
  public var unnamedGaps: [Gap] {
    let words = shown.unknownWords
    guard !words.missingNames.isEmpty else { return [] }
    var known = Set(shown.gaps.map(\.cause))
    var gaps: [Gap] = []
    for element in tree.elements {
      for cause in element.spokenTexts.flatMap(words.causes) where known.insert(cause).inserted {
        let notice = Notice(
          .warning, .unknownValue, at: element.source ?? shown.root.source,
          "'\(cause)' is not known here; it is shown by its source text")
        gaps.append(Gap(notice: notice, cause: cause, effect: .value))
      }
    }
    return gaps
  }
}

extension AccessibilityElement {
  fileprivate var spokenTexts: [String] {
    let texts = [label, value, hint, changingValue].compactMap { $0?.string }
    let content = customContent.flatMap { [$0.label, $0.value] }
    return texts + content
  }
}
