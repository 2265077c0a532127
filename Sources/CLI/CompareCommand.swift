import ArgumentParser
import EarshotKit

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Two versions side by side: what is heard differently.",
    discussion: """
      A version is a file or a folder, PATH@REVISION of the Git repository, and PATH#VIEW or PATH#PREVIEW for one \
      screen of it. A revision is read with its whole package, as it was then. With one input the two sides \
      differ by their options. `earshot diff` compares the work with the main branch.

      earshot compare Survey.swift#Plain Survey.swift#Combined
      earshot compare Survey.swift@HEAD~1 Survey.swift
      earshot compare .@v1.2 . --exit-code
      earshot compare Survey.swift --before ios=17 --after ios=26
      """)

  @Argument(
    help: ArgumentHelp("The version before, and the version after.", valueName: "input"), completion: .file())
  var inputs: [String] = []

  @OptionGroup var comparison: ComparisonOptions

  @Flag(
    help: "Also the ways of every assistive technology to everything that can be done, and what is unchanged."
  )
  var unchanged = false

  @Option(
    help: ArgumentHelp(
      "An option of the first side: ios=17, locale=de, view=Name; may be repeated.",
      valueName: "option=value"), completion: .optionNames)
  var before: [String] = []

  @Option(
    help: ArgumentHelp("An option of the second side; may be repeated.", valueName: "option=value"),
    completion: .optionNames)
  var after: [String] = []

  @Flag(help: "The spoken length of the way to every control, by the synthesizer's own timing.")
  var seconds = false

  @OptionGroup(title: HelpPage.sharedOptions) var shared: SharedOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    guard (1...2).contains(inputs.count) else {
      throw EarshotError.usage("compare takes two inputs, or one with --before and --after")
    }
    var report = try ComparisonReport(shared, comparison, around: ["-"])
    report.showsUnchanged = unchanged || seconds
    report.isComplete = true
    let (first, second) = (try options(before), try options(after))
    let old = ComparedInput(inputs[0])
    let new = ComparedInput(inputs[inputs.count - 1])
    var compared = try InputComparison(old, first, new, second).comparison()
    if !before.isEmpty { compared.before.name = ([old.name] + before).joined(separator: " ") }
    if !after.isEmpty { compared.after.name = ([new.name] + after).joined(separator: " ") }
    if seconds {
      try compared.measure { isBefore, announcements in
        let script = announcements.map { Announcement([AnnouncementPart(.label, $0)]) }
        return try SpeechOutput(isBefore ? first : second).seconds(of: script)
      }
    }
    try report.deliver(compared)
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
}
