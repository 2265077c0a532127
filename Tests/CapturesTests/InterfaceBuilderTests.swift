import EarshotCaptures
import EarshotVocabulary
import Testing

@Suite("Storyboards and XIBs")
struct InterfaceBuilderTests {
  private typealias File = InterfaceFile

  @Test("A scene is a screen, named by its identifier, its views in reading order (spec formats.md 5)")
  func scene() throws {
    let heard = try Heard(File.storyboard(File.button("Moor", 300) + File.label("Berths", 100)))
    #expect(heard.screens.map(\.name) == ["Harbour"])
    #expect(heard.stops == ["Berths", "Moor, button"])
  }

  @Test("Label, hint and identifier of the identity inspector win over the view's own text (5.2)")
  func configuration() throws {
    let more = File.accessibility(#"label="Moor the boat" hint="Asks for a berth." identifier="moor""#)
    let heard = try Heard(File.storyboard(File.button("Moor", 100, more)), hints: true)
    #expect(heard.stops == ["Moor the boat, button, Asks for a berth."])
    #expect(heard.elements[0].identifier == "moor")
  }

  @Test("An empty label counts as none: UIKit falls back to the title (5.2)")
  func emptyLabel() throws {
    let heard = try Heard(File.storyboard(File.button("Moor", 100, File.accessibility(#"label="""#))))
    #expect(heard.stops == ["Moor, button"])
  }

  @Test("Ticked traits replace those of the class; none is an empty set (5.2)")
  func traits() throws {
    let header = File.accessibility("", #"<accessibilityTraits key="traits" header="YES"/>"#)
    let none = File.accessibility("", #"<accessibilityTraits key="traits" none="YES"/>"#)
    let heard = try Heard(
      File.storyboard(File.label("Berths", 100, header) + File.button("Moor", 200, none)))
    #expect(heard.stops == ["Berths, heading", "Moor"])
  }

  @Test("A view that is an element hides what is inside it; one that is none shows it")
  func elements() throws {
    func box(_ isElement: Bool) -> String {
      """
      <view id="box">\(File.frame(0, 100, 393, 200))
      <subviews>\(File.label("Tide", 10))\(File.label("Rising", 60))</subviews>
      <accessibility key="accessibilityConfiguration" label="Tide rising">
      <bool key="isElement" value="\(isElement ? "YES" : "NO")"/></accessibility></view>
      """
    }
    #expect(try Heard(File.storyboard(box(true))).stops == ["Tide rising"])
    #expect(try Heard(File.storyboard(box(false))).stops == ["Tide", "Rising"])
    #expect(try Heard(File.storyboard(File.label("Mute", 100, File.isElement(false)))).stops == [])
  }

  @Test("Frames are relative to the superview: they add up along the chain (5.4)")
  func chain() throws {
    let inner =
      #"<view id="in">\#(File.frame(10, 500, 300, 100))<subviews>\#(File.label("Low", 5))</subviews></view>"#
    let heard = try Heard(File.storyboard(inner + File.label("High", 50)))
    #expect(heard.stops == ["High", "Low"])
    #expect(heard.elements[1].frame == Rect(x: 30, y: 505, width: 100, height: 40))
  }

  @Test("UIKit's controls say what their classes say (spec formats.md 11)")
  func controls() throws {
    let heard = try Heard(
      File.storyboard(
        """
        <switch on="YES" id="c1">\(File.frame(20, 100))</switch>
        <slider value="3" minValue="0" maxValue="4" id="c2">\(File.frame(20, 150))</slider>
        <textField placeholder="Boat" id="c3">\(File.frame(20, 200))</textField>
        <textField text="secret" id="c4">\(File.frame(20, 250))
        <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
        <pageControl numberOfPages="4" currentPage="1" id="c5">\(File.frame(20, 300))</pageControl>
        <progressView progress="0.25" id="c6">\(File.frame(20, 350))</progressView>
        <searchBar placeholder="Find a boat" id="c7">\(File.frame(20, 400))</searchBar>
        <imageView image="anchor" id="c8">\(File.frame(20, 450))</imageView>
        """))
    #expect(
      heard.stops == [
        "switch button, on", "75%, adjustable", "Boat, text field", "••••••, secure text field",
        "page 2 of 4, adjustable", "25%", "Find a boat, search field",
      ])
  }

  @Test("Segments tell their places, a stepper is two buttons (spec formats.md 11)")
  func compounds() throws {
    let heard = try Heard(
      File.storyboard(
        """
        <segmentedControl selectedSegmentIndex="1" id="c1">\(File.frame(20, 100, 300))
        <segments><segment title="Ebb"/><segment title="Flood" /></segments></segmentedControl>
        <stepper maximumValue="9" value="9" id="c2">\(File.frame(20, 200))</stepper>
        """))
    #expect(
      heard.stops == [
        "Ebb, button, 1 of 2", "Selected, Flood, button, 2 of 2", "Decrement, button", "Increment, button",
      ])
  }

  @Test("Before iOS 26 a stepper's button is dimmed at the end of its range (spec formats.md 11)")
  func stepperEnd() throws {
    let text = File.storyboard(
      #"<stepper maximumValue="9" value="9" id="c2">\#(File.frame(20, 200))</stepper>"#)
    #expect(try Heard(text, profile: .ios18).stops == ["Decrement, button", "Increment, dimmed, button"])
  }

  @Test("A spinner says whether it turns; one that hides when it stops is not there")
  func spinners() throws {
    func spinner(_ attributes: String, _ y: Int) -> String {
      "<activityIndicatorView id=\"s\(y)\" \(attributes)>\(File.frame(20, y))</activityIndicatorView>"
    }
    let all =
      spinner(#"animating="YES""#, 100) + spinner("", 200) + spinner(#"hidesWhenStopped="YES""#, 300)
    #expect(try Heard(File.storyboard(all)).stops == ["In progress", "Progress halted"])
  }

  @Test("Disabled, selected, hidden and transparent views are as at run time")
  func states() throws {
    let heard = try Heard(
      File.storyboard(
        File.button("Moor", 100, attributes: #"enabled="NO""#)
          + File.button("Berths", 200, attributes: #"selected="YES""#)
          + #"<label text="Gone" hidden="YES" id="h1">\#(File.frame(20, 300))</label>"#
          + #"<label text="Clear" alpha="0.0" id="h2">\#(File.frame(20, 350))</label>"#))
    #expect(heard.stops == ["Moor, dimmed, button", "Selected, Berths, button"])
  }

  @Test("A button with a picture only takes the symbol's word: guessed, and marked so")
  func symbol() throws {
    let content = """
      <objects><view id="v">\(File.frame(0, 0, 320, 480))<subviews>
      <button id="b">\(File.frame(20, 20))<state key="normal" image="square.and.arrow.up" catalog="system"/></button>
      <button id="c">\(File.frame(20, 90))<state key="normal" image="buoyIcon"/></button>
      </subviews></view></objects>
      <resources><image name="square.and.arrow.up" catalog="system"/><image name="buoyIcon"/></resources>
      """
    let heard = try Heard(File.document("XIB", content))
    #expect(heard.stops == ["Share, button", "buoyIcon, button"])
    #expect(heard.outcomes.contains { $0.notes.contains { $0.hasPrefix("Guessed: label") } })
  }

  @Test("Before iOS 15 a symbol speaks its raw name (settled, symbols by profile)")
  func oldSymbol() throws {
    let content = """
      <objects><button id="b">\(File.frame(20, 20))<state key="normal" image="trash" catalog="system"/></button></objects>
      <resources><image name="trash" catalog="system"/></resources>
      """
    #expect(try Heard(File.document("XIB", content), profile: .ios13).stops == ["trash, button"])
  }

  @Test("Bars: the title is a heading, items are buttons, space is nothing (spec formats.md 11)")
  func bars() throws {
    let item = """
      <navigationItem key="navigationItem" title="Harbour" id="n1">
      <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="n2"/>
      <rightBarButtonItems><barButtonItem systemItem="flexibleSpace" id="n3"/>
      <barButtonItem title="Tides" id="n4"/></rightBarButtonItems></navigationItem>
      """
    let heard = try Heard(File.storyboard(File.label("Berths", 300), controller: item))
    #expect(heard.stops == ["Cancel, button", "Harbour, heading", "Tides, button", "Berths"])
  }

  private func scene(_ id: String, _ content: String, _ item: String, _ attributes: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews>\(content)</subviews></view>\(item)</viewController></objects></scene>
    """
  }

  /// A navigation controller whose root shows another scene.
  private func pushed(_ item: String, rootItem: String, kind: String = "show") -> String {
    let segue = #"<connections><segue destination="b" kind="\#(kind)" id="g1"/></connections>"#
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="nav"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="g0"/>
      </connections></navigationController></objects></scene>
      """
    return File.document(
      "Storyboard.XIB",
      "<scenes>" + navigation + scene("a", File.button("Berths", 300, segue), rootItem, #"title="Coast""#)
        + scene("b", File.label("Berth 4", 300), item) + "</scenes>")
  }

  @Test("A scene that a navigation controller pushes has a button back to the one before (11)")
  func backButton() throws {
    func heard(_ item: String = "", root: String = "", kind: String = "show") throws -> [String] {
      try Heard(pushed(item, rootItem: root, kind: kind)).stops
    }
    let harbour = #"<navigationItem key="navigationItem" title="Harbour" id="i1"/>"#
    #expect(
      try heard(#"<navigationItem key="navigationItem" title="Berth" id="i2"/>"#, root: harbour)
        == ["Harbour, heading", "Berths, button", "Harbour, back button", "Berth, heading", "Berth 4"])
    // Without an item, the controller's own title; `push` is the old name of `show`.
    #expect(try heard(kind: "push") == ["Berths, button", "Coast, back button", "Berth 4"])
    let named = """
      <navigationItem key="navigationItem" title="Harbour" id="i1">
      <barButtonItem key="backBarButtonItem" title="Port" id="i3"/></navigationItem>
      """
    #expect(try heard(root: named).contains("Port, back button"))
    // What is shown over everything has no way back, nor has a scene that hides it.
    #expect(try heard(root: harbour, kind: "presentation").last == "Berth 4")
    #expect(try heard(root: harbour, kind: "presentation").count == 3)
    let hidden = #"<navigationItem key="navigationItem" title="Berth" hidesBackButton="YES" id="i2"/>"#
    #expect(try heard(hidden, root: harbour).contains { $0.hasSuffix("back button") } == false)
  }

  @Test("Leading items stand in the back button's place, unless they are said to stand beside it")
  func leadingItems() throws {
    func item(_ attributes: String) -> String {
      """
      <navigationItem key="navigationItem" title="Berth" id="i2" \(attributes)>
      <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i4"/></navigationItem>
      """
    }
    let root = #"<navigationItem key="navigationItem" title="Harbour" id="i1"/>"#
    #expect(
      try Heard(pushed(item(""), rootItem: root)).stops.dropFirst(2)
        == ["Cancel, button", "Berth, heading", "Berth 4"])
    #expect(
      try Heard(pushed(item(#"leftItemsSupplementBackButton="YES""#), rootItem: root)).stops.dropFirst(2)
        == ["Harbour, back button", "Cancel, button", "Berth, heading", "Berth 4"])
  }

  @Test("Static rows are elements with the texts of their style; prototypes are said to be templates")
  func rows() throws {
    let table = """
      <tableView style="grouped" id="t">\(File.frame(0, 100, 393, 600))
      <sections><tableViewSection headerTitle="Weather" id="s"><cells>
      <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="tl" detailTextLabel="dl" id="r1">
      \(File.frame(0, 30, 393, 44))<tableViewCellContentView key="contentView" id="cv"><subviews>
      <label text="Wind" id="tl">\(File.frame(20, 10))</label><label text="Force 4" id="dl">\(File.frame(200, 10))</label>
      </subviews></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      <tableView id="p">\(File.frame(0, 700, 393, 100))<prototypes><tableViewCell id="r2">\(File.frame(0, 0, 393, 44))
      <tableViewCellContentView key="contentView" id="cw"/></tableViewCell></prototypes></tableView>
      """
    let heard = try Heard(File.storyboard(table))
    #expect(heard.stops == ["Weather, heading", "Wind, Force 4"])
    #expect(heard.notices.contains { $0.message.contains("template") })
  }

  @Test("Without frames autolayout places the views; stacks go in their order (5.4)")
  func autolayout() throws {
    let views = """
      <label text="Second" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <label text="First" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      """
    let content = """
      <objects><view id="v">\(File.frame(0, 0, 393, 852))<subviews>\(views)</subviews><constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="50" id="k1"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="k2"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" constant="30" id="k3"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="leading" id="k4"/>
      </constraints></view></objects>
      """
    let heard = try Heard(File.document("XIB", content))
    #expect(heard.stops == ["First", "Second"])
    #expect(heard.elements[0].origins.contains { $0.property == .frame && $0.rule == "autolayout" })
  }

  @Test("Runtime attributes set accessibility as code would (5.2)")
  func runtimeAttributes() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="North quay"/>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="quay"/>
      <userDefinedRuntimeAttribute type="string" keyPath="layer.name" value="x"/>
      </userDefinedRuntimeAttributes>
      """
    let hidden = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityElementsHidden" value="YES"/>
      </userDefinedRuntimeAttributes>
      """
    let heard = try Heard(
      File.storyboard(
        File.label("N", 100, attributes)
          + #"<view id="h">\#(File.frame(0, 200))<subviews>\#(File.label("Under", 0))</subviews>\#(hidden)</view>"#
      ))
    #expect(heard.stops == ["North quay"])
    #expect(heard.elements[0].identifier == "quay")
  }

  @Test("What Interface Builder calls a view is never spoken (5.2)")
  func userLabel() throws {
    let text = File.storyboard(
      #"<view userLabel="Backdrop" id="u">\#(File.frame(0, 100))\#(File.isElement(true))</view>"#)
    #expect(try Heard(text).stops.allSatisfy { !$0.contains("Backdrop") })
  }

  @Test("Classes of the app's own are named in a notice: their code may say something else (5.5)")
  func customClass() throws {
    let heard = try Heard(
      File.storyboard(#"<button customClass="BuoyButton" id="q">\#(File.frame(0, 100))</button>"#))
    #expect(heard.notices.contains { $0.message.contains("BuoyButton") })
  }

  @Test("Documents of other platforms and of old versions are refused with their place (5.1)")
  func otherPlatforms() throws {
    let mac = #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects/></document>"#
    let old = #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#
    let tv = File.document("Storyboard.XIB", "<scenes/>", runtime: "AppleTV")
    #expect(try #require(refusal(mac, as: .interfaceBuilder)).contains("macOS"))
    #expect(try #require(refusal(old, as: .interfaceBuilder)).contains("Xcode 4"))
    #expect(try #require(refusal(tv)).contains("tvOS"))
  }

  @Test("A document without views says that it is empty")
  func empty() throws {
    #expect(try Heard(File.document("XIB", "<objects/>")).warnings.contains { $0.contains("empty") })
  }

  @Test("Wrong numbers, entities of its own, a cut file and endless nesting are errors with a place")
  func hostile() throws {
    let wrong = File.storyboard(
      #"<view id="x"><rect key="frame" x="nan" y="0" width="1" height="1"/></view>"#)
    #expect(try #require(refusal(wrong)).contains("finite number"))
    let bomb =
      #"<!DOCTYPE d [<!ENTITY a "aaaa">]><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">&a;</document>"#
    #expect(try #require(refusal(bomb)).contains("declarations"))
    let cut = String(File.storyboard(File.label("Berths", 100)).dropLast(60))
    #expect(try #require(refusal(cut)).contains("cut off"))
    let deep = File.document(
      "XIB", "<objects>" + String(repeating: "<view><subviews>", count: 20_000) + "</objects>")
    #expect(try #require(refusal(deep)).contains("deeper"))
  }
}
