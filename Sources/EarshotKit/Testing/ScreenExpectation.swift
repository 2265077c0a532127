import EarshotReports
import EarshotTranscript

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension VoiceOverUser {
  /// Compares the whole screen with a text, one stop a line: `...` skips any number of stops,
  /// lines that begin with `#` are comments, and blank ones are layout.
  ///
  /// ```swift
  /// try voiceOver.expectScreen(
  ///   """
  ///   We'd love your feedback
  ///   Take survey, button
  ///   """)
  /// ```
  ///
  /// Where the environment variable `EARSHOT_UPDATE` is set to anything but nothing, the text is
  /// rewritten in the test's own source so that it is what is heard: write `expectScreen("")`, run
  /// once with it, and review what stands there.
  ///
  /// - Parameter expected: a literal without interpolation, so that it can be rewritten.
  /// - Throws: `ScreenDifference`, which a test shows as its failure.
  public func expectScreen(
    _ expected: String, filePath: String = #filePath, line: Int = #line
  ) throws(ScreenDifference) {
    let stops = reading.elements.map(\.announcement)
    let comparison: Comparison
    do {
      comparison = try ScreenText.comparison(of: stops, with: expected)
    } catch {
      throw ScreenDifference(lines: [error.message])
    }
    guard !comparison.rows.isEmpty else { return }
    guard InlineUpdate.isOn else { throw ScreenDifference(comparison) }
    do {
      try InlineUpdate.write(screen, at: line, of: filePath)
    } catch {
      throw ScreenDifference(lines: ["could not be updated: \(error)"])
    }
  }
}

/// A screen that is not as a test expects it.
public struct ScreenDifference: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is as expected and what is not, line by line.
  public var lines: [String]

  init(lines: [String]) { self.lines = lines }

  init(_ comparison: Comparison) {
    lines = comparison.rows.flatMap { DifferenceRow($0).lines }
  }

  /// What differs, as a test's failure shows it.
  public var description: String {
    (["the screen is not as expected; EARSHOT_UPDATE=1 writes down what is heard"] + lines)
      .joined(separator: "\n")
  }
}
