import Testing

/// Swift's language guide, "Overriding Property Getters and Setters".
@Suite("Overridden properties and super") struct InheritedPropertyTests {
  private func texts(_ declarations: String, _ body: String) -> [String] {
    Screen(
      declarations + "\nstruct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe"
    ).texts
  }

  @Test("A setter that passes on to the superclass changes what the superclass stores")
  func stored() {
    let code = """
      class Gauge { var level = 1 }
      final class Limited: Gauge {
        override var level: Int { get { super.level } set { super.level = min(newValue, 5) } }
      }
      func sample() -> Int { let gauge = Limited(); gauge.level = 9; return gauge.level }
      """
    #expect(texts(code, "Text(\"\\(sample())\")") == ["5"])
  }

  @Test("So does one that overrides a superclass's own setter")
  func computed() {
    let code = """
      class Gauge {
        var stored = 1
        var level: Int { get { stored } set { stored = newValue * 10 } }
      }
      final class Limited: Gauge { override var level: Int { get { super.level + 1 } set { super.level = newValue } } }
      func sample() -> Int { let gauge = Limited(); gauge.level = 3; return gauge.level }
      """
    #expect(texts(code, "Text(\"\\(sample())\")") == ["31"])
  }

  @Test("A class of the platform keeps what is passed on to it")
  func platform() {
    let code = """
      final class Controller: UIViewController {
        override var title: String? { get { super.title } set { super.title = newValue?.uppercased() } }
      }
      func sample() -> String { let controller = Controller(); controller.title = "tides"; return controller.title ?? "none" }
      """
    #expect(texts(code, "Text(sample())") == ["TIDES"])
  }

  @Test("A setter that sets itself without end is told and ends")
  func endless() {
    let screen = Screen(
      """
      final class Gauge { var level: Int { get { 1 } set { level = newValue } } }
      func sample() -> Int { let gauge = Gauge(); gauge.level = 3; return gauge.level }
      struct Probe: View { var body: some View { Text("before"); Text("\\(sample())") } }
      """, open: "Probe")
    #expect(screen.texts.first == "before")
    #expect(screen.notices.contains { $0.message.contains("calls itself too often") })
  }
}
