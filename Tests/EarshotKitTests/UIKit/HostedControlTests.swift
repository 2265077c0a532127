import EarshotKit
import EarshotVoiceOver
import Testing

/// UIKit's controls in SwiftUI (spec formats.md 11; words as in the cases of AccessibilitySnapshot).
@Suite("Controls of UIKit in SwiftUI")
struct HostedControlTests {
  @Test(
    "A control says its label, its value and what it is",
    arguments: [
      (
        #"let a = UISwitch(); a.isOn = true; a.accessibilityLabel = "Fog horn"; return a"#,
        ["Fog horn, switch button, on, Double tap to toggle setting."]
      ),
      (
        #"let a = UISlider(); a.maximumValue = 10; a.value = 4; a.accessibilityLabel = "Depth"; return a"#,
        ["Depth, 40%, adjustable, Swipe up or down with one finger to adjust the value."]
      ),
      ("let a = UIProgressView(progressViewStyle: .bar); a.progress = 0.25; return a", ["25%"]),
      (
        "let a = UIPageControl(); a.numberOfPages = 3; a.currentPage = 1; return a",
        ["page 2 of 3, adjustable, Swipe up or down with one finger to adjust the value."]
      ),
      (
        #"let a = UITextField(); a.placeholder = "Name"; return a"#, ["Name, text field, Double tap to edit."]
      ),
      (
        #"let a = UISearchBar(); a.placeholder = "Find"; return a"#,
        ["Find, search field, Double tap to edit."]
      ),
      (
        #"let a = UISearchBar(); a.searchTextField.accessibilityLabel = "Find a boat"; a.text = "Nell"; return a"#,
        ["Find a boat, Nell, search field, Double tap to edit."]
      ),
      (#"let a = UITextView(); a.text = "Log"; a.isEditable = false; return a"#, ["Log"]),
      (
        #"let a = UISegmentedControl(items: ["Ebb", "Flow"]); a.selectedSegmentIndex = 1; return a"#,
        ["Ebb, button, 1 of 2", "Selected, Flow, button, 2 of 2"]
      ),
      ("let a = UIStepper(); a.value = 5; return a", ["Decrement, button", "Increment, button"]),
      ("let a = UIActivityIndicatorView(); return a", []),
      ("UIVisualEffectView(effect: UIBlurEffect(style: .regular))", []),
      ("UIImageView(image: UIImage(systemName: \"star\"))", []),
    ])
  func controls(make: String, said: [String]) throws {
    let shown = try HostedScreen(make)
    #expect(shown.inside == said)
    #expect(shown.notices.isEmpty)
  }

  @Test(
    "A button says its title, else its image or what its type draws",
    arguments: [
      (#"let a = UIButton(); a.setTitle("Sail", for: .normal); return a"#, "Sail, button"),
      (
        #"var c = UIButton.Configuration.filled(); c.title = "Sail"; c.subtitle = "now"; return UIButton(configuration: c)"#,
        "Sail, now, button"
      ),
      (
        #"let a = UIButton(); a.setTitle("Off", for: .normal); a.setTitle("On", for: .selected); a.isSelected = true; return a"#,
        "Selected, On, button"
      ),
      ("UIButton(type: .close)", "Close, button"),
      (#"let a = UIButton(primaryAction: UIAction(title: "Dock") { _ in }); return a"#, "Dock, button"),
      (
        #"let a = UIButton(); a.setImage(UIImage(systemName: "trash"), for: .normal); a.accessibilityLabel = "Delete the log"; return a"#,
        "Delete the log, button"
      ),
    ])
  func buttons(make: String, said: String) throws {
    let shown = try HostedScreen(make)
    #expect(shown.inside == [said])
    #expect(shown.notices.isEmpty)
  }

  @Test("A table asks its data source for sections and rows; a cell of a built-in style is one element")
  func tables() throws {
    let shown = try HostedScreen(
      controller: "UINavigationController(rootViewController: Log())",
      others: """
        class Log: UITableViewController {
          override func viewDidLoad() { super.viewDidLoad(); title = "Log book"
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry") }
          override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Today" }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Row \\(indexPath.row)"; content.secondaryText = "calm"
            cell.contentConfiguration = content
            return cell }
        }
        """)
    #expect(
      shown.stops == ["Log book, heading", "Add, button", "Today, heading", "Row 0, calm", "Row 1, calm"])
    #expect(shown.notices.isEmpty)
  }

  @Test("Cells of the app's own pass on what is in them, row by row")
  func ownCells() throws {
    let shown = try HostedScreen(
      controller: "Fleet()",
      others: """
        class BoatCell: UITableViewCell {
          let name = UILabel(); let call = UIButton()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            call.setTitle("Call", for: .normal)
            contentView.addSubview(name); contentView.addSubview(call) }
          required init?(coder: NSCoder) { fatalError() } }
        class Fleet: UIViewController, UITableViewDataSource {
          let boats = ["Ada", "Nell"]
          let table = UITableView()
          override func viewDidLoad() { super.viewDidLoad()
            table.register(BoatCell.self, forCellReuseIdentifier: "boat"); table.dataSource = self
            view.addSubview(table) }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { boats.count }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath) as! BoatCell
            cell.name.text = boats[indexPath.row]
            return cell } }
        """)
    #expect(shown.stops == ["Ada", "Call, button", "Nell", "Call, button"])
  }

  @Test("A diffable data source makes a cell of each item of its snapshot")
  func snapshots() throws {
    let shown = try HostedScreen(
      controller: "Fleet(collectionViewLayout: UICollectionViewFlowLayout())",
      others: """
        class Fleet: UICollectionViewController {
          enum Section { case main }
          var source: UICollectionViewDiffableDataSource<Section, String>!
          override func viewDidLoad() {
            super.viewDidLoad()
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
              var content = cell.defaultContentConfiguration()
              content.text = item; cell.contentConfiguration = content }
            source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) { view, path, item in
              view.dequeueConfiguredReusableCell(using: registration, for: path, item: item) }
            var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
            snapshot.appendSections([.main]); snapshot.appendItems(["Ada", "Nell"])
            source.apply(snapshot, animatingDifferences: false) }
        }
        """)
    #expect(shown.stops == ["Ada", "Nell"])
    #expect(shown.notices.isEmpty)
  }

  @Test(
    "A section's own snapshot shows what is below its expanded items (UIKit: NSDiffableDataSourceSectionSnapshot)"
  )
  func outlines() throws {
    let shown = try HostedScreen(
      controller: "Fleet(collectionViewLayout: UICollectionViewFlowLayout())",
      others: """
        class Fleet: UICollectionViewController {
          var source: UICollectionViewDiffableDataSource<String, String>!
          override func viewDidLoad() {
            super.viewDidLoad()
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
              var content = cell.defaultContentConfiguration()
              content.text = item; cell.contentConfiguration = content }
            source = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) { view, path, item in
              view.dequeueConfiguredReusableCell(using: registration, for: path, item: item) }
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["North", "South"])
            outline.append(["Gull", "Tern"], to: "North"); outline.append(["Skua"], to: "South")
            outline.expand(["North", "South"]); outline.collapse(["South"])
            source.apply(outline, to: "main") }
        }
        """)
    #expect(shown.stops == ["North", "Gull", "Tern", "South"])
    #expect(shown.notices.isEmpty)
  }

  @Test("A layer of an app's own only draws")
  func layers() throws {
    let shown = try HostedScreen(
      "Dial()",
      others: """
        final class Needle: CALayer { override func display() {} }
        final class Dial: UIView {
          let needle = Needle()
          init() {
            super.init(frame: .zero)
            layer.addSublayer(needle); needle.frame = bounds
            needle.removeAnimation(forKey: "turn"); needle.setNeedsDisplay()
            isAccessibilityElement = true; accessibilityLabel = "Half full"
          }
          required init?(coder: NSCoder) { nil }
        }
        """)
    #expect(shown.inside == ["Half full"])
    #expect(shown.notices.isEmpty)
  }

  @Test("A cell with UIHostingConfiguration shows SwiftUI")
  func hostingConfiguration() throws {
    let shown = try HostedScreen(
      #"let cell = UITableViewCell(); cell.contentConfiguration = UIHostingConfiguration { Text("Tide"); Text("Low") }; return cell"#
    )
    #expect(shown.inside == ["Tide", "Low"])
  }

  @Test("A tab bar controller shows the tab that is chosen, and its tabs")
  func tabs() throws {
    let shown = try HostedScreen(
      controller: """
        let bar = UITabBarController(); let a = Page(); a.title = "Tides"; let b = Page(); b.title = "Boats"
        bar.viewControllers = [a, b]; return bar
        """,
      others: """
        class Page: UIViewController { override func viewDidLoad() { super.viewDidLoad()
          let label = UILabel(); label.text = "Page of \\(title ?? "")"; view.addSubview(label) } }
        """)
    #expect(shown.stops.first == "Page of Tides")
    #expect(shown.stops.dropFirst().map { $0.contains("Tides") } == [true, false])
  }
}

/// What a double tap and swipes do to UIKit's controls, and what their targets make of it.
@Suite("Using controls of UIKit in SwiftUI")
struct HostedUseTests {
  private func screen(_ make: String) throws -> Navigator {
    let source = """
      import SwiftUI
      import UIKit
      struct Gauge: UIViewRepresentable {
        @Binding var said: String
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UIView { \(make) }
        func updateUIView(_ view: UIView, context: Context) {}
        class Coordinator: NSObject {
          var parent: Gauge
          init(_ parent: Gauge) { self.parent = parent }
          @objc func changed(_ sender: UISwitch) { parent.said = sender.isOn ? "lit" : "dark" }
          @objc func pressed() { parent.said = "pressed" }
        }
      }
      struct Harbour: View {
        @State var said = "nothing"
        var body: some View { VStack { Gauge(said: $said); Text(said) } }
      }
      #Preview { Harbour() }
      """
    let input = try Earshot.open(bytes: Array(source.utf8), file: "Harbour.swift")
    var navigator = try input.navigator()
    _ = navigator.open()
    return navigator
  }

  private func heard(_ navigator: Navigator) -> [String] {
    navigator.tree.elements.map { ($0.label?.string ?? "") + " " + ($0.value?.string ?? "") }
  }

  @Test("A double tap on a switch turns it and tells the target of the coordinator")
  func switches() throws {
    var navigator = try screen(
      """
      let lamp = UISwitch(); lamp.accessibilityLabel = "Lamp"
      lamp.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
      return lamp
      """)
    #expect(heard(navigator) == ["Lamp 0", "nothing "])
    _ = navigator.perform(.doubleTap)
    #expect(heard(navigator) == ["Lamp 1", "lit "])
  }

  @Test("A double tap on a button calls its target")
  func buttons() throws {
    var navigator = try screen(
      """
      let button = UIButton(); button.setTitle("Horn", for: .normal)
      button.addTarget(context.coordinator, action: #selector(Coordinator.pressed), for: .touchUpInside)
      return button
      """)
    _ = navigator.perform(.doubleTap)
    #expect(heard(navigator) == ["Horn ", "pressed "])
  }
}
