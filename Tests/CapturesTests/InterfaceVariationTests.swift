import EarshotCaptures
import EarshotVocabulary
import Testing

@Suite("Interface files by size class")
struct InterfaceVariationTests {
  private typealias File = InterfaceFile

  private func masked(_ variations: String, device: String = "retina6_12") throws -> [String] {
    let scene = File.storyboard(File.label("Ebb", 100) + File.label("Flood", 200))
      .replacing("</subviews></view>", with: "</subviews>\(variations)</view>")
      .replacing("retina6_12", with: device)
    return try Heard(scene).stops
  }

  private let mask = """
    <variation key="default"><mask key="subviews"><exclude reference="l200"/></mask></variation>
    <variation key="widthClass=regular"><mask key="subviews"><include reference="l200"/></mask></variation>
    """

  @Test("A view that a mask leaves out is no stop, unless the size class takes it in (spec formats.md 5.5)")
  func masks() throws {
    #expect(try masked(mask) == ["Ebb"])
    #expect(try masked(mask, device: "ipad11_0rounded") == ["Ebb", "Flood"])
  }

  @Test("What a variation says holds in its size class only")
  func attributes() throws {
    let views = File.label(
      "Ebb", 100, #"<variation key="heightClass=regular-widthClass=compact" text="Low"/>"#)
    #expect(try Heard(File.storyboard(views)).stops == ["Low"])
    let other = File.label("Ebb", 100, #"<variation key="heightClass=compact" text="Low" hidden="YES"/>"#)
    #expect(try Heard(File.storyboard(other)).stops == ["Ebb"])
  }

  @Test("A view of a class that is not known passes on what is in it")
  func unknownClass() throws {
    let views =
      #"<tideView id="t1">\#(File.frame(0, 90))<subviews>\#(File.label("Ebb", 0))</subviews></tideView>"#
    let heard = try Heard(File.storyboard(views))
    #expect(heard.stops == ["Ebb"])
    #expect(heard.outcomes.contains { $0.name == "tideView" })
  }

  @Test("A cell's list content is its texts")
  func listContent() throws {
    let cell = """
      <tableView id="tv">\(File.frame(0, 0, 393, 852))<sections><tableViewSection id="sec"><cells>
      <tableViewCell id="c1" style="IBUITableViewCellStyleDefault">\(File.frame(0, 0, 393, 44))
      <tableViewCellContentView key="contentView" id="cc1">\(File.frame(0, 0, 393, 44))</tableViewCellContentView>
      <listContentConfiguration key="contentConfiguration" text="Moorings" secondaryText="12 free"/>
      </tableViewCell></cells></tableViewSection></sections></tableView>
      """
    #expect(try Heard(File.storyboard(cell)).stops == ["Moorings, 12 free"])
  }

  @Test("A button shows the title of the state that it is in (5.3)")
  func stateTitles() throws {
    let more = #"<state key="disabled" title="Berth taken"/>"#
    let heard = try Heard(File.storyboard(File.button("Moor", 100, more, attributes: #"enabled="NO""#)))
    #expect(heard.stops == ["Berth taken, dimmed, button"])
    #expect(try Heard(File.storyboard(File.button("Moor", 100, more))).stops == ["Moor, button"])
  }

  @Test("What the identity inspector says besides is shown by tree")
  func unknownField() throws {
    let more = File.accessibility(#"label="Moor" mood="calm""#, #"<bool key="isQuiet" value="YES"/>"#)
    let heard = try Heard(File.storyboard(File.button("Moor", 100, more)))
    #expect(heard.notes(of: "UIButton").contains("mood: calm"))
    #expect(heard.notes(of: "UIButton").contains("isQuiet: YES"))
  }

  @Test("Scenes that embed each other over and over come to an end")
  func embeddings() throws {
    func scene(_ number: Int) -> String {
      let views = (0..<8).map { part in
        """
        <containerView id="k\(number)-\(part)">\(File.frame(0, part * 50))<connections>
        <segue destination="v\(number + 1)" kind="embed" id="s\(number)-\(part)"/></connections></containerView>
        """
      }.joined()
      return """
        <scene sceneID="e\(number)"><objects><viewController id="v\(number)"><view key="view" id="r\(number)">
        \(File.frame(0, 0, 393, 852))<subviews>\(views)</subviews></view></viewController></objects></scene>
        """
    }
    let file = File.document("Storyboard.XIB", "<scenes>\((0..<14).map(scene).joined())</scenes>")
    #expect(try Heard(file).screens.count == 14)
  }
}
