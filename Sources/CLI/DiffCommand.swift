import ArgumentParser
import EarshotKit

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "What a change does to speech, over all screens.",
    discussion: """
      Compares the working tree with a revision of its Git repository. Without one, that is the commit at which \
      the work left the main branch. A..B and A...B compare two commits, as git does. Files that git ignores, \
      such as fetched packages, are the same on both sides.

      earshot diff
      earshot diff HEAD
      earshot diff v1.2 Sources/Checkout
      earshot diff origin/main --format markdown
      earshot diff --exit-code --format github
      """)

  @Argument(
    help: ArgumentHelp(
      "A revision, then files and folders (default: the merge base with the main branch; the whole repository).",
      valueName: "rev-or-input"), completion: .file())
  var inputs: [String] = []

  @OptionGroup var comparison: ComparisonOptions

  @OptionGroup(title: HelpPage.sharedOptions) var shared: SharedOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    let report = try ComparisonReport(shared, comparison, around: ["-"], for: .diff)
    let configured = try shared.configuration(around: ["-"])?.options(for: .diff) ?? []
    let diff = try SpeechDiff(inputs, mainBranch: configured.value(of: "base"))
    try report.deliver(try diff.comparison(try shared.openOptions(around: diff.inputs, for: .diff)))
  }
}
