import Testing

/// Swift's rules of inheritance for what an app adds to UIKit's classes; UIKit's documented traits.
@Suite("What an app adds to UIKit's classes") struct AddedStaticTests {
  private let added = """
    protocol Moorable { static func moored() -> Self }
    extension UIView: Moorable {
      static func moored() -> Self {
        let view = self.init(frame: .zero)
        view.accessibilityHint = "Moored"
        return view
      }
    }
    final class Buoy: UIView {
      let label = UILabel.moored()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Buoy"
        addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  @Test("A static function of UIView makes a view of the class that it is called on")
  func inherited() throws {
    #expect(
      try HostedScreen("let label = UILabel.moored(); label.text = \"Quay\"; return label", others: added)
        .inside == ["Quay, Moored"])
    let screen = try HostedScreen("Buoy.moored()", others: added)
    #expect(screen.inside == ["Buoy, Moored"])
    #expect(screen.notices.isEmpty)
  }

  @Test("Traits say what surrounds a view")
  func traits() throws {
    let screen = try HostedScreen(
      """
      let label = UILabel()
      let isDark = label.traitCollection.userInterfaceStyle == .dark
      let isCompact = UITraitCollection.current.horizontalSizeClass == .compact
      label.text = (isDark ? "night" : "day") + (isCompact ? " narrow" : " wide")
      return label
      """)
    #expect(screen.inside == ["day narrow"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A search field has no tokens and the usual keyboard until it is told otherwise")
  func fields() throws {
    let screen = try HostedScreen(
      """
      let bar = UISearchBar()
      bar.placeholder = bar.searchTextField.tokens.isEmpty && bar.searchTextField.keyboardType == .default ? "Find a boat" : "Odd"
      return bar
      """)
    #expect(screen.inside.first?.hasPrefix("Find a boat") == true)
    #expect(screen.notices.isEmpty)
  }
}
