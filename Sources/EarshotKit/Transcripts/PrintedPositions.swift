import EarshotTranscript
import EarshotVoiceOver

/// Finds out whether what an app prints tells where it stands in its source, as `#line` does.
///
/// The number alone does not show it, so the walk is done again on the same source one line lower:
/// what comes out differently is a position. Names of source files are positions too.
struct PrintedPositions {
  private let input: String
  private let options: [TranscriptOption]
  private let shifted: InputCache

  /// - Parameter shifted: opens inputs whose lines are moved.
  init(_ input: String, options: [TranscriptOption], shifted: InputCache) {
    self.input = input
    self.options = options
    self.shifted = shifted
  }

  /// The first line of the app's output that tells a position.
  func first(in log: TranscriptRecorder) -> String? {
    let printed = log.output
    guard !printed.isEmpty else { return nil }
    if let named = printed.first(where: PrintedPositions.namesSource) { return named }
    guard let lower = walked(log.gestures, shifted), lower != printed,
      // The source may have been changed during the walk, which is no shift.
      let again = walked(log.gestures, shifted.unshifted())
    else { return nil }
    return zip(again, lower).first { $0 != $1 }.map(\.0)
  }

  private static func namesSource(_ line: String) -> Bool {
    line.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.contains {
      $0.hasSuffix(".swift")
    }
  }

  /// What the app prints on the walk; nil: the input can't be opened any more.
  private func walked(_ gestures: [String], _ cache: InputCache) -> [String]? {
    guard let opened = try? cache.open(input, options: options) else { return nil }
    var session = NavigationSession(opened)
    _ = session.open()
    for gesture in gestures { _ = session.perform(line: gesture) }
    return session.log.output
  }
}
