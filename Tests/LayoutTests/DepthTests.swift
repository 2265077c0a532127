import EarshotLayout
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
    "512 levels of nested views are laid out",
    arguments: [
      "VStack", "HStack", "ZStack", "ScrollView", "List", "Group", "Section", "Grid", "LazyVStack",
      "NavigationStack", "SystemScreen", "GroupBox", "DisclosureGroup", "ViewThatFits", "Picker",
    ])
  func deep(_ name: String) async {
    await onLargeStack {
      var node = text("Innermost")
      for level in 0..<512 { node = view(name, [], [node], id: "\(level)") }
      _ = layout(node)
    }
  }

  @Test("Stacks with siblings, nested 512 deep in turn, take no exponential time")
  func siblings() async {
    await onLargeStack {
      var node = text("Innermost")
      for level in 0..<512 {
        let name = level.isMultiple(of: 2) ? "HStack" : "VStack"
        let around = [text("a \(level)"), node, view("Spacer", id: "s\(level)")]
        node = view(name, [], around, id: "\(level)")
      }
      let clock = ContinuousClock()
      let time = clock.measure { _ = layout(node) }
      #expect(time < .seconds(20))
    }
  }

  @Test("Twenty thousand modifiers on one view are no trap")
  func modifiers() async {
    await onLargeStack {
      var node = text("a")
      let padding = Modifier("padding", [Argument(nil, .double(0.01))])
      node.modifiers = Array(repeating: padding, count: 20_000)
      let result = layout(node)
      #expect(result.frames["a".id] != nil)
    }
  }

  @Test("Modifiers and views nested together stay within the stack")
  func both() async {
    await onLargeStack {
      var node = text("a")
      for level in 0..<512 {
        node = view("VStack", [], [node], id: "\(level)")
        for _ in 0..<8 { node = node.padding(0.01).with("overlay", Argument(nil, .views([]))) }
      }
      _ = layout(node)
    }
  }
}
