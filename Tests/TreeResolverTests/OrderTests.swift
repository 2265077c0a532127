import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("Reading order")
struct OrderTests {
  // Evidence: AccessibilitySnapshot pull request 242 (8 points on a phone, 13 on a pad).
  @Test("Tops within the threshold are one line, read from its leading end")
  func lines() {
    let views: Views = [
      text("right").at(100, 3), text("left").at(0, 10), text("below").at(0, 11.5),
    ]
    #expect(resolve { views }.labels == ["left", "right", "below"])
    #expect(resolve(device: .iPad) { views }.labels == ["left", "below", "right"])
  }

  @Test("Right to left a line is read from its right end (reference images; AccessibilitySnapshot PR 242)")
  func rightToLeft() {
    #expect(
      resolve(direction: .rightToLeft) {
        text("left").at(0, 0)
        text("right").at(100, 0)
      }.labels == ["right", "left"])
  }

  // Evidence: Apple session 2021-10119; MA 2026: columns are read row by row.
  @Test("Stacks are no containers: columns are read row by row (spec swiftui.md, HStack)")
  func columns() {
    #expect(
      resolve {
        hstack {
          vstack {
            text("A1").at(0, 0)
            text("A2").at(0, 30)
          }
          vstack {
            text("B1").at(100, 0)
            text("B2").at(100, 30)
          }
        }
      }.labels == ["A1", "B1", "A2", "B2"])
  }

  // Evidence: Apple session 2021-10119.
  @Test(
    "A container is finished before the cursor leaves it (spec swiftui.md, LazyVStack)",
    arguments: ["contain", "lazy"])
  func blocks(kind: String) {
    func cell(_ name: String, _ x: Double) -> ViewNode {
      let views: Views = [text("\(name)1").at(x, 0), text("\(name)2").at(x, 30)]
      return kind == "lazy" ? view("LazyVStack") { views } : vstack { views }.element("contain")
    }
    #expect(
      resolve {
        hstack {
          cell("A", 0)
          cell("B", 100)
        }
      }.labels == ["A1", "A2", "B1", "B2"])
  }

  // Evidence: heard and documented (ma-sort-stepper, wwdc21-10119-sort-priority).
  @Test("Higher sort priorities come first within their container only")
  func priorities() {
    #expect(
      resolve {
        text("top").at(0, 0)
        vstack {
          text("x").at(0, 30)
          text("y").at(0, 60).priority(5)
        }.element("contain")
        text("last").at(0, 90).priority(-1)
      }.labels == ["top", "y", "x", "last"])
  }

  // Evidence: spec voiceover.md g: on iOS 13 a priority needs a container.
  @Test("On iOS 13 a priority counts only inside a container")
  func prioritiesOn13() {
    let views: Views = [text("a").at(0, 0), text("b").at(0, 30).priority(1)]
    #expect(resolve(profile: .ios13) { vstack { views } }.labels == ["a", "b"])
    #expect(
      resolve(profile: .ios13) { vstack { views }.element("contain") }.labels == ["b", "a"])
  }

  // Evidence: settled, "Overlays".
  @Test("On one line an overlay is read before its base and a background after it")
  func overlays() {
    #expect(
      resolve {
        vstack {
          text("title").at(0, 0)
          text("body").at(0, 30)
        }
        .holding("overlay") { button("close").at(200, 4) }
        .holding("background") { asset("paper").at(0, 0) }
      }.labels == ["close", "title", "paper", "body"])
  }

  @Test("An outer overlay is read before an inner one (settled, \"Overlays\")")
  func nestedOverlays() {
    #expect(
      resolve {
        text("base").at(0, 0).holding("overlay") { text("inner").at(10, 0) }
          .holding("overlay") { text("outer").at(20, 0) }
      }.labels == ["outer", "inner", "base"])
  }

  // Evidence: AX dump (ax-zstack): back to front.
  @Test("Layers of a ZStack that cover each other are read back to front")
  func depth() {
    #expect(
      resolve {
        zstack {
          text("back").at(50, 0, 60)
          button("front").at(40, 2, 80)
        }
      }.labels == ["back", "front"])
    #expect(
      resolve {
        zstack {
          text("right").at(100, 0, 20)
          text("left").at(0, 0, 20)
        }
      }.labels == ["left", "right"])
  }

  // Evidence: contract, section 5: without frames the written order is kept.
  @Test("Without frames the written order is kept")
  func withoutFrames() {
    #expect(
      resolve {
        text("a")
        text("b")
      }.labels == ["a", "b"])
    #expect(
      resolve {
        text("low").at(0, 90)
        text("after low")
        text("high").at(0, 0)
      }.labels == ["high", "low", "after low"])
  }
}

@Suite("Reading order of rows")
struct RowOrderTests {
  private func row(_ second: ViewNode) -> [String] {
    resolve {
      hstack {
        symbol("exclamationmark.circle").at(0, 11, 20, 20)
        second
      }
    }.labels
  }

  // Evidence: recorded, exact order (cvs-images-uncombined-symbol).
  @Test("A symbol beside a text of two lines is on one line with it")
  func level() {
    #expect(row(text("wrapped").at(30, 0, 300, 42)) == ["Error", "wrapped"])
  }

  @Test(
    "Views whose middles differ, or that cover each other, are not drawn onto one line (settled, \"Overlays\")"
  )
  func notLevel() {
    #expect(row(text("taller").at(30, 0, 300, 80)) == ["taller", "Error"])
    #expect(row(text("covered").at(0, 0, 300, 42)) == ["covered", "Error"])
  }

  // Evidence: heard in 2019 (ma-semantic-contain).
  @Test("On iOS 13 the order is that of the view tree, overlays before their base")
  func treeOrder() {
    #expect(
      resolve(profile: .ios13) {
        hstack {
          vstack {
            text("Mars").at(0, 0)
            text("Red planet").at(0, 30)
          }
          symbol("heart").at(100, 15)
        }
      }.labels == ["Mars", "Red planet", "heart"])
    #expect(
      resolve(profile: .ios13) {
        vstack {
          text("title").at(0, 0)
          text("body").at(0, 30)
        }.holding("overlay") { button("close").at(100, 2) }
      }.labels == ["close", "title", "body"])
  }
}
