import EarshotKit

/// The counting of one case.
///
/// Utterances said in the expected order, over utterances expected. A stop that is not expected
/// counts as one more that was not said, except on a screen of which only a part was recorded,
/// and in what is heard between gestures. The elements of such a part may come in any order:
/// a test's assertions are not written in the order of the screen.
struct Comparison {
  private(set) var misses: [String] = []
  private(set) var expected: Int
  private(set) var said: Int

  init(of example: ConformanceCase, with screen: CaseScreen) {
    let tests = ExpectationTest.all(of: example)
    let isSet = example.isPartial && tests.allSatisfy(\.isElement)
    let found = isSet ? tests.foundInAnyOrder(in: screen) : tests.foundInOrder(in: screen)
    misses = zip(tests, found).filter { !$1 }.map(\.0.text)
    expected = tests.count
    said = found.count { $0 }
    for element in example.absent { count(absent: element, in: screen) }
    if example.steps.isEmpty, !example.isPartial { countExtraStops(of: screen, used: said) }
    guard expected == 0 else { return }
    // Nothing was to be there, and nothing is.
    expected = 1
    said = 1
  }

  private mutating func count(absent element: ElementExpectation, in screen: CaseScreen) {
    expected += 1
    if screen.heard.contains(where: ElementComparison(wanted: element).accepts) {
      misses.append("nothing like \(element.text)")
    } else {
      said += 1
    }
  }

  private mutating func countExtraStops(of screen: CaseScreen, used: Int) {
    let extra = screen.heard.count - used
    // A stop in the place of one that was expected is one fault, not two.
    let surplus = max(0, extra - misses.count)
    expected += surplus
    if surplus > 0 { misses.append("\(surplus) stop\(surplus == 1 ? "" : "s") fewer") }
  }
}

/// One expectation, ready to be held against what was heard.
struct ExpectationTest {
  var text: String
  var isElement: Bool
  var accepts: (CaseScreen.Heard) -> Bool
  var acceptsContainer: (AccessibilityContainer) -> Bool

  static func all(of example: ConformanceCase) -> [ExpectationTest] {
    example.expected.enumerated().compactMap { index, expectation in
      switch expectation {
      case .utterance(let text):
        let words = UtteranceComparison(
          text, mode: example.mode(at: index), againstSpoken: example.againstSpoken)
        return words.map { words in
          ExpectationTest(
            text: text, isElement: false, accepts: words.accepts, acceptsContainer: { _ in false })
        }
      case .element(let element):
        let comparison = ElementComparison(wanted: element)
        return ExpectationTest(
          text: element.text, isElement: true, accepts: comparison.accepts,
          acceptsContainer: comparison.accepts)
      }
    }
  }
}

extension ElementExpectation {
  /// The expectation in one line, for the report of a miss.
  var text: String {
    var texts: [String] = []
    if let announcement { texts.append(announcement) }
    if let hint, let text = hint { texts.append("hint \(text)") }
    if let label { texts.append("label \(label ?? "none")") }
    if let value { texts.append("value \(value ?? "none")") }
    if let traits, !traits.isEmpty { texts.append("traits \(traits.joined(separator: ", "))") }
    if !withoutTraits.isEmpty { texts.append("not \(withoutTraits.joined(separator: ", "))") }
    if let identifier { texts.append("identifier \(identifier)") }
    if let customActions, !customActions.isEmpty {
      texts.append("actions \(customActions.joined(separator: ", "))")
    }
    if let customContent, !customContent.isEmpty {
      texts.append("content \(customContent.joined(separator: ", "))")
    }
    if let inputLabels { texts.append("input labels \(inputLabels.joined(separator: ", "))") }
    if let rotors, !rotors.isEmpty {
      texts.append("rotors \(rotors.map(\.name).joined(separator: ", "))")
    }
    return texts.joined(separator: " / ")
  }
}
