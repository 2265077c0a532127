import ArgumentParser
import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Two versions of a screen side by side, for every assistive technology.",
    discussion: """
      A version is a file, FILE#VIEW or FILE#PREVIEW, FILE@REVISION of the Git repository, or \
      both: FILE@REVISION#VIEW. With one input the two sides differ by their options.

      earshot compare Survey.swift#Plain Survey.swift#Combined
      earshot compare Survey.swift@HEAD~1 Survey.swift
      earshot compare Survey.swift --before ios=17 --after ios=26
      """)

  @Argument(help: ArgumentHelp("The version before, and the version after.", valueName: "input"))
  var inputs: [String] = []

  @Option(help: "What standard output holds: text or json (default: text).")
  var format: String?

  @Option(
    help: ArgumentHelp(
      """
      Exit with 1 where something was lost (a stop, an action, a custom rotor): lost; or where something \
      was not understood: unknown.
      """, valueName: "what"))
  var failOn: String?

  @OptionGroup var shared: SharedOptions

  @Option(
    help: ArgumentHelp(
      "An option of the first side: ios=17, locale=de, view=Name; may be repeated.",
      valueName: "option=value"))
  var before: [String] = []

  @Option(
    help: ArgumentHelp("An option of the second side; may be repeated.", valueName: "option=value"))
  var after: [String] = []

  @Flag(help: "The spoken length of the way to every control, by the synthesizer's own timing.")
  var seconds = false

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    guard (1...2).contains(inputs.count) else {
      throw EarshotError.usage("compare takes two inputs, or one with --before and --after")
    }
    let wish = try CompareWish(shared, format: format, failOn: failOn)
    var first = try side(inputs[0], options: before)
    var second = try side(inputs[inputs.count - 1], options: after)
    if seconds {
      try first.measure(options: try options(before))
      try second.measure(options: try options(after))
    }
    let comparison = ScreenComparison(before: first, after: second)
    try deliver(comparison, wish)
  }

  private func options(_ own: [String]) throws -> OpenOptions {
    var options = try shared.openOptions()
    for option in own {
      guard let equals = option.firstIndex(of: "="), equals != option.startIndex else {
        throw EarshotError.usage("--before and --after take OPTION=VALUE, not \"\(option)\"")
      }
      let name = String(option[..<equals])
      if name == "view" { options.preview = nil }
      if name == "preview" { options.view = nil }
      try options.set(name, to: String(option[option.index(after: equals)...]))
    }
    return options
  }

  private func side(_ text: String, options own: [String]) throws -> ScreenComparison.Side {
    let options = try options(own)
    let input = ComparedInput(text)
    let (screen, notices) = try input.screen(options: options)
    let name = ([input.name] + own).joined(separator: " ")
    var side = ScreenComparison.Side(name, screen: screen, settings: options.settings)
    side.notices = notices + side.notices
    return side
  }

  private func deliver(_ comparison: ScreenComparison, _ wish: CompareWish) throws {
    let bytes: [UInt8]
    switch wish.output.format {
    case .json:
      var writer = JSONWriter(spacing: .readable)
      writer.comparison(comparison)
      bytes = writer.bytes
    case .text:
      var writer = TextWriter(isColored: Terminal.isColored(wish.output.color, STDOUT_FILENO))
      writer.comparison(comparison)
      bytes = writer.bytes
    }
    try Report(output: wish.output, explains: false).deliver(
      bytes, diagnostics: Diagnostics(comparison.before.notices + comparison.after.notices),
      coverage: Coverage())
    if wish.failsOnLoss, comparison.losesSomething { throw ExitCode(1) }
  }
}

/// The shared options as a comparison reads them.
private struct CompareWish {
  var output: OutputOptions
  var failsOnLoss = false

  init(_ shared: SharedOptions, format: String?, failOn: String?) throws(EarshotError) {
    failsOnLoss = failOn == "lost"
    output = try shared.output(format: format, failOn: failsOnLoss ? nil : failOn)
  }
}

extension ScreenComparison.Side {
  /// The spoken length of every stop.
  mutating func measure(options: OpenOptions) throws {
    let script = reach.announcements.map { Announcement([AnnouncementPart(.label, $0)]) }
    seconds = try SpeechOutput(options).seconds(of: script)
  }
}
