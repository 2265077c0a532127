import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// Announcements that the app posts, by priority (voiceover.md d; Apple's documentation, iOS 17).
@Suite struct PostedAnnouncementTests {
  private func response(_ events: ScreenEvent...) throws -> Response {
    var screen = ScriptedScreen(ScreenSketch([.button("Go", runs: "go"), .element("Panel")]).tree)
    screen.deeds["go"] = { _ in events }
    var navigator = try Navigator(on: screen)
    return navigator.perform(.doubleTap)
  }

  private func posted(_ text: String, _ priority: AnnouncementPriority = .default) -> ScreenEvent {
    .announcement(text, priority: priority)
  }

  // The evidence contradicts itself: an Apple session was heard to say "Photos. Loading photos
  // view" (WWDC 2023-10036), three other sources only the announcement. Settled ("After an
  // action") decides for nothing but what changes.
  @Test("An announcement takes the place of the echo (cvs-announcement-cart, d365-078)")
  func replacesEcho() throws {
    #expect(try response(posted("Loading")).captions == ["Loading"])
  }

  @Test("Of several posted at once the last is heard whole (d365-078)")
  func lastInterrupts() throws {
    let response = try response(posted("One done"), posted("Two done"), posted("Three done"))
    #expect(response.captions.last == "Three done")
    #expect(!response.captions.contains("One done"))
    #expect(response.cutOff.map(\.caption) == ["One done", "Two done"])
  }

  @Test("Low waits its turn, and is lost to what interrupts (WWDC 2023-10036)")
  func lowIsLost() throws {
    #expect(try response(posted("Hint", .low)).captions == ["Go", "Hint"])
    #expect(try response(posted("A", .low), posted("B", .low)).captions == ["Go", "A", "B"])
    let three = try response(posted("Opening"), posted("Filter", .low), posted("Active", .high))
    #expect(three.captions == ["Active"])
  }

  @Test("High cannot be interrupted, by an announcement or by a move of focus")
  func highStays() throws {
    #expect(try response(posted("High", .high), posted("Next")).captions == ["High", "Next"])
    let moved = try response(posted("High", .high), .layoutChanged(focus: .of("Panel")))
    #expect(moved.captions == ["High", "Panel"])
  }

  @Test("A focus move right after an announcement cuts it off (CVS); one before does not")
  func moveCutsOff() throws {
    let before = try response(posted("Saved"), .layoutChanged(focus: .of("Panel")))
    #expect(before.captions == ["Panel"])
    #expect(before.cutOff.map(\.caption) == ["Saved"])
    let after = try response(.layoutChanged(focus: .of("Panel")), posted("Saved"))
    #expect(after.captions == ["Panel", "Saved"])
  }

  @Test("Notices of the program are handed on")
  func handsNoticesOn() throws {
    let notice = Notice(.warning, .trap, at: nil, "Index out of range")
    #expect(try response(.notice(notice)).notices == [notice])
  }
}
