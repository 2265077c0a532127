import Testing

/// What code sets on UIKit's views stands in place of what the class says (`UIAccessibility.h`; spec
/// announcements.md 4 and the cases of AccessibilitySnapshot).
@Suite("Accessibility of UIKit's views in SwiftUI")
struct HostedAccessibilityTests {
  @Test("A view that is made an element says what it is given")
  func element() throws {
    let shown = try HostedScreen(
      """
      let view = UIView(); view.isAccessibilityElement = true
      view.accessibilityLabel = "Depth gauge"; view.accessibilityValue = "4 metres"
      view.accessibilityHint = "Shows the chart."; view.accessibilityTraits = .button
      return view
      """)
    #expect(shown.inside == ["Depth gauge, 4 metres, button, Shows the chart."])
    #expect(shown.notices.isEmpty)
  }

  @Test("Traits that are set replace those of the class, where SwiftUI's are added")
  func replacedTraits() throws {
    let shown = try HostedScreen(
      #"let button = UIButton(); button.setTitle("Pier", for: .normal); button.accessibilityTraits = .header; return button"#
    )
    #expect(shown.inside == ["Pier, heading"])
  }

  @Test("Traits that are inserted join those of the class; removed ones leave them")
  func insertedTraits() throws {
    let make = { (change: String) in
      #"let button = UIButton(); button.setTitle("Pier", for: .normal); \#(change); return button"#
    }
    #expect(
      try HostedScreen(make("button.accessibilityTraits.insert(.selected)")).inside == [
        "Selected, Pier, button"
      ])
    #expect(try HostedScreen(make("button.accessibilityTraits.remove(.button)")).inside == ["Pier"])
  }

  @Test("A disabled control is dimmed, a selected one says so")
  func states() throws {
    let make = { (change: String) in
      #"let button = UIButton(); button.setTitle("Pier", for: .normal); \#(change); return button"#
    }
    #expect(try HostedScreen(make("button.isEnabled = false")).inside == ["Pier, dimmed, button"])
    #expect(try HostedScreen(make("button.isSelected = true")).inside == ["Selected, Pier, button"])
    #expect(
      try HostedScreen(
        #"let view = UIView(); view.isAccessibilityElement = true; view.accessibilityLabel = "Lock"; view.accessibilityTraits = [.button, .notEnabled]; return view"#
      ).inside == ["Lock, dimmed, button"])
  }

  @Test("An adjustable view that the app's class makes itself is one, and its overrides count")
  func adjustable() throws {
    let shown = try HostedScreen(
      "Dial()",
      others: """
        class Dial: UIControl {
          var level = 3
          override var isAccessibilityElement: Bool { get { true } set {} }
          override var accessibilityLabel: String? { get { "Level" } set {} }
          override var accessibilityValue: String? { get { "\\(level)" } set {} }
          override var accessibilityTraits: UIAccessibilityTraits {
            get { [super.accessibilityTraits, .adjustable] } set {} }
          override func accessibilityIncrement() { level += 1 }
          override func accessibilityDecrement() { level -= 1 }
        }
        """)
    #expect(
      shown.inside == ["Level, 3, adjustable, Swipe up or down with one finger to adjust the value."])
  }

  @Test("What is no element stays one of its subviews' places; a label that is taken out is not read")
  func takenOut() throws {
    let shown = try HostedScreen(
      """
      let stack = UIStackView(); stack.axis = .vertical
      let one = UILabel(); one.text = "one"; one.isAccessibilityElement = false
      let two = UILabel(); two.text = "two"
      stack.addArrangedSubview(one); stack.addArrangedSubview(two)
      return stack
      """)
    #expect(shown.inside == ["two"])
  }

  @Test("accessibilityElementsHidden and a modal view hide what they say")
  func hiding() throws {
    let shown = try HostedScreen(
      """
      let view = UIView()
      let back = UILabel(); back.text = "behind"
      let sheet = UIView(); sheet.accessibilityViewIsModal = true
      let text = UILabel(); text.text = "Storm"; sheet.addSubview(text)
      let more = UIView(); more.accessibilityElementsHidden = true
      let deep = UILabel(); deep.text = "hidden"; more.addSubview(deep); sheet.addSubview(more)
      view.addSubview(back); view.addSubview(sheet)
      return view
      """)
    #expect(shown.inside == ["Storm"])
  }

  @Test("accessibilityElements say which and in which order, views inside and elements of their own")
  func vendedElements() throws {
    let shown = try HostedScreen(
      """
      let view = UIView()
      let a = UILabel(); a.text = "A"; let b = UILabel(); b.text = "B"; let c = UILabel(); c.text = "C"
      view.addSubview(a); view.addSubview(b); view.addSubview(c)
      let own = UIAccessibilityElement(accessibilityContainer: view)
      own.accessibilityLabel = "Own"; own.accessibilityTraits = .button
      view.accessibilityElements = [c, own, a]
      return view
      """)
    #expect(shown.inside == ["C", "Own, button", "A"])
  }

  @Test("Custom actions are offered, as closures and as selectors")
  func actions() throws {
    let shown = try HostedScreen(
      """
      let view = UIView(); view.isAccessibilityElement = true; view.accessibilityLabel = "Boat"
      view.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Tow") { _ in true },
        UIAccessibilityCustomAction(name: "Sink", target: self, selector: #selector(Deck.sink)),
      ]
      return view
      """, others: "class Deck { @objc func sink() {} }")
    #expect(shown.inside == ["Boat, Actions available"])
  }
}
