import Testing

@testable import EarshotSwiftUISource

@Suite("Views of UIKit in SwiftUI") struct RepresentableTests {
  private func screen(_ make: String, others: String = "", members: String = "") -> Screen {
    Screen(
      """
      \(others)
      struct Gauge: UIViewRepresentable {
        \(members)
        \(make)
      }
      struct Probe: View { var body: some View { VStack { Text("Before"); Gauge(); Text("After") } } }
      """, open: "Probe")
  }

  @Test("A label says its text, where update sets it too")
  func labels() {
    let shown = screen(
      """
      func makeUIView(context: Context) -> UILabel { let label = UILabel(); label.numberOfLines = 0; return label }
      func updateUIView(_ label: UILabel, context: Context) {
        label.text = "Low water"; label.font = UIFont.preferredFont(forTextStyle: .body); label.layer.cornerRadius = 4 }
      """)
    #expect(shown.texts == ["Before", "Low water", "After"])
    #expect(shown.notices.isEmpty)
  }

  @Test("A plain view says nothing; its subviews are said in order, hidden ones not")
  func subviews() {
    let shown = screen(
      """
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let first = UILabel(); first.text = "Skerry"
        let second = UILabel(); second.text = "hidden"; second.isHidden = true
        let button = UIButton(type: .system); button.setTitle("Sound", for: .normal)
        button.addTarget(context.coordinator, action: #selector(Coordinator.sound), for: .touchUpInside)
        view.addSubview(first); view.addSubview(second); view.addSubview(button)
        NSLayoutConstraint.activate([first.topAnchor.constraint(equalTo: view.topAnchor)])
        return view }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      class Coordinator: NSObject { @objc func sound() {} }
      """)
    #expect(shown.texts == ["Before", "Skerry", "Sound", "After"])
    #expect(shown.node("Button") != nil)
    #expect(shown.notices.isEmpty)
  }

  @Test("A class of the app's own sets itself up in its initialiser")
  func subclasses() {
    let card = """
      class Card: UIView {
        let title = UILabel()
        init(_ text: String) {
          super.init(frame: .zero)
          backgroundColor = .white
          addSubview(title)
          title.text = text }
        required init?(coder: NSCoder) { fatalError("not made from a file") }
      }
      """
    let shown = screen(
      """
      func makeUIView(context: Context) -> Card { Card("Pier 4") }
      func updateUIView(_ view: Card, context: Context) {}
      """, others: card)
    #expect(shown.texts == ["Before", "Pier 4", "After"])
    #expect(shown.notices.isEmpty)
  }

  @Test("Accessibility that is set on a view of UIKit is kept")
  func accessibility() {
    let shown = screen(
      """
      func makeUIView(context: Context) -> UIView {
        let view = UIView(); view.isAccessibilityElement = true; view.accessibilityLabel = "Depth gauge"
        view.accessibilityTraits = .button; return view }
      func updateUIView(_ view: UIView, context: Context) {}
      """)
    #expect(shown.outline.contains(#".accessibilityLabel("Depth gauge")"#))
    #expect(shown.outline.contains(".accessibilityAddTraits([.isButton])"))
    #expect(shown.notices.isEmpty)
  }

  @Test("A view whose content comes from elsewhere is named in a notice and invents nothing")
  func unknown() {
    let shown = screen(
      """
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: URL(string: "https://example.org")!)) }
      """)
    #expect(shown.texts == ["Before", "After"])
    #expect(shown.notices.contains { $0.message.contains("'Gauge' shows a UIKit view") })
  }

  @Test("A controller shows its view after it was loaded")
  func controllers() {
    let shown = Screen(
      """
      class Log: UIViewController {
        override func viewDidLoad() { super.viewDidLoad()
          let field = UITextField(); field.placeholder = "Entry"; view.addSubview(field) } }
      struct LogView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Log { Log() }
        func updateUIViewController(_ controller: Log, context: Context) {} }
      struct Probe: View { var body: some View { LogView() } }
      """, open: "Probe")
    #expect(shown.node("TextField") != nil)
    #expect(shown.notices.isEmpty)
  }

  @Test("A cell without arguments sets itself up in the initialiser that UIKit comes to")
  func cells() {
    let cell = """
      class Cell: UITableViewCell {
        let title = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier); prepare() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        func prepare() { title.text = "Berth"; contentView.addSubview(title) } }
      class Wide: Cell { override func prepare() { super.prepare(); title.text = "Wide berth" } }
      """
    let shown = screen(
      """
      func makeUIView(context: Context) -> Cell { Wide() }
      func updateUIView(_ view: Cell, context: Context) {}
      """, others: cell)
    #expect(shown.texts == ["Before", "Wide berth", "After"])
  }
}
