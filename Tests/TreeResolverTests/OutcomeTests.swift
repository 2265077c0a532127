import EarshotAccessibilityTree
import EarshotLayout
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

/// What `tree` shows of every view: contract 1. These are promises of the program, not rules of iOS;
/// where a touch lands is Apple's documentation of hit testing.
@Suite("What became of every view")
struct OutcomeTests {
  @Test("Every view has an outcome, in declaration order, with its depth")
  func order() {
    let resolution = resolve {
      custom("Card") {
        vstack {
          text("A")
          button { symbol("star") }
        }.holding("overlay") { view("Circle") }
      }
    }
    #expect(resolution.outcomes.map(\.name) == ["Card", "VStack", "Text", "Button", "Image", "Circle"])
    #expect(resolution.outcomes.map(\.depth) == [0, 1, 2, 2, 3, 2])
    #expect(resolution.outcomes[2].summary == "A")
    #expect(resolution.outcomes[0].fate == .transparent)
    #expect(resolution.outcomes[3].fate == .stop(element: 1))
  }

  @Test("Indices are those of reading order")
  func readingOrder() {
    let resolution = resolve {
      text("second").at(0, 50)
      text("first").at(0, 0)
    }
    #expect(resolution.fate("Text", "second") == .stop(element: 1))
    #expect(resolution.fate("Text", "first") == .stop(element: 0))
  }

  @Test("An inner decision stands inside an outer one")
  func innermost() {
    let resolution = resolve {
      vstack {
        text("a").hidden()
        text("b")
      }.element()
    }
    #expect(resolution.fate("Text", "a") == .hidden(.accessibilityHidden))
    #expect(resolution.fate("Text", "b") == .replaced(.ignoredByParent))
  }

  @Test("Every reason has its own sentence")
  func sentences() {
    let sentences =
      MergeReason.allCases.map(\.sentence) + HiddenReason.allCases.map(\.sentence)
      + ReplacedReason.allCases.map(\.sentence) + SilentReason.allCases.map(\.sentence)
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
  }

  @Test("Every property says where it came from")
  func origins() {
    let element = resolve {
      view("Toggle", ["On".argument, Argument("isOn", binding(.bool(true)))]).hint("Try")
        .adding("isSelected").action(named: "More")
    }.elements[0]
    let properties = Set(element.origins.map(\.property))
    #expect(properties.isSuperset(of: [.label, .value, .hint, .traits, .actions, .defaultAction]))
  }
}

/// Where a touch lands: Apple's documentation of hit testing and gestures.
@Suite("Touches")
struct HitTests {
  private func hit(_ root: ViewNode, _ x: Double, _ y: Double) -> [String]? {
    let screen = Screen(root)
    return HitTest.commands(
      at: Point(x: x, y: y), in: screen.tree, layout: screen.layout, interface: InterfaceState())?
      .map(\.written)
  }

  @Test("The topmost view that does something takes the touch")
  func topmost() {
    let stack = zstack {
      button("below", "below").at(0, 0, 100, 100)
      button("above", "above").at(0, 0, 50, 50)
    }
    #expect(hit(stack, 10, 10) == ["run above()"])
    #expect(hit(stack, 80, 80) == ["run below()"])
    #expect(hit(stack, 180, 80) == nil)
  }

  @Test("A gesture takes what the controls inside leave")
  func gesture() {
    let card = vstack { button("b", "inner").at(0, 0, 50, 50) }.at(0, 0, 100, 100).tap("outer")
    #expect(hit(card, 10, 10) == ["run inner()"])
    #expect(hit(card, 80, 80) == ["run outer()"])
  }

  @Test("A disabled control swallows the touch; what is not hit-tested lets it through")
  func disabled() {
    #expect(hit(button("b").at(0, 0, 50, 50).disabled(), 10, 10) == [])
    let through = zstack {
      button("below", "below").at(0, 0, 50, 50)
      button("above").at(0, 0, 50, 50).modifier("allowsHitTesting", Argument(nil, .bool(false)))
    }
    #expect(hit(through, 10, 10) == ["run below()"])
  }

  @Test("Many touches on a long list land where each lands by itself, on rows that overlap too")
  func manyTouches() {
    // A list of 200 rows; every seventh hangs 300 points down over those below, some are hidden,
    // and one lies across all of them.
    var rows = (0..<200).map { (row: Int) -> ViewNode in
      let width: Double = row.isMultiple(of: 5) ? 60 : 120
      let height: Double = row.isMultiple(of: 7) ? 300 : 20
      let node = button("row", "row\(row)").at(0, Double(row) * 20, width, height)
      return row.isMultiple(of: 11) ? node.disabled() : node
    }
    rows.insert(button("across", "across").at(70, 0, 20, 4000), at: 121)
    let screen = Screen(vstack { rows })
    var points = (0..<800).map { (step: Int) -> Point in
      Point(x: Double(step * 37 % 130), y: Double(step * 53 % 4300) - 40)
    }
    points.append(Point(x: .nan, y: 1))
    let together = HitTest.hits(
      at: points, in: screen.tree, layout: screen.layout, interface: InterfaceState())
    let oneByOne = points.map {
      HitTest.hit(at: $0, in: screen.tree, layout: screen.layout, interface: InterfaceState())
    }
    #expect(together.map { $0?.view } == oneByOne.map { $0?.view })
    #expect(together.map { $0?.isDisabled } == oneByOne.map { $0?.isDisabled })
    #expect(Set(together.compactMap { $0?.view }).count > 150)
  }

  @Test("What is hidden from assistive technologies can be touched")
  func hiddenButton() {
    #expect(hit(button("b", "go").at(0, 0, 50, 50).hidden(), 1, 1) == ["run go()"])
  }

  @Test("A touch picks the segment under it")
  func segment() {
    let picker = view("Picker", ["S".argument, Argument("selection", binding(.int(0), "s"))]) {
      text("A").tag(.int(0))
      text("B").tag(.int(1))
    }.style("pickerStyle", "segmented").at(0, 0, 100, 30)
    #expect(hit(picker, 75, 10) == ["set s = int(1)"])
  }

  @Test("A point that is no number hits nothing")
  func notANumber() {
    #expect(hit(button("b").at(0, 0), .nan, 0) == nil)
  }
}
