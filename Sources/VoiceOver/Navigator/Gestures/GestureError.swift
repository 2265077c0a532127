import EarshotVocabulary

/// A line that is no gesture. The session goes on; the exit code is then 65.
public struct GestureError: Error, Hashable, Sendable {
  /// The line as given.
  public var line: String
  /// The form of a gesture that comes nearest; nil where none is near.
  public var nearest: String?
  /// What the gesture lacks; nil where the gesture itself is not known.
  public var missing: String?

  init(line: String, missing: String) {
    self.line = line
    self.missing = missing
  }

  init(unknown line: String) {
    self.line = line
    self.nearest = NearestGesture.form(to: line)
  }
}

extension GestureError: CustomStringConvertible {
  /// One sentence, with the line made harmless for a terminal and cut where it is long.
  public var description: String {
    let shown = line.harmlessForTerminal
    let quoted = shown.count > 60 ? "\(shown.prefix(60))…" : shown
    if let missing { return "\"\(quoted)\" needs \(missing)" }
    guard let nearest else { return "unknown gesture \"\(quoted)\"" }
    return "unknown gesture \"\(quoted)\"; the nearest is \"\(nearest)\""
  }
}

/// Which form of a gesture a mistyped line most likely meant.
enum NearestGesture {
  /// Longer lines are no slips of the finger, and comparing them would cost.
  private static let longest = 40

  static func form(to line: String) -> String? {
    let typed = Array(String(line.prefix(longest + 1)).lowercased())
    guard !typed.isEmpty, typed.count <= longest else { return nil }
    var best: (form: String, distance: Int)?
    for form in Gesture.forms {
      let distance = edits(typed, Array(form.lowercased()))
      if distance < best?.distance ?? .max { best = (form, distance) }
    }
    guard let best, best.distance <= max(2, typed.count / 2) else { return nil }
    return best.form
  }

  /// How many letters must be put in, taken out or changed to make one of the other.
  static func edits(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
