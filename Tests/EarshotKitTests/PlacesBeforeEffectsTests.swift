import EarshotKit
import Testing

/// Views appear, and changes are told, when they have been laid out: what a `GeometryReader` says is true by then.
@Suite("What appears is laid out")
struct PlacesBeforeEffectsTests {
  private func stops(of source: String) throws -> [String] {
    try #require(try Earshot.open(swift: source).readings().first).elements.map(\.announcement)
  }

  @Test("A preference by a reader is told with the size that it has")
  func preferences() throws {
    let source = """
      struct Height: PreferenceKey {
        static let defaultValue = 0.0
        static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
      }
      struct Log: View {
        @State private var most = 0.0
        var body: some View {
          VStack {
            Text("Ebb").background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
              .onPreferenceChange(Height.self) { most = max(most, $0) }
            Text(most > 100 ? "High" : "Low")
          }
        }
      }
      """
    #expect(try stops(of: source) == ["Ebb", "Low"])
  }

  @Test("What a reader's content tells when it appears is its own size")
  func appearing() throws {
    let source = """
      struct Log: View {
        @State private var told: [Int] = []
        var body: some View {
          VStack {
            Color.red.frame(height: 30).background(
              GeometryReader { geo in
                Color.clear.onAppear { told.append(Int(geo.size.height)) }
                  .onChange(of: geo.size.height, initial: true) { told.append(Int(geo.size.height)) }
              })
            Text(told.map(String.init).joined(separator: " "))
          }
        }
      }
      """
    #expect(try stops(of: source) == ["30 30"])
  }

  @Test("A view is laid out as it is before its task has run")
  func tasks() throws {
    let source = """
      struct Log: View {
        @State private var isLong = true
        @State private var most = 0.0
        var body: some View {
          VStack {
            Color.red.frame(height: isLong ? 90 : 20)
              .onGeometryChange(for: Double.self) { Double($0.size.height) } action: { most = max(most, $0) }
            Text("\\(Int(most))")
          }
          .task { isLong = false }
        }
      }
      """
    #expect(try stops(of: source) == ["90"])
  }

  @Test("A reader in a reader's content is measured, too")
  func nested() throws {
    let source = """
      struct Log: View {
        @State private var told = 0
        var body: some View {
          VStack {
            GeometryReader { outer in
              if outer.size.height < 100 {
                GeometryReader { inner in Color.clear.onAppear { told = Int(inner.size.width) } }.frame(width: 40)
              }
            }
            .frame(height: 60)
            Text("\\(told)")
          }
        }
      }
      """
    #expect(try stops(of: source) == ["40"])
  }

  @Test("What is new in every evaluation appears all the same")
  func endless() throws {
    let source = """
      struct Log: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            GeometryReader { _ in Color.clear }.id(UUID())
            Text(isOpen ? "Open" : "Shut").onAppear { isOpen = true }
          }
        }
      }
      """
    #expect(try stops(of: source) == ["Open"])
  }
}
