import EarshotKit
import EarshotVocabulary
import Testing

/// Views of packages that are not there, and methods that they add to UIKit's views: as with SwiftUI's, an
/// unknown view keeps the content it was given, and one that is changed in an unknown way is read as it was.
@Suite("UIKit views of which the code is not there")
struct UnknownUIKitTests {
  private func reading(_ properties: String, _ loading: String) throws -> ScreenReading {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Pier.swift",
      """
      import UIKit
      import Buoyant
      import Then
      final class PierController: UIViewController {
        \(properties)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(loading)
        }
      }
      """)
    return try #require(try Earshot.open([folder.path]).readings().first)
  }

  @Test("A constraint that an interface file fills is there, as its views are")
  func constraint() throws {
    let reading = try reading(
      "@IBOutlet private weak var ledge: NSLayoutConstraint!\n  let sign = UILabel()",
      "ledge.constant = 4; sign.text = \"Ledge\"; view.addSubview(sign)")
    #expect(reading.elements.map(\.announcement) == ["Ledge"])
    #expect(!reading.notices.contains { $0.message.contains("'ledge' is nil") })
  }

  @Test("A view of a package is named where it stands")
  func views() throws {
    let reading = try reading(
      "let sign = BuoyantLabel(size: 4); let wave = Buoyant.shared.wave()",
      "view.addSubview(sign); view.addSubview(wave)")
    #expect(reading.elements.map(\.announcement) == ["«sign»", "«wave»"])
    let messages = reading.notices.map(\.message)
    #expect(messages.contains("what 'sign' shows is not known here: BuoyantLabel isn't declared"))
    #expect(messages.contains("what 'wave' shows is not known here: Buoyant isn't declared"))
  }

  @Test("One shows the words that it was made with, also from a property")
  func words() throws {
    let reading = try reading("let sign = BuoyantLabel(text: \"Pier 4\")", "view.addSubview(sign)")
    #expect(reading.elements.map(\.announcement) == ["Pier 4"])
  }

  @Test("What a representable makes in a way that nothing declares is named where it stands")
  func made() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Pier.swift",
      """
      import LinkPresentation
      import SwiftUI
      struct Sign: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel(harbor: 3) }
        func updateUIView(_ label: UILabel, context: Context) {}
      }
      struct Link: UIViewRepresentable {
        func makeUIView(context: Context) -> LPLinkView { LPLinkView(url: URL(string: "https://example.com")!) }
        func updateUIView(_ view: LPLinkView, context: Context) {
          LPMetadataProvider().startFetchingMetadata(for: view.metadata.url!) { found, _ in
            if let found { view.metadata = found }
          }
        }
      }
      #Preview("Sign") { Sign() }
      #Preview("Link") { Link() }
      """)
    let readings = try Earshot.open([folder.path]).readings()
    #expect(readings.map { $0.elements.map(\.announcement) } == [["«Sign»"], ["«LPLinkView»"]])
    let messages = readings.first?.notices.map(\.message) ?? []
    #expect(messages.contains { $0.contains("UILabel has no member init(harbor:)") })
  }

  @Test("A view that a method of a package gives back is read without it")
  func changed() throws {
    let reading = try reading(
      "let sign = UILabel()", "sign.text = \"Pier 4\"; view.addSubview(sign.rounded(8))")
    #expect(reading.elements.map(\.announcement) == ["Pier 4"])
    #expect(
      reading.notices.map(\.message) == [
        "'.rounded' changes nothing here: UILabel has no member rounded"
      ])
  }

  // github.com/devxoul/Then: `then` gives the value as its closure leaves it.
  @Test("What `then` sets up where a view is made is said of it")
  func then() throws {
    let reading = try reading(
      """
      let sign = UILabel().then { $0.text = "Pier 4" }
      lazy var bell = UIButton(type: .system).then {
        $0.setTitle("Ring", for: .normal)
        $0.isEnabled = false
      }
      """, "view.addSubview(sign); view.addSubview(bell)")
    #expect(reading.elements.map(\.announcement) == ["Pier 4", "Ring, dimmed, button"])
    #expect(reading.notices.isEmpty)
  }

  @Test("An attributed text of what is not known is its source, as a plain one is")
  func attributedTexts() throws {
    let reading = try reading(
      "let label = UILabel()",
      """
      label.attributedText = NSMutableAttributedString(string: PierStore.shared.title)
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
      view.addSubview(label)
      """)
    let words = reading.elements.map(\.announcement)
    #expect(words.count == 1)
    #expect(words.allSatisfy { $0.hasPrefix("«") && $0.contains("PierStore.shared.title") })
  }
}
