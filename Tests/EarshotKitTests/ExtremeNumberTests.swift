import EarshotKit
import Testing

/// Numbers that no device has are laid out, formatted and touched like others: nothing traps, and the rest is read.
@Suite("Extreme numbers") struct ExtremeNumberTests {
  @Test(
    "A view of any size leaves the others as they are",
    arguments: [
      #"Text("low").font(.system(size: 0)).frame(height: -5)"#,
      #"LazyVGrid(columns: [GridItem(.adaptive(minimum: 1e-300))]) { Text("low") }.frame(width: .infinity)"#,
      #"LazyHGrid(rows: [GridItem(.adaptive(minimum: -5, maximum: .infinity), spacing: -1e308)]) { Text("low") }"#,
      #"ScrollView { Text("low").frame(height: 1e308) }.frame(height: 1e-300)"#,
      #"Text("low").frame(width: .nan, height: .infinity).offset(x: 1e308, y: -1e308).padding(1e308)"#,
      #"Slider(value: .constant(.infinity), in: 0...0)"#,
      #"Stepper("low", value: .constant(1e308), in: -1e308...1e308, step: 1e308)"#,
      #"Text(Duration.seconds(1e11), format: .time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 9)))"#,
      #"Text("low").lineLimit(-5)"#,
    ])
  func sizes(view: String) throws {
    let source = "struct Tide: View { var body: some View { VStack {\n\(view)\nText(\"end\")\n} } }"
    let input = try Earshot.open(swift: source)
    #expect(input.readings()[0].elements.contains { $0.announcement == "end" })
    var navigator = try input.navigator()
    _ = navigator.open()
    for gesture in ["touch 1e300,-1e300", "touch 200,400", "scroll down", "swipe up", "double-tap"] {
      #expect(navigator.perform(line: gesture).error == nil)
    }
  }
}
