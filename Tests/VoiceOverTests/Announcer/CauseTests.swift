import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// What `--explain` owes: contract 1 and 2. The evidence itself stands in `AnnouncementRule`.
@Suite struct CauseTests {
  private let labelPlace = SourceLocation(file: "Card.swift", line: 4, column: 3)
  private let traitPlace = SourceLocation(file: "Card.swift", line: 7, column: 5)

  private var element: AccessibilityElement {
    var element = Announced.element("News", hint: "Opens", [.button, .header])
    element.source = SourceLocation(file: "Card.swift", line: 2, column: 1)
    element.origins = [
      PropertyOrigin(
        .label, rule: "combine joins children", modifier: "accessibilityElement(children: .combine)",
        source: labelPlace),
      PropertyOrigin(.traits, rule: "Button", source: element.source),
      PropertyOrigin(
        .traits, rule: "added trait", modifier: "accessibilityAddTraits(.isHeader)",
        source: traitPlace, standing: .given),
    ]
    return element
  }

  @Test("every part says why it is there and where that was seen")
  func everyPart() throws {
    for part in try Announced.announcer().arrival(at: element).parts {
      #expect(part.cause?.rule.isEmpty == false)
      #expect(part.cause?.evidence?.isEmpty == false)
      #expect(part.cause?.source != nil)
    }
  }

  @Test("a part points at the line that gave it")
  func places() throws {
    let parts = try Announced.announcer().arrival(at: element).parts
    #expect(parts[0].cause?.source == labelPlace)
    #expect(parts[0].cause?.rule == "combine joins children")
    let heading = try #require(parts.first { $0.text == "heading" })
    #expect(heading.cause?.trait == "header")
    #expect(heading.cause?.modifier == "accessibilityAddTraits(.isHeader)")
    #expect(heading.cause?.source == traitPlace)
    #expect(parts.last?.cause?.setting == "hints=on")
  }
}
