import EarshotPresentations
import EarshotViewTree
import EarshotVocabulary
import Foundation
import Testing

@Suite struct DepthTests {
  /// Runs on a thread with the 8 MB that recursion may count on.
  private func onLargeStack(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        body()
        continuation.resume()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  @Test(
    "512 levels of views, of stacks, of tabs and of sheets are walked",
    arguments: [
      "VStack", "NavigationStack", "TabView", "NavigationSplitView", "sheet",
    ])
  func deep(_ name: String) async {
    await onLargeStack {
      var node = text("Innermost")
      for level in 0..<512 {
        if name == "sheet" {
          node = view("Group", id: "\(level)").with(
            "sheet", Argument("isPresented", binding(.bool(true), "s")),
            Argument("content", .views([node])))
        } else {
          node = view(name, [], [node], id: "\(level)")
        }
      }
      _ = shown(node)
    }
  }

  @Test("Ten thousand rows with links take a moment")
  func many() {
    let rows = (0..<10_000).map { view("NavigationLink", [], [text("Row \($0)")], id: "\($0)") }
    let root = view("NavigationStack", [], [view("List", [], rows)])
    let clock = ContinuousClock()
    let time = clock.measure { _ = shown(root) }
    #expect(time < .seconds(2))
  }
}
