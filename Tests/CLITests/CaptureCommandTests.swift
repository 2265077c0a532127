import Foundation
import Testing

@Suite("Captures on the command line")
struct CaptureCommandTests {
  private let folder: SampleFolder

  init() throws {
    folder = try SampleFolder()
    try folder.write(
      "teas.json",
      """
      [{"type":"Application","AXLabel":"Teas","AXFrame":"{{0, 0}, {402, 874}}","traits":["None"]},
       {"type":"Button","AXLabel":"Brew","AXFrame":"{{10, 100}, {100, 44}}","traits":["Button"],"help":"Pours","steam":3},
       {"type":"Image","AXLabel":"Cup","AXFrame":"{{10, 200}, {100, 44}}","traits":["Image"]}]
      """)
    try folder.write("heard.txt", "Brew, button, Pours\nCup, image\n")
  }

  private var teas: String { folder.file("teas.json") }

  @Test("formats lists what is read, how to obtain it and what it lacks")
  func formats() throws {
    let result = try Program.run(["formats"])
    #expect(result.code == 0)
    for name in [
      "idb", "wda-xml", "maestro", "accessibility-snapshot", "storyboard", "react-native", "jest-snapshot",
    ] {
      #expect(result.output.contains(name), "\(name)")
    }
    #expect(result.output.contains("  get it: "))
    #expect(result.output.contains("  lacks: "))
    #expect(result.output.contains("--recorded"))
  }

  @Test("read, tree, navigate and audit take a capture")
  func commands() throws {
    #expect(try Program.run(["read", teas]).output == "1. Brew, button, Pours\n2. Cup, image\n")
    let tree = try Program.run(["tree", teas])
    #expect(tree.output.contains("steam: 3"))
    let moves = try Program.run(["navigate", teas], input: "swipe right\n")
    #expect(moves.output == "Brew, button, Pours\nCup, image\n")
    let audit = try Program.run(["audit", teas])
    #expect(audit.output.contains("on 1 screen"))
  }

  @Test("A transcript opens a capture")
  func transcript() throws {
    try folder.write("teas.earshot", "@open teas.json\nBrew, button, Pours\n> swipe right\nCup, image\n")
    #expect(try Program.run(["run", folder.file("teas.earshot")]).code == 0)
  }

  @Test("What tree writes for AccessibilitySnapshot reads the same again")
  func roundTrip() throws {
    let model = try Program.run(["tree", "--format", "accessibility-snapshot", teas])
    #expect(model.output.contains(#""traversalIndex": 0"#))
    #expect(
      try Program.run(["read", "-"], input: model.output).output == Program.run(["read", teas]).output)
  }

  @Test("conformance --recorded holds a recording against the screen")
  func recorded() throws {
    let good = try Program.run(["conformance", teas, "--recorded", folder.file("heard.txt")])
    #expect(good.output.hasSuffix("2 of 2 agree (100.0 percent)\n"))
    #expect(good.code == 0)
    try folder.write("other.txt", "Brew, button\nCup, image\n")
    let other = try Program.run(["conformance", teas, "--recorded", folder.file("other.txt")])
    #expect(other.code == 1)
    #expect(other.output.contains("  recorded: Brew, button\n  simulated: Brew, button, Pours\n"))
    let quiet = try Program.run([
      "conformance", teas, "--recorded", folder.file("other.txt"), "--setting", "hints=off",
    ])
    #expect(quiet.code == 0)
    #expect(try Program.run(["conformance", teas, "--recorded", folder.file("none")]).code == 66)
  }

  @Test("A capture that can't be read leaves standard output empty; the error names the place")
  func broken() throws {
    try folder.write("cut.json", #"[{"AXLabel":"Brew","AXFrame":"{{0, 0}, {1,"#)
    let result = try Program.run(["read", folder.file("cut.json")])
    #expect(result.code == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("cut.json:1:"))
  }

  @Test("An interface file takes its texts from the strings beside it, by locale (spec formats.md 5.3)")
  func localized() throws {
    for name in ["Base.lproj", "de.lproj"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    try folder.write(
      "Base.lproj/Harbour.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <label text="Berths" id="abc-12-xyz"><rect key="frame" x="0" y="0" width="99" height="20"/></label>
      <button id="moo-r1-000"><rect key="frame" x="0" y="50" width="99" height="44"/><state key="normal" title="Moor"/>
      <accessibility key="accessibilityConfiguration" hint="Asks."/></button>
      </subviews></view></objects></document>
      """)
    try folder.write(
      "de.lproj/Harbour.strings",
      """
      /* Class = "UILabel"; */
      "abc-12-xyz.text" = "Liegeplätze";
      "moo-r1-000.normalTitle" = "Anlegen";
      "moo-r1-000.accessibilityHint" = "Fragt an.";
      """)
    let file = folder.file("Base.lproj/Harbour.xib")
    #expect(try Program.run(["read", file]).output == "1. Berths\n2. Moor, button, Asks.\n")
    #expect(
      try Program.run(["read", file, "--locale", "de_DE"]).output
        == "1. Liegeplätze\n2. Anlegen, Taste, Fragt an.\n")
    #expect(
      try Program.run(["read", file, "--locale", "fr_FR"]).output.hasPrefix("1. Berths\n"),
      "who has no language of the file's is served with the base")
    try folder.write(
      "Base.lproj/Harbour.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"abc-12-xyz.text":{"localizations":
       {"sv":{"stringUnit":{"state":"translated","value":"Kajplatser"}}}}}}
      """)
    #expect(try Program.run(["read", file, "--locale", "sv_SE"]).output.hasPrefix("1. Kajplatser\n"))
  }
}
