import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let headingStructure = AuditRule(
    RuleDocumentation(
      id: "heading-structure", title: "Headings that mislead", severity: .warning,
      criteria: [.infoAndRelationships, .headingsAndLabels],
      what: """
        Heading levels jump, a heading has no words, or a long screen has titles in large type \
        and not one heading.
        """,
      who: """
        People who use VoiceOver jump from heading to heading to get around; where there are \
        none they swipe through everything.
        """,
      confirm: [
        "Turn on VoiceOver and turn the rotor to Headings.",
        "Swipe down: titles are missing, empty, or a level is left out.",
      ],
      swiftUI: """
            Text("Berths").font(.title2).accessibilityAddTraits(.isHeader)

        Levels by `.accessibilityHeading(.h2)`, without gaps. The header of a `Section` is a \
        heading by itself.
        """,
      uiKit: """
        Insert `.header` in `accessibilityTraits` of titles.
        """,
      reactNative: """
        `accessibilityRole="header"` on titles.
        """,
      bad: HeadingStructure.bad, good: HeadingStructure.good),
    HeadingStructure.violations)
}

/// Levels with gaps, headings without words, long screens with titles but without headings.
enum HeadingStructure {
  /// Stops from which on a screen is long enough to need headings.
  private static let longScreen = 10
  private static let titleFonts: Set<String> = ["largeTitle", "title", "title2", "title3"]

  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    let headings = screen.tree.elements.indices.filter {
      screen.tree.elements[$0].traits.contains(.header)
    }
    return gaps(headings, screen) + empty(headings, screen)
      + (headings.isEmpty ? unmarkedTitles(in: screen) : [])
  }

  private static func gaps(_ headings: [Int], _ screen: AuditedScreen) -> [Violation] {
    var found: [Violation] = []
    var last: Int?
    for index in headings {
      guard let level = screen.tree.elements[index].headingLevel else { continue }
      if let last, level > last + 1 {
        found.append(
          Violation(
            "The heading \(screen.called(index)) is of level \(level) after one of level \(last).",
            at: screen.location(index), element: index, subject: screen.called(index)))
      }
      last = level
    }
    return found
  }

  private static func empty(_ headings: [Int], _ screen: AuditedScreen) -> [Violation] {
    headings.filter { index in
      let element = screen.tree.elements[index]
      // A field in the header of a section says what is in it, or what it is for.
      return element.label?.isEmpty ?? true && !element.traits.containsAny(of: [.textEntry, .searchField])
    }.map { index in
      Violation(
        "The heading has no words.", at: screen.location(index), element: index, subject: "heading")
    }
  }

  /// Texts set in a title's font, none of them a heading, on a screen of many stops.
  private static func unmarkedTitles(in screen: AuditedScreen) -> [Violation] {
    guard screen.tree.elements.count >= longScreen else { return [] }
    let titles = screen.tree.elements.indices.filter { isTitle($0, screen) }
    // One large text may be a figure or a greeting; several are the parts of a screen.
    guard titles.count > 1 else { return [] }
    return titles.prefix(1).map { index in
      Violation(
        "\(titles.count) texts are set as titles, \(screen.called(index)) the first; none is a heading.",
        at: screen.location(index), element: index, subject: screen.called(index),
        repair: screen.view(ofElement: index).map {
          Repair(
            screen.views.entries[$0].node.identity, adds: [.adds(trait: "isHeader")],
            code: ".accessibilityAddTraits(.isHeader)")
        })
    }
  }

  private static func isTitle(_ index: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.tree.elements[index]
    guard element.traits.contains(.staticText), element.defaultAction == nil,
      let label = element.label?.string, label.filter(\.isLetter).count > 2,
      let view = screen.view(ofElement: index)
    else { return false }
    let node = screen.views.entries[view].node
    guard case .view("Text") = node.kind,
      let font = node.modifier("font")?.unlabeled()?.symbol
    else { return false }
    return titleFonts.contains(font)
  }
}

extension HeadingStructure {
  static let bad = [
    RuleExample(
      "A level is left out",
      """
      struct Log: View {
        var body: some View {
          VStack {
            Text("Log").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
            Text("Monday").accessibilityAddTraits(.isHeader).accessibilityHeading(.h4)
            Text("Calm sea")
          }
        }
      }
      """),
    RuleExample(
      "A long screen without headings",
      """
      struct Guide: View {
        var body: some View {
          ScrollView {
            Text("Pools of the north shore").font(.largeTitle)
            Text("Limpets").font(.title2)
            Text("They hold on to the rock.")
            Text("They graze at high tide.")
            Text("Crabs").font(.title2)
            Text("They hide under weed.")
            Text("They come out at night.")
            Text("Anemones").font(.title2)
            Text("They close at low tide.")
            Text("They are not plants.")
          }
        }
      }
      """),
  ]

  static let good = [
    RuleExample(
      "A field in the header of a section",
      """
      struct Pools: View {
        @State private var name = ""
        var body: some View {
          List { Section(header: TextField("Find a pool", text: $name)) { Text("North pool") } }
        }
      }
      """),
    RuleExample(
      "Levels without gaps",
      """
      struct Log: View {
        var body: some View {
          VStack {
            Text("Log").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
            Text("Monday").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
            Text("Calm sea")
          }
        }
      }
      """),
    RuleExample(
      "Titles are headings",
      """
      struct Guide: View {
        var body: some View {
          ScrollView {
            Text("Pools of the north shore").font(.largeTitle).accessibilityAddTraits(.isHeader)
            Text("Limpets").font(.title2).accessibilityAddTraits(.isHeader)
            Text("They hold on to the rock.")
            Text("They graze at high tide.")
            Text("Crabs").font(.title2).accessibilityAddTraits(.isHeader)
            Text("They hide under weed.")
            Text("They come out at night.")
            Text("They walk sideways.")
          }
        }
      }
      """),
  ]
}
