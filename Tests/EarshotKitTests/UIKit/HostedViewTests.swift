import Testing

/// Views of UIKit in SwiftUI, by UIKit's own rules: classes by spec formats.md 11, elements and their
/// order by spec announcements.md 4. Where they stand among SwiftUI's views is unchecked on a device.
@Suite("Views of UIKit in SwiftUI")
struct HostedViewTests {
  @Test("A label says its text, where update sets it too")
  func labels() throws {
    let shown = try HostedScreen(
      "UILabel()", update: #"(view as! UILabel).text = "Low water"; view.layer.cornerRadius = 4"#)
    #expect(shown.stops == ["Before", "Low water", "After"])
    #expect(shown.notices.isEmpty)
  }

  @Test("A layer that nobody added to has no layers inside; a condition on them is decided")
  func layers() throws {
    let shown = try HostedScreen(
      "UILabel()",
      update: #"(view as! UILabel).text = view.layer.sublayers?.first == nil ? "Bare" : "Layered""#)
    #expect(shown.stops == ["Before", "Bare", "After"])
    #expect(shown.notices.isEmpty)
  }

  @Test("A label without a text is no element")
  func emptyLabels() throws {
    #expect(try HostedScreen(#"let label = UILabel(); label.text = ""; return label"#).inside.isEmpty)
  }

  @Test("Of a text and an attributed text the one that was set last counts")
  func lastText() throws {
    let shown = try HostedScreen(
      #"let label = UILabel(); label.attributedText = NSAttributedString(string: "Ebb"); label.text = "Flow"; return label"#
    )
    #expect(shown.inside == ["Flow"])
  }

  @Test("A plain view says nothing; its subviews are said, hidden and clear ones not")
  func subviews() throws {
    let shown = try HostedScreen(
      """
      let view = UIView()
      let first = UILabel(); first.text = "Skerry"
      let second = UILabel(); second.text = "hidden"; second.isHidden = true
      let third = UILabel(); third.text = "clear"; third.alpha = 0
      let button = UIButton(type: .system); button.setTitle("Sound", for: .normal)
      for part in [first, second, third, button] { view.addSubview(part) }
      return view
      """)
    #expect(shown.inside == ["Skerry", "Sound, button"])
    #expect(shown.notices.isEmpty)
  }

  @Test("Constraints place subviews, and places decide the order, not that of adding them")
  func constraints() throws {
    let shown = try HostedScreen(
      """
      let view = UIView()
      let lower = UILabel(); lower.text = "Second"
      let upper = UILabel(); upper.text = "First"
      view.addSubview(lower); view.addSubview(upper)
      NSLayoutConstraint.activate([
        upper.topAnchor.constraint(equalTo: view.topAnchor), upper.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 8),
        lower.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.bottomAnchor.constraint(equalTo: lower.bottomAnchor),
      ])
      return view
      """)
    #expect(shown.inside == ["First", "Second"])
    #expect(shown.notices.isEmpty)
  }

  @Test("Frames place subviews")
  func frames() throws {
    let shown = try HostedScreen(
      """
      let view = UIView()
      let right = UILabel(frame: CGRect(x: 200, y: 0, width: 80, height: 20)); right.text = "Starboard"
      let left = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20)); left.text = "Port"
      view.addSubview(right); view.addSubview(left)
      return view
      """)
    #expect(shown.inside == ["Port", "Starboard"])
  }

  @Test("A class of the app's own sets itself up in its initialiser")
  func subclasses() throws {
    let shown = try HostedScreen(
      #"Card("Pier 4")"#,
      others: """
        class Card: UIView {
          let title = UILabel()
          init(_ text: String) {
            super.init(frame: .zero)
            backgroundColor = .white
            addSubview(title)
            title.text = text }
          required init?(coder: NSCoder) { fatalError("not made from a file") }
        }
        """)
    #expect(shown.inside == ["Pier 4"])
    #expect(shown.notices.isEmpty)
  }

  @Test("A cell without arguments sets itself up in the initialiser that UIKit comes to")
  func cells() throws {
    let shown = try HostedScreen(
      "Wide()",
      others: """
        class Cell: UITableViewCell {
          let title = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier); prepare() }
          required init?(coder: NSCoder) { super.init(coder: coder) }
          func prepare() { title.text = "Berth"; contentView.addSubview(title) } }
        class Wide: Cell { override func prepare() { super.prepare(); title.text = "Wide berth" } }
        """)
    #expect(shown.inside == ["Wide berth"])
  }

  @Test("Views stand together: what surrounds them in SwiftUI does not come between")
  func block() throws {
    let shown = try HostedScreen(
      """
      let stack = UIStackView(); stack.axis = .vertical
      for name in ["Ebb", "Flow"] { let label = UILabel(); label.text = name; stack.addArrangedSubview(label) }
      return stack
      """, around: #"HStack { Gauge(); VStack { Text("a"); Text("b") } }"#)
    #expect(shown.inside == ["Ebb", "Flow", "a", "b"])
  }

  @Test("A disabled SwiftUI view around it dims it (unchecked)")
  func disabled() throws {
    let shown = try HostedScreen(
      #"let button = UIButton(); button.setTitle("Sail", for: .normal); return button"#,
      around: "Gauge().disabled(true)")
    #expect(shown.inside == ["Sail, dimmed, button"])
  }

  @Test("A hidden or faded out representable is not read")
  func hidden() throws {
    let make = #"let label = UILabel(); label.text = "gone"; return label"#
    #expect(try HostedScreen(make, around: "Gauge().accessibilityHidden(true)").inside.isEmpty)
    #expect(try HostedScreen(make, around: "Gauge().opacity(0)").inside.isEmpty)
  }

  @Test("A label that SwiftUI gives the one element inside is what is said")
  func labelFromOutside() throws {
    let shown = try HostedScreen(
      #"let label = UILabel(); label.text = "3"; return label"#,
      around: #"Gauge().accessibilityLabel("Three boats")"#)
    #expect(shown.inside == ["Three boats"])
  }

  @Test("The view is made once and keeps what happened to it")
  func madeOnce() throws {
    let shown = try HostedScreen(
      """
      let label = UILabel(); Log.made += 1; label.text = "Made \\(Log.made)"; return label
      """, others: "class Log { static var made = 0 }", around: "Gauge(); Gauge()")
    #expect(shown.inside == ["Made 1", "Made 2"])
  }

  @Test(
    "A view whose content comes from elsewhere is named in a notice and invents nothing",
    arguments: ["WKWebView", "SCNView", "PDFView"])
  func contentFromOutside(name: String) throws {
    let shown = try HostedScreen("let view = \(name)(); return view")
    #expect(shown.inside.isEmpty)
    #expect(shown.notices.contains { $0.message.contains("'\(name)'") })
  }

  @Test("So is a controller whose content comes from elsewhere, by an alias of its class too")
  func controllersFromOutside() throws {
    let film = try HostedScreen(controller: "AVPlayerViewController()", others: "")
    #expect(film.inside.isEmpty)
    #expect(film.notices.contains { $0.message.contains("'AVPlayerViewController'") })
    let chart = try HostedScreen(
      controller: "Deck()",
      others: """
        enum Platform { typealias Controller = UIViewController
          class Deck: Controller { override func loadView() { view = SCNView() } } }
        typealias Deck = Platform.Deck
        """)
    #expect(chart.notices.contains { $0.message.contains("'SCNView'") })
  }

  @Test("SwiftUI in a hosting controller is read by SwiftUI's rules at its place")
  func swiftUI() throws {
    let shown = try HostedScreen(
      controller: "Deck()",
      others: """
        class Deck: UIViewController {
          override func viewDidLoad() { super.viewDidLoad()
            let title = UILabel(); title.text = "Deck"; view.addSubview(title)
            let host = UIHostingController(rootView: Toggle("Lights", isOn: .constant(true)))
            addChild(host); view.addSubview(host.view); host.didMove(toParent: self) } }
        """)
    #expect(shown.stops.first == "Deck")
    #expect(shown.stops.last?.hasPrefix("Lights, switch button, on") == true)
    #expect(shown.notices.isEmpty)
  }
}

@Suite("Previews of UIKit")
struct UIKitPreviewTests {
  @Test(
    "A preview shows a view or a controller of UIKit",
    arguments: [
      ("Page()", ["Page"]), (#"let label = UILabel(); label.text = "Low"; return label"#, ["Low"]),
      ("UINavigationController(rootViewController: Page())", ["Tides, heading", "Page"]),
    ])
  func previews(body: String, said: [String]) throws {
    let shown = try HostedScreen(
      source: """
        import UIKit
        class Page: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); title = "Tides"
            let label = UILabel(); label.text = "Page"; view.addSubview(label) } }
        #Preview { \(body) }
        """)
    #expect(shown.stops == said)
  }
}
