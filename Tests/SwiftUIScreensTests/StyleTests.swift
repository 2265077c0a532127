import EarshotVocabulary
import Testing

@Suite("Styles of the app")
struct StyleTests {
  @Test("A style is told the parts of its control")
  func parts() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: {
            configuration.label
            Text(configuration.isOn ? "on" : "off")
          }
        }
      }
      struct Level: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label
          Text("\\(Int(configuration.value * 100)) of 100")
        }
      }
      struct Done: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          Text("\\(configuration.fractionCompleted ?? -1 == 0.25 ? "a quarter" : "other")")
        }
      }
      struct Swapped: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { HStack { configuration.title; configuration.icon } }
      }
      struct Probe: View {
        @State private var isOpen = false
        let name = "Bay"
        var body: some View {
          VStack {
            Toggle("Lock", isOn: $isOpen).toggleStyle(Check())
            Gauge(value: 30.0, in: 20...40) { Text("Heat") }.gaugeStyle(Level())
            ProgressView(value: 1.0, total: 4.0).progressViewStyle(Done())
            Label("Sea", systemImage: "water.waves").labelStyle(Swapped())
            Label(name, systemImage: "water.waves").labelStyle(Swapped())
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["Lock", "off", "Heat", "Heat", "50 of 100", "a quarter", "Sea", "Bay"])
    screen.press("off")
    #expect(screen.texts[1] == "on")
  }

  @Test("A style that triggers its button, and one that shows the control as it is")
  func triggers() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button("Twice") { configuration.trigger(); configuration.trigger() }
        }
      }
      struct Framed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { Text("framed"); Toggle(configuration) }
        }
      }
      struct Probe: View {
        @State private var count = 0
        @State private var isOn = true
        var body: some View {
          VStack {
            Text("\\(count)")
            Button("Count") { count += 1 }.buttonStyle(Twice())
            Toggle("Lamp", isOn: $isOn).toggleStyle(Framed())
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    screen.press("Twice")
    #expect(screen.texts.first == "2")
    #expect(screen.nodes("Toggle").count == 2)
  }

  @Test("What animates between values shows its first")
  func animators() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        var body: some View {
          VStack {
            PhaseAnimator(["ebb", "flood"]) { Text($0) }
            Text("sea").phaseAnimator([1, 2]) { content, phase in content.opacity(Double(phase)); Text("\\(phase)") }
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["ebb", "sea", "1"])
  }

  @Test("A layout that is a value is the stack that it is")
  func layouts() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 4))
          layout { Text("ebb"); Text("flood") }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.node("HStack")?.children.flatMap(OpenedScreen.texts) == ["ebb", "flood"])
  }

  @Test("A layout of the app's own shows what stands behind it")
  func ownLayouts() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Columns: Layout {
        let count: Int
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      struct Probe: View {
        var body: some View { Columns(count: 2) { Text("Oban"); Text("Mallaig") } }
      }
      """)
    #expect(screen.texts == ["Oban", "Mallaig"])
    #expect(screen.gaps == [])
  }

  @Test("A style is told how much of a Progress is done, and what isn't known costs only itself")
  func progress() {
    let screen = Screen(
      """
      import SwiftUI
      struct Done: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { Text("Flood"); Text("\\(Int((configuration.fractionCompleted ?? -1) * 100)) of 100") }
        }
      }
      struct Probe: View {
        let half: Progress = { let it = Progress(totalUnitCount: 4); it.completedUnitCount = 2; return it }()
        var body: some View {
          VStack {
            ProgressView(half)
            ProgressView(Progress(totalUnitCount: -1))
            ProgressView(value: missing)
          }
          .progressViewStyle(Done())
        }
      }
      """, open: "Probe")
    #expect(Array(screen.texts.prefix(5)) == ["Flood", "50 of 100", "Flood", "-100 of 100", "Flood"])
    #expect(screen.texts.count == 6)
    #expect(screen.texts.last?.contains("«") == true)
  }
}
