import EarshotKit
import Testing

@Suite("Reading for another technology")
struct TechnologyReadingTests {
  @Test(
    "lists what it stops at by the name that it shows",
    arguments: [
      AssistiveTechnology.voiceControl, .fullKeyboardAccess, .switchControl,
    ])
  func names(_ technology: AssistiveTechnology) throws {
    let reading = try #require(try Stages.input(Stages.sorted, technology).readings().first)
    #expect(reading.elements.map(\.announcement) == ["Reserve", "Close"])
    #expect(reading.elements.map(\.traits) == [["button"], ["button"]])
  }

  @Test("VoiceOver still reads everything")
  func voiceOver() throws {
    let reading = try #require(try Stages.input(Stages.sorted, .voiceover).readings().first)
    #expect(reading.elements.count == 3)
  }
}

@Suite("Comparing two versions of a screen")
struct ComparisonTests {
  @Test("combining shortens the way for VoiceOver and takes the buttons from Voice Control")
  func combined() throws {
    let comparison = ScreenComparison(
      before: try Stages.side(Stages.apart), after: try Stages.side(Stages.named))
    #expect(comparison.before.reach.announcements.count == 4)
    #expect(comparison.after.reach.announcements.count == 1)
    #expect(comparison.before.reach.swipes == 3 && comparison.after.reach.swipes == 0)
    let voice = comparison.rows(for: .voiceControl)
    let reserve = try #require(voice.first { $0.name == "Reserve" })
    #expect(reserve.before?.text == "\"tap Reserve\"")
    #expect(reserve.after?.text == "\"show actions for Reserve\", \"tap 1\"")
    #expect(comparison.before.reach.ghosts.isEmpty)
    #expect(comparison.after.reach.ghosts == ["Reserve"])
    for technology in AssistiveTechnology.allCases {
      #expect(comparison.lost(for: technology).isEmpty, "\(technology)")
    }
  }

  @Test("the version that keeps the buttons apart has fewer stops, no ghost, and nothing lost")
  func sorted() throws {
    let comparison = ScreenComparison(
      before: try Stages.side(Stages.apart), after: try Stages.side(Stages.sorted))
    #expect(comparison.after.reach.announcements.count == 3)
    #expect(comparison.after.reach.ghosts.isEmpty)
    #expect(!comparison.losesSomething)
    let row = try #require(comparison.rows(for: .voiceover).first { $0.name == "Reserve" })
    #expect(row.after?.text == "1 swipe, double-tap")
  }

  @Test("what is swallowed is lost for every technology")
  func lost() throws {
    let ignored = Stages.combined.replacing("children: .combine", with: "children: .ignore")
    let comparison = ScreenComparison(before: try Stages.side(Stages.apart), after: try Stages.side(ignored))
    for technology in AssistiveTechnology.allCases {
      #expect(Set(comparison.lost(for: technology)) == ["Reserve", "Close"], "\(technology)")
    }
    #expect(comparison.losesSomething)
  }

  @Test("only the name of the single button counts, not what the combination is called")
  func singleButton() throws {
    let apart = """
      struct Card: View {
        var body: some View { VStack { Text("Berth 4"); Button("Reserve") { print("reserved") } } }
      }
      """
    let combined = apart.replacing("} } } }", with: "} }.accessibilityElement(children: .combine) } }")
    let comparison = ScreenComparison(before: try Stages.side(apart), after: try Stages.side(combined))
    #expect(!comparison.losesSomething)
    #expect(comparison.gained(for: .voiceover).isEmpty)
  }

  @Test("a side may be a view of a file, and a revision")
  func inputs() {
    let whole = ComparedInput("Card.swift@HEAD~2#Card")
    #expect(whole.path == "Card.swift" && whole.revision == "HEAD~2" && whole.screen == "Card")
    let plain = ComparedInput("Card.swift")
    #expect(plain.path == "Card.swift" && plain.revision == nil && plain.screen == nil)
  }
}
