import EarshotKit
import Testing

@Suite("Tasks that wait") struct WaitingTaskTests {
  @Test("However deep in calls tasks wait, other code has its own depth")
  func depth() throws {
    let user = try VoiceOverUser(
      swift: """
        import SwiftUI
        func listen(_ depth: Int) async -> Int {
          if depth == 0 { return await withCheckedContinuation { (_: CheckedContinuation<Int, Never>) in } }
          return await listen(depth - 1) + 1
        }
        func sum(_ n: Int) -> Int { n == 0 ? 0 : n + sum(n - 1) }
        struct Row: View {
          let number: Int
          @State private var text = ""
          var body: some View {
            Text("\\(number): \\(text)").task { _ = await listen(50) }.task { text = "\\(sum(100))" }
          }
        }
        struct Probe: View { var body: some View { VStack { ForEach(0..<30) { Row(number: $0) } } } }
        """, view: "Probe")
    #expect(user.notices.isEmpty)
    #expect(user.reading.elements.map(\.label) == (0..<30).map { "\($0): 5050" })
  }
}
