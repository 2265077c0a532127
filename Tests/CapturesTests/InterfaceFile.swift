/// Interface files for tests: the frame of a document around a few views.
enum InterfaceFile {
  static func storyboard(_ views: String, controller: String = "", objects: String = "") -> String {
    document(
      "Storyboard.XIB",
      """
      <scenes><scene sceneID="s1"><objects>
      <viewController id="vc1" storyboardIdentifier="Harbour">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(views)</subviews></view>\(controller)</viewController>\(objects)
      </objects></scene></scenes>
      """)
  }

  static func document(_ kind: String, _ content: String, runtime: String = "iOS.CocoaTouch") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" targetRuntime="\(runtime)">
    <device id="retina6_12" orientation="portrait"/>
    \(content)
    </document>
    """
  }

  static func frame(_ x: Int, _ y: Int, _ width: Int = 100, _ height: Int = 40) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  static func label(_ text: String, _ y: Int, _ more: String = "", id: String = "l") -> String {
    #"<label text="\#(text)" id="\#(id)\#(y)">\#(frame(20, y))\#(more)</label>"#
  }

  static func button(_ title: String, _ y: Int, _ more: String = "", attributes: String = "") -> String {
    """
    <button buttonType="system" id="b\(y)" \(attributes)>\(frame(20, y))
    <state key="normal" title="\(title)"/>\(more)</button>
    """
  }

  static func accessibility(_ attributes: String = "", _ content: String = "") -> String {
    #"<accessibility key="accessibilityConfiguration" \#(attributes)>\#(content)</accessibility>"#
  }

  static func isElement(_ value: Bool) -> String {
    accessibility("", #"<bool key="isElement" value="\#(value ? "YES" : "NO")"/>"#)
  }
}
