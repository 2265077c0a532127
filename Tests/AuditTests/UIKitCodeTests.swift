import EarshotKit
import Testing

/// Deque's rule "Inaccessible Action", its UIKit part: a control and its label in a container
/// that is an accessibility element. Every remedy of its "In code" list silences the rule.
@Suite("An inaccessible action in UIKit code")
struct UIKitCodeTests {
  private func controller(_ setUp: String, members: String = "") -> String {
    """
    import UIKit

    final class BerthController: UIViewController {
      private let row = UIView()
      private let title = UILabel()
      private let reserve = UIButton(type: .system)
      \(members)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(row)
        row.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
        row.addSubview(title)
        row.addSubview(reserve)
        title.text = "Berth 4"
        reserve.setTitle("Reserve", for: .normal)
        reserve.addTarget(self, action: #selector(press), for: .touchUpInside)
        \(setUp)
      }

      @objc private func press() { print("reserved") }
    }
    """
  }

  private func isFound(_ setUp: String, members: String = "") throws -> Bool {
    !(try rules(controller(setUp, members: members), only: ["inaccessible-action"])).isEmpty
  }

  @Test("is found in a container that is an element, at the control")
  func found() throws {
    var options = AuditOptions()
    options.only = ["inaccessible-action"]
    let findings = try audit(controller("row.isAccessibilityElement = true"), options: options).findings
    #expect(findings.count == 1)
    #expect(findings.first?.location?.line == 6)
    #expect(findings.first?.message.contains("Reserve") == true)
  }

  @Test("is none where the container is no element: the button is one by itself")
  func containerIsNone() throws {
    #expect(!(try isFound("")))
    #expect(!(try isFound("row.isAccessibilityElement = false")))
  }

  @Test("is remedied by making the button the element and the container none")
  func elementFlags() throws {
    #expect(
      !(try isFound(
        """
        row.isAccessibilityElement = false
        title.isAccessibilityElement = false
        reserve.isAccessibilityElement = true
        """)))
  }

  @Test("is remedied by a tap recogniser on the container, made in place or before")
  func gestureRecognizer() throws {
    #expect(
      !(try isFound(
        """
        row.isAccessibilityElement = true
        row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(press)))
        """)))
    #expect(
      !(try isFound(
        """
        row.isAccessibilityElement = true
        let tap = UITapGestureRecognizer(target: self, action: #selector(press))
        row.addGestureRecognizer(tap)
        """)))
  }

  @Test("is not remedied by a recogniser for something else")
  func otherRecognizer() throws {
    #expect(
      try isFound(
        """
        row.isAccessibilityElement = true
        row.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(press)))
        """))
  }

  @Test("is remedied by constraints that centre the button in the container")
  func centring() throws {
    #expect(
      !(try isFound(
        """
        row.isAccessibilityElement = true
        reserve.centerXAnchor.constraint(equalTo: row.centerXAnchor).isActive = true
        reserve.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
        """)))
    #expect(
      !(try isFound(
        """
        row.isAccessibilityElement = true
        NSLayoutConstraint.activate([
          reserve.centerXAnchor.constraint(equalTo: row.centerXAnchor),
          reserve.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        ])
        """)))
  }

  @Test("is not remedied by constraints that put the button at an edge")
  func edges() throws {
    #expect(
      try isFound(
        """
        row.isAccessibilityElement = true
        reserve.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -8).isActive = true
        reserve.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
        """))
  }

  @Test("is not remedied by centring the button one way only")
  func centringOneWay() throws {
    for anchor in ["centerX", "centerY"] {
      #expect(
        try isFound(
          """
          row.isAccessibilityElement = true
          reserve.\(anchor)Anchor.constraint(equalTo: row.\(anchor)Anchor).isActive = true
          """))
    }
  }

  @Test("is remedied by an activation point on the button")
  func activationPoint() throws {
    #expect(
      !(try isFound(
        """
        row.isAccessibilityElement = true
        reserve.frame = CGRect(x: 100, y: 20, width: 190, height: 260)
        row.accessibilityActivationPoint = CGPoint(x: 150, y: 250)
        """)))
  }

  @Test("is remedied by the button's accessibility path where the container gives way")
  func accessibilityPath() throws {
    let path = """
      let frame = reserve.superview!.convert(reserve.frame, to: view)
      reserve.accessibilityPath = UIBezierPath(rect: frame)
      """
    #expect(
      !(try isFound(
        "title.isAccessibilityElement = false\nrow.isAccessibilityElement = false\n"
          + "reserve.isAccessibilityElement = true\n" + path)))
    #expect(try isFound("row.isAccessibilityElement = true\n" + path))
  }

  @Test("is remedied by custom actions and by accessibilityActivate")
  func actions() throws {
    #expect(
      !(try isFound(
        """
        row.isAccessibilityElement = true
        row.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "Reserve") { _ in true }
        ]
        """)))
    let cell = """
      import UIKit
      final class BerthCell: UITableViewCell {
        let reserve = UIButton()
        override var isAccessibilityElement: Bool { get { true } set {} }
        ACTIVATE
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(reserve)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let activate = "override func accessibilityActivate() -> Bool { true }"
    let only = ["inaccessible-action"]
    #expect(!(try rules(cell.replacing("ACTIVATE", with: ""), only: only)).isEmpty)
    #expect(try rules(cell.replacing("ACTIVATE", with: activate), only: only).isEmpty)
  }

  @Test("is not remedied by a label, a hint or a trait")
  func wordsAlone() throws {
    #expect(
      try isFound(
        """
        row.isAccessibilityElement = true
        row.accessibilityLabel = "Berth 4, reserve"
        row.accessibilityHint = "Reserves the berth"
        row.accessibilityTraits = .button
        """))
  }

  @Test("is found where the views stand in a class of their own")
  func ownClass() throws {
    let only = ["inaccessible-action"]
    let own = """
      import UIKit
      final class RowView: UIView {
        let reserve = UIButton()
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          [title, reserve].forEach { addSubview($0) }
        }
        required init?(coder: NSCoder) { nil }
      }
      final class BerthController: UIViewController {
        let row = RowView()
        override func viewDidLoad() {
          view.addSubview(row)
          row.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
          row.isAccessibilityElement = true
        }
      }
      """
    #expect(!(try rules(own, only: only)).isEmpty)
    let centered = own.replacing(
      "row.isAccessibilityElement = true",
      with: """
        row.isAccessibilityElement = true
        row.reserve.centerXAnchor.constraint(equalTo: row.centerXAnchor).isActive = true
        row.reserve.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
        """)
    #expect(try rules(centered, only: only).isEmpty)
  }
}
