import EarshotVocabulary
import Testing

/// The Swift Programming Language, Extensions: what an extension adds may be called like what the type has; of
/// two that fit, the one that asks for no optional is called.
@Suite("Methods that an app adds under the name of a package's own") struct SameCallTests {
  private let declared = """
    import HarbourKit
    import SwiftUI
    extension BerthMap {
      func anchored(_ place: Anchor?) -> Self { if let place { return anchored(place) } else { return self } }
      func moored(to quay: Quay?) -> Self { if let quay { return self.moored(to: quay) } else { return self } }
    }
    let quay = Quay { $0.length = 4 }
    """

  @Test("The package's own is called where the app's would call itself with what it was given")
  func packages() {
    let screen = Screen(
      """
      \(declared)
      struct Probe: View { var body: some View { VStack {
        BerthMap { Text("Berth 4") }.anchored(Anchor(depth: 2))
        BerthMap { Text("Berth 5") }.moored(to: quay)
        BerthMap { Text("Berth 6") }.moored(to: nil)
      } } }
      """, open: "Probe")
    #expect(screen.texts == ["Berth 4", "Berth 5", "Berth 6"])
    #expect(!screen.notices.contains { $0.message.contains("nested deeper") })
  }

  @Test("A method that calls itself with something else goes on")
  func recursion() {
    let declared = """
      extension Array where Element == Int {
        func halved(_ times: Int?) -> [Int] {
          guard let times, times > 0 else { return self }
          return map { $0 / 2 }.halved(times - 1)
        }
      }
      """
    let screen = Screen(
      "\(declared)\nstruct Probe: View { var body: some View { Text(\"\\([8, 4].halved(2))\") } }",
      open: "Probe")
    #expect(screen.texts == ["[2, 1]"])
  }

  @Test("A method that would hand itself a text for an address is not called: its package's is")
  func otherTypes() {
    let screen = Screen(
      """
      import HarbourKit
      import SwiftUI
      extension Ledger {
        func entry(for place: URL) throws -> String { try entry(for: place.absoluteString) }
      }
      struct Probe: View { let place = URL(string: "harbour.example")!
        var body: some View { Text((try? Ledger.shared.entry(for: place)) ?? "none") } }
      """, open: "Probe")
    #expect(screen.texts == [#"«(try? Ledger.shared.entry(for: place)) ?? "none"»"#])
    #expect(!screen.notices.contains { $0.message.contains("nested deeper") })
  }

  @Test("A property of the SDK's name asks for the SDK's of the same value, and may set itself")
  func properties() {
    let screen = Screen(
      """
      enum Unit: String { case metres, feet }
      extension String {
        var removingPercentEncoding: String {
          get throws {
            guard let plain = self.removingPercentEncoding else { throw CocoaError(.coderReadCorrupt) }
            return plain
          }
        }
        var pathExtension: String { (self as NSString).pathExtension }
      }
      extension UserDefaults {
        var unit: Unit {
          get {
            if let unit = Unit(rawValue: string(forKey: "unit") ?? "") { return unit }
            self.unit = .metres
            return .metres
          }
          set { set(newValue.rawValue, forKey: "unit") }
        }
      }
      struct Probe: View { var body: some View { VStack {
        Text((try? "low%20tide".removingPercentEncoding) ?? "none")
        Text("quay/boats.txt".pathExtension)
        Text(UserDefaults.standard.unit.rawValue + " " + (UserDefaults.standard.string(forKey: "unit") ?? "unset"))
      } } }
      """, open: "Probe")
    #expect(screen.texts == ["low tide", "txt", "metres metres"])
    #expect(screen.notices.map(\.message) == [])
  }

  @Test("A static function of the SDK's name is the SDK's inside, also where it gives Self")
  func statics() {
    let screen = Screen(
      """
      import SwiftUI
      import Tagged
      typealias Lettering = Tagged<Font, String>
      extension Lettering { static let bold: Self = "Harbour-Bold" }
      extension Font {
        static func custom(_ name: Lettering, size: CGFloat) -> Self { .custom(name.rawValue, size: size) }
      }
      struct Probe: View { let name = Lettering.bold
        var body: some View { Text("Ebb").font(.custom(name, size: 20)) } }
      """, open: "Probe")
    #expect(screen.texts == ["Ebb"])
    #expect(screen.notices.map(\.message) == [])
  }

  @Test("A stack of UIKit takes a view that may be missing")
  func arranged() {
    let screen = Screen(
      """
      extension UIStackView {
        func addArrangedSubview(_ view: UIView?) { if let view = view { self.addArrangedSubview(view) } }
      }
      final class Card: UIStackView {
        init(_ text: String) {
          super.init(frame: .zero)
          let label = UILabel()
          label.text = text
          addArrangedSubview(label)
          addArrangedSubview(nil)
        }
        required init(coder: NSCoder) { fatalError() }
      }
      struct Shown: UIViewRepresentable {
        func makeUIView(context: Context) -> Card { Card("Quay") }
        func updateUIView(_ card: Card, context: Context) {}
      }
      struct Probe: View { var body: some View { Shown() } }
      """, open: "Probe")
    #expect(screen.outline.contains("Quay"))
    #expect(!screen.notices.contains { $0.message.contains("nested deeper") })
  }
}
