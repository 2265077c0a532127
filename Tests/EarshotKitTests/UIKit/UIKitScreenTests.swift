import EarshotKit
import EarshotVocabulary
import EarshotVoiceOver
import Testing

/// Files that hold controllers and views of UIKit alone (contract, section 1: what is opened; spec formats.md 11:
/// what UIKit's views say).
@Suite("Screens of UIKit code")
struct UIKitScreenTests {
  private func readings(_ files: [String: String], view: String? = nil) throws -> [ScreenReading] {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(path, text) }
    var options = OpenOptions()
    options.view = view
    return try Earshot.open([folder.path], options: options).readings()
  }

  private func stops(_ code: String, view: String? = nil) throws -> [String] {
    try readings(["App/Harbour.swift": "import UIKit\n" + code], view: view).flatMap {
      $0.elements.map(\.announcement)
    }
  }

  @Test("A controller is made, its view is loaded, and what its code computes is read")
  func controller() throws {
    let stops = try stops(
      """
      enum Words { static let berth = "Berth \\(40 + 2)" }
      final class BerthController: UIViewController {
        private let label = UILabel()
        private let button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = Words.berth
          view.addSubview(label)
          view.addSubview(button)
        }
        override func viewDidAppear(_ animated: Bool) { button.setTitle("Moor", for: .normal) }
      }
      """)
    #expect(stops == ["Berth 42", "Moor, button"])
  }

  @Test(
    "A controller that names itself or fills in the bar's items stands in a navigation controller (assumed)")
  func navigation() throws {
    let stops = try stops(
      """
      final class BerthController: UIViewController {
        override func viewDidLoad() {
          title = "Berths"
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)
        }
      }
      """)
    #expect(stops == ["Berths, heading", "Add, button"])
  }

  @Test("What an initialiser or a property without a value is given has a stand-in")
  func givenValues() throws {
    let stops = try stops(
      """
      struct Berth { var name: String }
      final class BerthController: UIViewController {
        private let heading: String
        var berth: Berth!
        init(heading: String) { self.heading = heading; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          for text in [heading, berth.name] {
            let label = UILabel()
            label.text = text
            view.addSubview(label)
          }
        }
      }
      """)
    #expect(stops == ["«heading»", "«name»"])
  }

  @Test("Controllers that others are made from, and views that others use, are no screens of their own")
  func whichAreScreens() throws {
    let names = try readings([
      "App/Harbour.swift": """
      import UIKit
      class BaseController: UIViewController {}
      final class BerthController: BaseController { let card = BerthCard() }
      final class PierController: UIViewController { let next = BerthController() }
      final class BerthCard: UIView {}
      final class LonelyCard: UIView {}
      """
    ]).map(\.name)
    #expect(names == ["BerthController", "PierController", "LonelyCard"])
  }

  @Test("A view that others use is opened by its name")
  func namedView() throws {
    let code = """
      final class BerthController: UIViewController { let card = BerthCard() }
      final class BerthCard: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityLabel = "Pier 4"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    #expect(try stops(code, view: "BerthCard") == ["Pier 4"])
  }

  @Test("A label's accessibility label is its text until something else is said, a button's its title")
  func labelsByThemselves() throws {
    let stops = try stops(
      """
      final class BerthController: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "Free"
          let button = UIButton()
          button.setTitle("Moor", for: .normal)
          let card = UIView()
          card.isAccessibilityElement = true
          card.accessibilityLabel = [label.accessibilityLabel, button.accessibilityLabel].compactMap { $0 }
            .joined(separator: ", ")
          view.addSubview(card)
        }
      }
      """)
    #expect(stops == ["Free, Moor"])
  }

  @Test("The configuration's title counts where it is set after a title")
  func configuredTitle() throws {
    let stops = try stops(
      """
      final class BerthController: UIViewController {
        override func viewDidLoad() {
          let button = UIButton()
          button.setTitle("Placeholder", for: .normal)
          var configuration = UIButton.Configuration.filled()
          configuration.title = "Moor"
          button.configuration = configuration
          view.addSubview(button)
        }
      }
      """)
    #expect(stops == ["Moor, button"])
  }

  @Test("Words in the code come before those of a language that is not English where nobody translated them")
  func wordsInCode() throws {
    let texts = try readings([
      "App/Harbour.swift": """
      import UIKit
      final class BerthController: UIViewController {
        override func viewDidLoad() {
          title = NSLocalizedString("berth.title", value: "Berths", comment: "")
        }
      }
      """,
      "App/sv.lproj/Localizable.strings": "\"berth.title\" = \"Kajplatser\";",
    ]).flatMap { $0.elements.map(\.announcement) }
    #expect(texts == ["Berths, heading"])
  }

  // github.com/marmelroy/Localize-Swift: `localized()` gives the words of a key.
  @Test("A key's words are read where Localize-Swift gives it 'localized()'")
  func localizedKey() throws {
    let texts = try readings([
      "App/Harbour.swift": """
      import Localize_Swift
      import UIKit
      final class BerthController: UIViewController {
        override func viewDidLoad() { title = "berth.title".localized() }
      }
      """,
      "App/en.lproj/Localizable.strings": "\"berth.title\" = \"Berths\";",
    ]).flatMap { $0.elements.map(\.announcement) }
    #expect(texts == ["Berths, heading"])
  }

  /// A button and a label, in this order among the views, placed by the code.
  private func placed(_ constraints: String) throws -> [String] {
    try stops(
      """
      import SnapKit
      final class BerthController: UIViewController {
        override func viewDidLoad() {
          let button = UIButton()
          button.setTitle("Moor", for: .normal)
          let label = UILabel()
          label.text = "Pier 4"
          view.addSubview(button)
          view.addSubview(label)
          \(constraints)
        }
      }
      """)
  }

  @Test("A controller's views are laid out over the screen by their constraints, and read from the top")
  func laidOut() throws {
    let stops = try placed(
      """
      NSLayoutConstraint.activate([
        button.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        label.topAnchor.constraint(equalTo: view.topAnchor),
      ])
      """)
    #expect(stops == ["Pier 4", "Moor, button"])
  }

  // SnapKit's README: `make.top.equalTo(view.snp.bottom).offset(8)`, `.inset`, `equalToSuperview()`, several
  // attributes in a chain, and `edges`, `size`, `center`.
  @Test(
    "SnapKit's constraints place views as anchors do",
    arguments: [
      """
      button.snp.makeConstraints { make in make.left.right.bottom.equalToSuperview().inset(16) }
      label.snp.makeConstraints { $0.top.equalTo(view.safeAreaLayoutGuide).offset(8) }
      """,
      """
      label.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.centerX.equalToSuperview()
      }
      button.snp.makeConstraints { $0.top.equalTo(label.snp.bottom).offset(8).priority(.high) }
      """,
      """
      button.snp.makeConstraints { $0.top.equalToSuperview() }
      label.snp.makeConstraints { $0.top.greaterThanOrEqualToSuperview().offset(4) }
      button.snp.remakeConstraints { $0.bottom.equalToSuperview() }
      """,
    ])
  func snapKit(constraints: String) throws {
    #expect(try placed(constraints) == ["Pier 4", "Moor, button"])
  }

  // Graceful (issue): what holds views and is not understood keeps them, with a notice.
  @Test("Views given to a method of which no code is there are added in their order, with a notice")
  func unknownAdditions() throws {
    let code = """
      import UIKit
      final class PierController: UIViewController {
        private let board = UIStackView()
        private let sign = UILabel()
        private let bell = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          sign.text = "Pier 4"
          bell.setTitle("Ring", for: .normal)
          view.addAll(board)
          board.addRows([sign, bell])
          board.addRows([sign])
        }
      }
      """
    let reading = try #require(try readings(["App/Pier.swift": code]).first)
    #expect(reading.elements.map(\.announcement) == ["Pier 4", "Ring, button"])
    let messages = reading.notices.map(\.message)
    #expect(messages.contains("'.addAll' changes nothing here: UIView has no member addAll"))
    #expect(messages.contains("'.addRows' changes nothing here: UIStackView has no member addRows"))
  }

  // UIStackView.alignment: fill unless it is set ("resizes its arranged views to fill the available space
  // perpendicular to the axis"), so all begin at the stack's top and are read from the left.
  @Test("In a horizontal stack that is filled a small label before a high button is read before it")
  func filledStack() throws {
    let stops = try stops(
      """
      final class PierController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let sign = UILabel(), bell = UIButton(type: .system), board = UIStackView(arrangedSubviews: [sign, bell])
          sign.text = "Pier 4"
          bell.setTitle("Ring", for: .normal)
          view.addSubview(board)
        }
      }
      """)
    #expect(stops == ["Pier 4", "Ring, button"])
  }
}

/// What a double tap does in lists and bars of UIKit (UIKit: UITableViewDelegate, UINavigationController).
@Suite("Using screens of UIKit code")
struct UIKitUseTests {
  private let code = """
    import UIKit
    final class LogController: UITableViewController {
      let boats = ["Gull", "Heron"]
      override func viewDidLoad() { super.viewDidLoad(); title = "Log" }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { boats.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = boats[indexPath.row]
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = BoatController()
        page.title = boats[indexPath.row]
        navigationController?.pushViewController(page, animated: true)
      }
    }
    final class BoatController: UIViewController {}
    """

  private func said(_ navigator: Navigator) -> [String] {
    navigator.tree.elements.map { $0.label?.string ?? "" }
  }

  @Test("A double tap on a row tells the delegate; what is pushed is shown, and the back button leads back")
  func rows() throws {
    var options = OpenOptions()
    options.view = "LogController"
    let input = try Earshot.open(bytes: Array(code.utf8), file: "Log.swift", options: options)
    var navigator = try input.navigator()
    _ = navigator.open()
    #expect(said(navigator) == ["Log", "Gull", "Heron"])
    _ = navigator.perform(.swipe(.right))
    _ = navigator.perform(.swipe(.right))
    _ = navigator.perform(.doubleTap)
    #expect(said(navigator) == ["Log", "Heron"])
    _ = navigator.perform(.swipe(.left))
    _ = navigator.perform(.doubleTap)
    #expect(said(navigator) == ["Log", "Gull", "Heron"])
  }

  private func open(_ code: String) throws -> Navigator {
    let input = try Earshot.open(bytes: Array(("import UIKit\n" + code).utf8), file: "Harbour.swift")
    var navigator = try input.navigator()
    _ = navigator.open()
    return navigator
  }

  private func pier(_ asked: String) -> String {
    """
    final class PierController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Ask", for: .normal)
        button.addTarget(self, action: #selector(ask), for: .touchUpInside)
        view.addSubview(button)
      }
      @objc func ask() { \(asked) }
    }
    """
  }

  @Test("An alert that is presented is read as SwiftUI's; its button lets it go (UIKit: UIAlertController)")
  func alerts() throws {
    var navigator = try open(
      pier(
        """
        let alert = UIAlertController(title: "Cast off?", message: "The tide turns.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Now", style: .default))
        present(alert, animated: true)
        """))
    _ = navigator.perform(.doubleTap)
    #expect(said(navigator) == ["Cast off?", "The tide turns.", "Now"])
    _ = navigator.perform(.swipe(.right))
    _ = navigator.perform(.swipe(.right))
    _ = navigator.perform(.doubleTap)
    #expect(said(navigator) == ["Ask"])
  }

  @Test("A controller that is presented stands over the one that presents it")
  func presented() throws {
    var navigator = try open(
      pier(
        """
        let page = UIViewController()
        page.title = "Berths"
        present(UINavigationController(rootViewController: page), animated: true)
        """))
    _ = navigator.perform(.doubleTap)
    #expect(said(navigator) == ["Berths"])
  }

  @Test(
    "A rotor of the app's own has what its search finds, one after the other (UIAccessibilityCustomRotor)")
  func rotors() throws {
    let navigator = try open(
      """
      final class PierController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let marks = ["East", "West"].map { text in
            let label = UILabel()
            label.text = text
            view.addSubview(label)
            return label
          }
          marks[0].accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Marks") { search in
              let now = marks.firstIndex { $0 === search.currentItem.targetElement }
              let next = (now ?? -1) + 1
              guard next < marks.count else { return nil }
              return UIAccessibilityCustomRotorItemResult(targetElement: marks[next], targetRange: nil)
            }
          ]
        }
      }
      """)
    let rotor = try #require(navigator.tree.elements.first?.rotors.first)
    #expect(rotor.name == "Marks")
    #expect(rotor.entries.map(\.label) == ["East", "West"])
  }

  @Test(
    "What a swipe over a row offers, and that it can be deleted, is among its actions (UITableViewDelegate)")
  func rowActions() throws {
    let navigator = try open(
      """
      final class LogController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Gull"
          return cell
        }
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
        override func tableView(
          _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Moor") { _, _, done in done(true) }])
        }
      }
      """)
    #expect(navigator.tree.elements.first?.actions.map(\.name) == ["Moor", "Delete"])
  }
}
