import EarshotKit
import Testing

@Suite("Long chains of modifiers") struct LongChainTests {
  @Test("Twenty modifiers of several meanings each are understood together")
  func manyMeanings() throws {
    let alerts = ["wind", "rain", "fog"].map { name in
      """
      .alert("No \(name)", isPresented: $isAsking) { Button("OK", role: .cancel) {}; Button("Retry") { isHeard = true } }
      """
    }
    let user = try VoiceOverUser(
      swift: """
        import SwiftUI
        extension CGFloat { static let margin: CGFloat = 20 }
        struct Log { let depth: Int; func label() -> Text { Text("Depth \\(depth)") } }
        struct Probe: View {
          @State private var isAsking = false
          @State private var isHeard = true
          let isCompact = false
          var body: some View {
            HStack(spacing: 0) { Text("Sea") }
              .padding(.init(top: isCompact ? 6 : 12, leading: 0, bottom: isAsking ? 12 : 6, trailing: 0))
              .contextMenu { Button("Copy") {}.tint(.primary) }
              .swipeActions(edge: .trailing) { if !isAsking, isHeard == false { Button("Delete") {} } }
              .swipeActions(edge: .leading) { if !isAsking, isHeard == false { Button("Pin") {} } }
              .listRowInsets(.init(top: 0, leading: .margin, bottom: 0, trailing: .margin))
              .accessibilityElement(children: isAsking ? .contain : .combine)
              .accessibilityLabel(isAsking == false && isHeard ? Log(depth: 2).label() : Text(""))
              .accessibilityHidden(Log(depth: 3).depth == 4)
              .accessibilityAction { guard !isAsking else { return }; isAsking = true }
              .accessibilityActions { if !isAsking, isHeard { Button("Reply") {} } }
              .background { Color.clear.contentShape(Rectangle()).onTapGesture { guard !isAsking else { return }; isHeard = false } }
              .overlay { if isAsking { Text("Loading") } }
              .alert(isPresented: $isAsking) { Alert(title: Text("One"), message: Text("Two"), primaryButton: .destructive(Text("Delete")) { isHeard = false }, secondaryButton: .cancel()) }
              .confirmationDialog("", isPresented: $isAsking) { Button("Block", role: .destructive) { Task { do { isHeard = try await load() } catch {} } } }
              .alignmentGuide(.listRowSeparatorLeading) { _ in -100 }
              .sheet(isPresented: $isAsking) { let text = "Sheet"; Text(text) }
              \(alerts.joined(separator: "\n"))
          }
          func load() async throws -> Bool { true }
        }
        """, view: "Probe")
    #expect(user.notices.isEmpty)
    #expect(user.reading.elements.map(\.label) == ["Depth 2"])
  }

  @Test("Thirty modifiers with content of their own, whose types stand in each other")
  func manyUnknown() throws {
    let popups = String(repeating: ".popup(isPresented: $isOpen) { Float() }\n", count: 30)
    let screen = try Earshot.open(
      swift: """
        import PopupKit
        import SwiftUI
        struct Float: View { var body: some View { Text("Float") } }
        struct Probe: View {
          @State private var isOpen = false
          var body: some View { Text("Sea")
            \(popups)
          }
        }
        """
    ).readings().first { $0.name == "Probe" }
    #expect(screen?.elements.first?.announcement == "Sea")
  }

  @Test("A switch of sixty cases in a Group, in a sheet of several meanings")
  func manyCases() throws {
    let numbers = 0..<60
    let user = try VoiceOverUser(
      swift: """
        import SwiftUI
        enum Page: Identifiable {
          \(numbers.map { "case page\($0)(Int)" }.joined(separator: "\n"))
          var id: Int { 1 }
        }
        struct PageView: View { let name: String; var body: some View { Text(name) } }
        extension View {
          func framed() -> some View { padding().font(.title) }
          func pages(_ page: Binding<Page?>) -> some View {
            sheet(item: page) { page in
              Group {
                switch page {
                \(numbers.map { "case .page\($0)(let n): PageView(name: \"Page \($0) of \\(n)\").framed()" }.joined(separator: "\n"))
                }
              }
              .tint(.red)
            }
          }
        }
        struct Probe: View {
          @State private var page: Page? = .page37(60)
          var body: some View { Text("Book").pages($page) }
        }
        """, view: "Probe")
    #expect(user.notices.isEmpty)
    #expect(user.reading.elements.map(\.label) == ["Page 37 of 60"])
  }
}
