import EarshotVocabulary

/// What a comparison says, one section for the screens on which the same is heard differently.
struct ComparisonSection {
  enum State: String {
    case changed
    case added
    case removed
  }

  var state: State
  /// `PATH:LINE NAME` of the first of the screens.
  var title: String
  /// The file that the first of them is declared in.
  var file: String?
  /// The titles of the others.
  var others: [String] = []
  var changes: [SpeechChange]
  var controls: [ControlChange] = []

  /// In the order of the second version; screens that are gone come last.
  static func all(of comparison: ProjectComparison) -> [ComparisonSection] {
    var sections: [ComparisonSection] = []
    var places: [[String]: Int] = [:]
    for screen in comparison.changed {
      let section = ComparisonSection(
        state: .changed, title: screen.after.title, file: screen.after.location?.file,
        changes: screen.changes, controls: screen.controls)
      let key = section.words
      if let place = places[key] {
        sections[place].others.append(section.title)
      } else {
        places[key] = sections.count
        sections.append(section)
      }
    }
    sections += comparison.added.map { side in
      ComparisonSection(state: .added, title: side.title, changes: side.stops.map { SpeechChange(nil, $0) })
    }
    sections += comparison.removed.map { side in
      ComparisonSection(state: .removed, title: side.title, changes: side.stops.map { SpeechChange($0, nil) })
    }
    return sections
  }

  /// Everything that is said of it, but where in its screen: components are on many screens.
  private var words: [String] {
    changes.flatMap { [$0.place ?? "", $0.before?.heard ?? "", $0.after?.heard ?? ""] + $0.notes }
      + ControlChange.lines(controls)
  }

  /// What happened to the screen, where it is not only changed.
  var stateWords: String? {
    switch state {
    case .changed: nil
    case .added: "new screen"
    case .removed: "screen is gone"
    }
  }
}

extension ScreenComparison.Side {
  /// `PATH:LINE NAME`, or the name alone.
  var title: String { location.map { "\($0.file):\($0.line) \(name)" } ?? name }
}

extension SpeechChange {
  /// `PATH:LINE` of the view, in the second version where it is there.
  var place: String? { (after ?? before)?.place.map { "\($0.file):\($0.line)" } }

  /// Which stop it is: `stop 3`, `stop 5, was stop 3`.
  var stop: String {
    let number = (after ?? before)?.number ?? 0
    guard kind == .moved, let old = before?.number, old != number else { return "stop \(number)" }
    return "stop \(number), was stop \(old)"
  }

  /// Said before the place of what is only in the first version.
  var was: String { after == nil ? "was " : "" }

  /// What differs beside the words, a line each: `role lost: button`.
  var notes: [String] {
    details.map { "\($0.fact.rawValue) \($0.isLost ? "lost" : "gained"): \($0.name)" }
  }
}

extension ControlChange {
  /// `control lost: Reserve (Voice Control)`, and the same for what is gained.
  static func lines(_ controls: [ControlChange]) -> [String] {
    [true, false].compactMap { isLost in
      let names = controls.filter { $0.isLost == isLost }.map { control in
        control.technologies.count == AssistiveTechnology.allCases.count
          ? control.name : "\(control.name) (\(control.technologies.map(\.name).joined(separator: ", ")))"
      }
      guard !names.isEmpty else { return nil }
      let what = names.count == 1 ? "control" : "controls"
      return "\(what) \(isLost ? "lost" : "gained"): \(names.joined(separator: "; "))"
    }
  }
}

/// How much of a comparison is written.
public struct ComparisonLimits: Sendable {
  /// Sections at most.
  public var sections: Int
  /// Changes of a section at most.
  public var changes: Int

  /// Tens of lines, which people read.
  public static let short = ComparisonLimits(sections: 12, changes: 8)
  /// All of it.
  public static let none = ComparisonLimits(sections: .max, changes: .max)
}

extension ProjectComparison {
  /// How many screens differ, and how many could not be compared.
  var sum: String {
    guard count > 0 else { return "No file has changed." }
    let read = read
    let gaps = read.sentence(hiding: "differences").map { " \($0)" } ?? ""
    return "\(differs ? differences : sameness(read)).\(gaps)"
  }

  /// That there is no difference in what was not read is no news.
  private func sameness(_ read: ScreensRead) -> String {
    let unread = read.count(.notAtAll)
    let all = count == 1 ? "1 screen" : "\(count) screens"
    return "Nothing is heard differently on \(unread > 0 ? "\(count - unread) of \(all)" : all)"
  }

  private var differences: String {
    var parts: [String] = []
    if !changed.isEmpty || screens.count > 1 {
      parts.append(
        "\(changed.count) of \(screens.count == 1 ? "1 screen" : "\(screens.count) screens") differ\(changed.count == 1 ? "s" : "")"
      )
    }
    if !added.isEmpty { parts.append("\(added.count) new") }
    if !removed.isEmpty { parts.append("\(removed.count) gone") }
    return parts.joined(separator: ", ")
  }

  /// Screens that changed without a word, since they have none.
  var silence: String? {
    guard !silent.isEmpty else { return nil }
    let names = silent.prefix(5).map(\.title).joined(separator: ", ")
    return "Changed, but nothing to stop at in either version: \(names)\(silent.count > 5 ? ", ..." : "")"
  }

  /// By what and for what this was computed.
  var origin: String { "Computed by earshot \(Earshot.version) for iOS \(iOS)." }
}
