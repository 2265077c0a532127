import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Foundation
import Testing

/// Bounds and hostile values: promises of the program (contract 1), not rules of iOS.
@Suite("Size and hostility")
struct SizeTests {
  /// Runs on a thread with the 8 MB that a process has at least.
  private func onSmallStack(_ body: @escaping @Sendable () -> Int) async -> Int {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  private static func nested(_ wrap: (ViewNode) -> ViewNode) -> ViewNode {
    (0..<510).reduce(text("deep")) { inner, _ in wrap(inner) }
  }

  @Test("512 nested views are resolved on 8 MB of stack")
  func nesting() async {
    let count = await onSmallStack {
      resolve { SizeTests.nested { inner in vstack { inner } } }.elements.count
    }
    #expect(count == 1)
  }

  @Test("Nested modifiers, containers, labels and overlays are resolved on 8 MB of stack")
  func nestedKinds() async {
    let count = await onSmallStack {
      let kinds: [(ViewNode) -> ViewNode] = [
        { inner in vstack { inner }.element("contain").label("c") },
        { inner in view("ScrollView") { inner } },
        { inner in button { inner } },
        { inner in text("base").holding("overlay") { inner } },
        { inner in vstack { inner }.element("combine") },
        { inner in zstack { inner } },
        { inner in labeled("Toggle") { inner } },
        { inner in labeled("LabeledContent") { inner } },
        { inner in view("Section") { inner } },
        { inner in view("List") { inner }.disabled() },
      ]
      return kinds.reduce(0) { sum, wrap in sum + resolve { SizeTests.nested(wrap) }.outcomes.count }
    }
    #expect(count > 5_000)
  }

  @Test("A long chain of modifiers is walked in a loop")
  func chain() {
    var node = text("t")
    for index in 0..<20_000 { node.modifiers.append(Modifier("padding", [Argument(nil, .int(index))])) }
    #expect(resolve { node }.labels == ["t"])
  }

  @Test("Time grows linearly with the number of views")
  func linear() {
    func seconds(_ count: Int) -> Double {
      let rows = (0..<count).map { index in
        hstack {
          text("Row \(index)").at(0, Double(index) * 30)
          button("Open \(index)").at(100, Double(index) * 30)
        }
      }
      let screen = Screen(list { rows })
      let start = Date()
      #expect(screen.resolve().elements.count == count * 2)
      return Date().timeIntervalSince(start)
    }
    _ = seconds(500)
    let small = seconds(2_000)
    let large = seconds(16_000)
    #expect(large < small * 8 * 4 + 0.2)
  }

  @Test("Hostile numbers do no harm")
  func hostileNumbers() {
    let resolution = resolve {
      view(
        "Slider",
        [
          Argument("value", binding(.double(.nan))),
          Argument("in", .range(lower: .infinity, upper: -1, isClosed: true)),
        ])
      view("Stepper", [Argument("value", binding(.int(.max))), Argument("step", .double(.infinity))])
      view("ProgressView", [Argument("value", .double(.infinity)), Argument("total", .double(0))])
      view("DatePicker", ["d".argument, Argument("selection", binding(.date(.infinity)))])
      view("SystemPageControl", [Argument("page", .int(-7)), Argument("pageCount", .int(-1))])
      text("t").priority(.nan).at(.nan, .infinity)
      view("Picker", [Argument("selection", .none)])
      view("TabView")
      text("u").modifier("accessibilityHeading", Argument(nil, .symbol("h99")))
    }
    #expect(resolution.elements.count > 8)
  }
}
