import EarshotKit
import EarshotVocabulary
import Testing

/// Views that code loads from interface files: the file's texts and places, the code's outlets (spec
/// formats.md 5 and 11).
@Suite("Nibs that code loads")
struct NibTests {
  private static let code = """
    import SwiftUI
    import UIKit
    class BerthCell: UITableViewCell {
      @IBOutlet private weak var nameLabel: UILabel! { didSet { nameLabel.accessibilityHint = "Shows the berth." } }
      @IBOutlet private var reserveButton: UIButton!
      override func awakeFromNib() { super.awakeFromNib(); reserveButton.isEnabled = false }
      func show(_ name: String) { nameLabel.text = name }
    }
    extension UIView {
      class func loadNib() -> UINib { UINib(nibName: nameOfClass, bundle: nil) }
      class var nameOfClass: String { String(describing: self) }
      class func instantiateFromNib<T>() -> T {
        loadNib().instantiate(withOwner: nil, options: nil).first as! T }
    }
    struct BerthView: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        LOADED
        cell.show("Pier 4, berth 2")
        return cell
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    #Preview { BerthView() }
    """

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <tableViewCell id="cel-l1-one" customClass="BerthCell" customModule="Harbour">
          <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
          <tableViewCellContentView key="contentView" id="con-te-nt1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
            <subviews>
              <button buttonType="system" id="but-to-n01">
                <rect key="frame" x="16" y="40" width="100" height="30"/>
                <state key="normal" title="Reserve"/>
              </button>
              <label text="Berth" id="lab-el-001">
                <rect key="frame" x="16" y="8" width="100" height="20"/>
                <accessibility key="accessibilityConfiguration">
                  <accessibilityTraits key="traits" staticText="YES" header="YES"/>
                </accessibility>
              </label>
              <label text="Depth" id="lab-el-002">
                <rect key="frame" x="140" y="8" width="100" height="20"/>
              </label>
            </subviews>
          </tableViewCellContentView>
          <connections>
            <outlet property="nameLabel" destination="lab-el-001" id="o1"/>
            <outlet property="reserveButton" destination="but-to-n01" id="o2"/>
          </connections>
        </tableViewCell>
      </objects>
    </document>
    """

  private func reading(_ loading: String, nib: String? = NibTests.nib) throws -> ScreenReading {
    let folder = try TemporaryFolder()
    let code = NibTests.code.replacing("LOADED", with: loading)
    try folder.write("App/BerthCell.swift", code)
    if let nib { try folder.write("App/Views/BerthCell.xib", nib) }
    return try #require(try Earshot.open([folder.path], options: OpenOptions()).readings().first)
  }

  @Test(
    "The file's texts, places and traits are read; outlets are connected, and the code goes on",
    arguments: [
      "let cell: BerthCell = .instantiateFromNib()",
      #"let cell = Bundle.main.loadNibNamed("BerthCell", owner: nil, options: nil)?.first as! BerthCell"#,
      #"let cell = UINib(nibName: "BerthCell", bundle: .main).instantiate(withOwner: nil).first as! BerthCell"#,
    ])
  func loaded(loading: String) throws {
    let reading = try reading(loading)
    #expect(
      reading.elements.map(\.announcement) == [
        "Pier 4, berth 2, heading, Shows the berth.", "Depth", "Reserve, dimmed, button",
      ])
    #expect(reading.notices.isEmpty)
  }

  // Apple, Bundle Programming Guide, "Device-Specific Resources": of `name~iphone` and `name` the first is loaded.
  @Test("The interface file for the device comes before that for all", arguments: ["~iphone", "~ipad"])
  func devices(suffix: String) throws {
    let folder = try TemporaryFolder()
    let loading =
      #"let cell = UINib(nibName: "BerthCell", bundle: nil).instantiate(withOwner: nil).first as! BerthCell"#
    try folder.write("App/BerthCell.swift", NibTests.code.replacing("LOADED", with: loading))
    try folder.write("App/Views/BerthCell.xib", NibTests.nib)
    try folder.write(
      "App/Views/BerthCell\(suffix).xib", NibTests.nib.replacing("Depth", with: "Only \(suffix)"))
    let reading = try #require(try Earshot.open([folder.path], options: OpenOptions()).readings().first)
    #expect(
      reading.elements.map(\.announcement)[1] == (suffix == "~iphone" ? "Only ~iphone" : "Depth"))
  }

  // UIKit connects `view` and the other outlets once (Apple: UIViewController.loadView()).
  @Test("The view of a controller is loaded once, also where an outlet's observer asks for it")
  func observers() throws {
    let reading = try reading(
      controller: """
        class QuayController: UIViewController {
          @IBOutlet var search: UITextField! { didSet { view.isOpaque = true } }
          var delay = 2.seconds
          override func viewDidLoad() { super.viewDidLoad(); search.placeholder = "Search \\(Int(delay)) quays" }
        }
        extension Double { var seconds: Double { self } }
        """,
      outlet: "search",
      view: """
        <textField id="out-01"><rect key="frame" x="16" y="8" width="200" height="30"/></textField>
        """)
    #expect(reading.elements.map(\.announcement) == ["Search 2 quays, text field, Double tap to edit."])
    #expect(reading.notices.isEmpty)
  }

  @Test("A controller's nib is loaded once, and its view is the one that the nib connects")
  func controller() throws {
    let reading = try reading(
      controller: """
        class Counter { static var loaded = 0 }
        class QuayLabel: UILabel {
          override func awakeFromNib() { Counter.loaded += 1; text = "Quay, loaded \\(Counter.loaded)" } }
        class QuayController: UIViewController { @IBOutlet var label: QuayLabel! }
        """,
      outlet: "label",
      view: """
        <label text="Quay" id="out-01" customClass="QuayLabel">
          <rect key="frame" x="16" y="8" width="200" height="20"/>
        </label>
        """)
    #expect(reading.elements.map(\.announcement) == ["Quay, loaded 1"])
  }

  /// A `QuayController` in SwiftUI, its nib with one view of the id `out-01` behind an outlet.
  private func reading(controller code: String, outlet: String, view: String) throws -> ScreenReading {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/QuayController.swift",
      """
      import SwiftUI
      import UIKit
      \(code)
      struct QuayView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> QuayController { QuayController() }
        func updateUIViewController(_ controller: QuayController, context: Context) {}
      }
      #Preview { QuayView() }
      """)
    try folder.write(
      "App/QuayController.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="QuayController">
            <connections>
              <outlet property="\(outlet)" destination="out-01" id="o1"/>
              <outlet property="view" destination="vie-01" id="o2"/>
            </connections>
          </placeholder>
          <view contentMode="scaleToFill" id="vie-01">
            <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
            <subviews>\(view)</subviews>
          </view>
        </objects>
      </document>
      """)
    return try #require(try Earshot.open([folder.path], options: OpenOptions()).readings().first)
  }

  @Test("Where the file is missing the outlets stand in, and a notice names the file")
  func missing() throws {
    let reading = try reading("let cell: BerthCell = .instantiateFromNib()", nib: nil)
    #expect(reading.elements.map(\.announcement).first == "Pier 4, berth 2, Shows the berth.")
    #expect(reading.notices.contains { $0.message.contains("'BerthCell.xib' is not found") })
    #expect(reading.understood.understanding == .spokenGaps)
  }

  @Test(
    "A file that is no interface file counts as missing, and the notice says that it can't be read",
    arguments: ["", "<document>", "bplist00", "<!DOCTYPE a [<!ENTITY b 'x'>]><document>&b;</document>"])
  func broken(nib: String) throws {
    let reading = try reading("let cell: BerthCell = .instantiateFromNib()", nib: nib)
    #expect(reading.elements.map(\.announcement).first == "Pier 4, berth 2, Shows the berth.")
    #expect(reading.notices.contains { $0.message.contains("'BerthCell.xib' can't be read") })
  }
}
