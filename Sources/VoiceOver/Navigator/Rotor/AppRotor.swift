import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// A rotor of the app: swipes go through its entries in their order; an entry's element is spoken
/// in full (spec voiceover.md b).
extension NavigatorState {
  mutating func moveToEntry(ofRotor name: String, _ step: Step, _ hearing: inout Hearing) {
    guard let rotor = appRotors.first(where: { $0.systemRotor == nil && $0.name == name }) else {
      sayNotFound(name, &hearing)
      return
    }
    moveToEntry(of: rotor, called: name, step, &hearing)
  }

  mutating func moveToEntry(
    of rotor: Rotor, called name: String, _ step: Step, _ hearing: inout Hearing
  ) {
    guard !rotor.entries.isEmpty else {
      sayNotFound(name, &hearing)
      return
    }
    guard let next = entry(of: rotor, step) else {
      stayAtBoundary(&hearing)
      return
    }
    let entry = rotor.entries[next]
    if let prepare = entry.prepare {
      carryOut([.run(prepare, [])], as: .quiet, &hearing)
    }
    if let target = entry.target.flatMap({ index.position(of: $0) }) {
      move(to: target, at: entry, &hearing)
    } else if let label = entry.label {
      hearing.say(words(ofEntry: label), as: .words)
    } else {
      hearing.fail("this entry of the rotor \"\(rotor.name)\" is not on the screen")
      return
    }
    place.entry = (rotor.name, next)
  }

  /// The entry next to the one the user came to last, else the nearest one after or before the
  /// cursor, else the first or last.
  private mutating func entry(of rotor: Rotor, _ step: Step) -> Int? {
    let entries = rotor.entries
    if let place = place.entry, place.rotor == rotor.name, entries.indices.contains(place.index) {
      let next = place.index + step.rawValue
      return entries.indices.contains(next) ? next : nil
    }
    let here = focus ?? 0
    var known = false
    let order = step == .forward ? Array(entries.indices) : entries.indices.reversed()
    for candidate in order {
      guard let target = entries[candidate].target.flatMap({ index.position(of: $0) }) else {
        continue
      }
      known = true
      // Ranges of the focused element's own text lie ahead either way.
      if target == here, entries[candidate].textRange != nil { return candidate }
      if step == .forward ? target > here : target < here { return candidate }
    }
    return known ? nil : order.first
  }

  private mutating func move(to target: Int, at entry: Rotor.Entry, _ hearing: inout Hearing) {
    guard let range = entry.textRange else {
      moveFocus(to: target, byRotor: true, &hearing)
      return
    }
    if target != focus {
      var silent = Hearing()
      moveFocus(to: target, byRotor: true, &silent)
    }
    let text = textOfFocus
    let start = min(max(0, range.lowerBound), text.count)
    let length = max(0, min(range.upperBound, text.count) - start)
    let piece = String(text.dropFirst(start).prefix(length))
    hearing.say(words(ofEntry: piece), as: .cursor)
  }

  private func words(ofEntry text: String) -> Announcement {
    let part = announcer.appText(
      .text, text, language: focused?.language,
      cause: Cause(rule: "an entry of the app's rotor", source: focused?.source))
    return Announcement([part])
  }
}
