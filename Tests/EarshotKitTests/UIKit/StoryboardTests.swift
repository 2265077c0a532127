import EarshotKit
import EarshotVocabulary
import Testing

/// Controllers whose views storyboards hold: the file's texts, the code's outlets and rows (spec formats.md 5
/// and 11).
@Suite("Storyboards behind code")
struct StoryboardTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="nav-ig-001">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="sce-ne-001"><objects>
          <navigationController id="nav-ig-001" sceneMemberID="viewController">
            <connections>
              <segue destination="con-tr-001" kind="relationship" relationship="rootViewController" id="seg-ue-001"/>
            </connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="sce-ne-002"><objects>
          <viewController storyboardIdentifier="berth" id="con-tr-001" customClass="BerthController"
            sceneMemberID="viewController">
            <view key="view" id="vie-w0-001">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <label text="Name" id="lab-el-001">
                  <rect key="frame" x="16" y="100" width="100" height="20"/>
                </label>
                <button id="but-to-001">
                  <rect key="frame" x="16" y="140" width="100" height="40"/>
                  <buttonConfiguration key="configuration" style="plain" title="{Moor}"/>
                </button>
                <view id="car-d0-001" customClass="DepthCard">
                  <rect key="frame" x="16" y="200" width="100" height="40"/>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="depth" value="4 metres"/>
                  </userDefinedRuntimeAttributes>
                </view>
                <containerView id="con-ta-001">
                  <rect key="frame" x="0.0" y="300" width="393" height="300"/>
                  <connections><segue destination="con-tr-002" kind="embed" id="seg-ue-002"/></connections>
                </containerView>
              </subviews>
            </view>
            <navigationItem key="navigationItem" title="Berth" id="nav-it-001">
              <barButtonItem key="rightBarButtonItem" systemItem="done" id="bar-it-001"/>
            </navigationItem>
            <connections>
              <outlet property="nameLabel" destination="lab-el-001" id="out-le-001"/>
              <outlet property="moorButton" destination="but-to-001" id="out-le-002"/>
              <outlet property="doneItem" destination="bar-it-001" id="out-le-003"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="sce-ne-003"><objects>
          <tableViewController id="con-tr-002" customClass="BoatsController" sceneMemberID="viewController">
            <tableView key="view" id="tab-le-001">
              <rect key="frame" x="0.0" y="0.0" width="393" height="300"/>
              <prototypes>
                <tableViewCell reuseIdentifier="boat" id="cel-l0-001" customClass="BoatCell">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                  <tableViewCellContentView key="contentView" id="cel-lc-001">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                    <subviews>
                      <label text="Boat" id="lab-el-002">
                        <rect key="frame" x="16" y="8" width="100" height="20"/>
                      </label>
                    </subviews>
                  </tableViewCellContentView>
                  <connections><outlet property="boatLabel" destination="lab-el-002" id="out-le-004"/></connections>
                </tableViewCell>
              </prototypes>
            </tableView>
          </tableViewController>
        </objects></scene>
        <scene sceneID="sce-ne-004"><objects>
          <tableViewController id="con-tr-003" customClass="RulesController" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" id="tab-le-002">
              <rect key="frame" x="0.0" y="0.0" width="393" height="300"/>
              <sections>
                <tableViewSection headerTitle="At night" footerTitle="Thank you" id="sec-ti-001"><cells>
                  <tableViewCell id="cel-l0-002" style="IBUITableViewCellStyleDefault" textLabel="lab-el-003">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                    <tableViewCellContentView key="contentView" id="cel-lc-002">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                      <subviews>
                        <label text="Silence" id="lab-el-003">
                          <rect key="frame" x="16" y="8" width="100" height="20"/>
                        </label>
                      </subviews>
                    </tableViewCellContentView>
                  </tableViewCell>
                </cells></tableViewSection>
              </sections>
            </tableView>
            <connections><outlet property="silenceLabel" destination="lab-el-003" id="out-le-005"/></connections>
          </tableViewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private static let code = """
    import UIKit
    final class BerthController: UIViewController {
      @IBOutlet private weak var nameLabel: UILabel!
      @IBOutlet private weak var moorButton: UIButton!
      @IBOutlet private weak var doneItem: UIBarButtonItem!
      override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = "Pier 4"
        moorButton.configuration?.title = "Moor"
        doneItem.isEnabled = false
      }
    }
    final class DepthCard: UIView {
      @IBInspectable var depth: String = "" {
        didSet { isAccessibilityElement = true; accessibilityLabel = "Depth \\(depth)" }
      }
    }
    final class BoatCell: UITableViewCell { @IBOutlet weak var boatLabel: UILabel! }
    final class BoatsController: UITableViewController {
      private let boats = ["Gull", "Heron"]
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { boats.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath) as! BoatCell
        cell.boatLabel.text = boats[indexPath.row]
        return cell
      }
    }
    """

  private func reading(
    _ view: String, code: String = StoryboardTests.code, hasFile: Bool = true
  ) throws -> ScreenReading {
    let folder = try TemporaryFolder()
    try folder.write("App/Berth.swift", code)
    if hasFile { try folder.write("App/Base.lproj/Main.storyboard", StoryboardTests.storyboard) }
    var options = OpenOptions()
    options.view = view
    return try #require(try Earshot.open([folder.path], options: options).readings().first)
  }

  private static let berth = [
    "Berth, heading", "Done, dimmed, button", "Pier 4", "Moor, button", "Depth 4 metres", "Gull", "Heron",
  ]

  @Test("A controller's scene gives its views, bar items and attributes; its container shows another scene")
  func scene() throws {
    let reading = try reading("BerthController")
    #expect(reading.elements.map(\.announcement) == StoryboardTests.berth)
    #expect(reading.notices.isEmpty)
  }

  @Test("Prototype cells are made for each row")
  func prototypes() throws {
    #expect(try reading("BoatsController").elements.map(\.announcement) == ["Gull", "Heron"])
  }

  @Test("Static rows are read as the file has them, and as code changes them")
  func staticRows() throws {
    let code = """
      import UIKit
      final class RulesController: UITableViewController {
        @IBOutlet weak var silenceLabel: UILabel!
        override func viewDidLoad() { silenceLabel.text = "Quiet" }
      }
      """
    #expect(
      try reading("RulesController", code: code).elements.map(\.announcement) == [
        "At night, heading", "Quiet", "Thank you",
      ])
  }

  @Test("What a table's controller leaves to its superclass comes from the file")
  func inheritedRows() throws {
    let code = """
      import UIKit
      final class RulesController: UITableViewController {
        @IBOutlet weak var silenceLabel: UILabel!
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          super.tableView(tableView, numberOfRowsInSection: section)
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = super.tableView(tableView, cellForRowAt: indexPath)
          cell.accessoryType = .checkmark
          return cell
        }
      }
      """
    let stops = try reading("RulesController", code: code).elements.map(\.announcement)
    #expect(stops == ["At night, heading", "Selected, Silence", "Thank you"])
  }

  @Test(
    "Code makes a storyboard's controllers by their identifiers, and its first one",
    arguments: [
      ("instantiateViewController(withIdentifier: \"berth\")", false),
      ("instantiateInitialViewController()!", true),
    ])
  func instantiated(call: String, showsBar: Bool) throws {
    let code =
      StoryboardTests.code + """

        final class HarbourController: UIViewController {
          override func viewDidLoad() {
            let inner = UIStoryboard(name: "Main", bundle: nil).\(call)
            addChild(inner)
            view.addSubview(inner.view)
          }
        }
        """
    let stops = try reading("HarbourController", code: code).elements.map(\.announcement)
    #expect(stops == Array(StoryboardTests.berth.dropFirst(showsBar ? 0 : 2)))
  }

  @Test("Outlets whose file is not found stand in for its views, and a notice says so")
  func missingFile() throws {
    let reading = try reading("BerthController", hasFile: false)
    #expect(reading.elements.map(\.announcement).contains("Pier 4"))
    #expect(
      reading.notices.map(\.message)
        == ["no interface file holds a 'BerthController'; its outlets stand in for its views"])
  }
}
