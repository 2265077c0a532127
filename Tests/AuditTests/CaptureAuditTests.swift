import EarshotAudit
import EarshotKit
import EarshotReports
import Testing

/// Deque's "Inaccessible Action" on interface files and React Native, in the article's cases.
@Suite("Inaccessible actions in storyboards and React Native")
struct CaptureAuditTests {
  private func rules(_ text: String, file: String) throws -> [String] {
    var options = AuditOptions()
    options.only = ["inaccessible-action"]
    return try Earshot.open(bytes: Array(text.utf8), file: file, options: OpenOptions()).audit(options)
      .findings.map(\.rule)
  }

  private let found = ["inaccessible-action"]

  /// A switch and its label in a box, as Interface Builder writes them.
  private func storyboard(
    box: String = "", control: String = "", label: String = "", at place: (Double, Double) = (290, 60),
    objects: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <device id="retina6_12"/><scenes><scene sceneID="s"><objects><viewController id="vc">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <view id="box"><rect key="frame" x="20" y="100" width="353" height="100"/><subviews>
    <label text="Tide alerts" id="l"><rect key="frame" x="10" y="10" width="100" height="30"/>\(label)</label>
    <switch on="YES" id="w"><rect key="frame" x="\(place.0)" y="\(place.1)" width="51" height="31"/>\(control)</switch>
    </subviews>\(box)</view></subviews></view></viewController>\(objects)</objects></scene></scenes></document>
    """
  }

  private func accessibility(_ label: String, _ isElement: Bool) -> String {
    """
    <accessibility key="accessibilityConfiguration"\(label)>
    <bool key="isElement" value="\(isElement ? "YES" : "NO")"/></accessibility>
    """
  }

  private var enabledBox: String { accessibility(#" label="Tide alerts""#, true) }

  @Test("A control in the corner of an enabled parent is out of reach; in the middle it is not")
  func center() throws {
    #expect(try rules(storyboard(box: enabledBox), file: "A.storyboard") == found)
    #expect(try rules(storyboard(box: enabledBox, at: (151, 34.5)), file: "A.storyboard") == [])
  }

  @Test("A tap gesture recogniser on the parent takes the activation")
  func gesture() throws {
    let box =
      enabledBox
      + #"<connections><outletCollection property="gestureRecognizers" destination="tap" id="o"/></connections>"#
    let text = storyboard(box: box, objects: #"<tapGestureRecognizer id="tap"/>"#)
    #expect(try rules(text, file: "A.storyboard") == [])
  }

  @Test("A control whose Enabled box is not ticked is out of reach; ticking it mends that")
  func enabled() throws {
    let off = accessibility("", false)
    #expect(try rules(storyboard(control: off), file: "A.storyboard") == found)
    let mended = storyboard(box: off, control: accessibility(#" label="Tide alerts""#, true), label: off)
    #expect(try rules(mended, file: "A.storyboard") == [])
  }

  @Test("A button beside it does not reach the control that is no element")
  func neighbor() throws {
    let button = """
      <button id="b"><rect key="frame" x="10" y="60" width="90" height="30"/><state key="normal" title="Help"/></button>
      """
    let text = storyboard(control: accessibility("", false))
      .replacing("<switch", with: "\(button)<switch")
    #expect(try rules(text, file: "A.storyboard") == found)
  }

  @Test("React Native: a touchable view or image without accessible is out of reach, with it is not")
  func touchables() throws {
    let image = "<Image source={Leaf} accessibilityRole='link' accessibilityLabel='Tea' onTouchStart={open}"
    #expect(try rules(image + " />", file: "A.jsx") == found)
    #expect(try rules(image + " accessible={true} />", file: "A.jsx") == [])
    let view = "onTouchStart={open}><Image source={Leaf} /></View>"
    #expect(try rules("<View " + view, file: "A.jsx") == found)
    let mended = "<View accessible={true} accessibilityRole='link' accessibilityLabel='Tea' " + view
    #expect(try rules(mended, file: "A.jsx") == [])
  }

  @Test("React Native: a text inside a touchable view is a stop whose tap reaches it")
  func textInside() throws {
    #expect(try rules("<View onTouchStart={open}><Text>Tea</Text></View>", file: "A.jsx") == [])
  }

  @Test("React Native: a touchable inside an accessible view is swallowed")
  func swallowed() throws {
    let text = """
      <View accessible={true} accessibilityLabel="Tea"><Text>Tea</Text>
      <TouchableOpacity onPress={pour}><Text>Pour</Text></TouchableOpacity></View>
      """
    #expect(try rules(text, file: "A.jsx") == found)
    let mended = text.replacing(
      #"accessibilityLabel="Tea""#,
      with: #"accessibilityLabel="Tea" accessibilityActions={[{name: "Pour"}]} onAccessibilityAction={pour}"#)
    #expect(try rules(mended, file: "A.jsx") == [])
  }
}
