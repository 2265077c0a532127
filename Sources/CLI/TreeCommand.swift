import ArgumentParser
import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "The declared views, and what each became and why.",
    discussion: "Indented as the views are nested. Stops are numbered as `read` numbers them.")

  @Argument(
    help: ArgumentHelp("Swift files, folders, tree documents, or -.", valueName: "input"), completion: .file()
  )
  var inputs: [String] = []

  @Option(
    help: "What standard output holds: text, json or accessibility-snapshot (default: text).",
    completion: .list(OutputFormat.allCases.map(\.rawValue) + ["accessibility-snapshot"]))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Exit with 1 where something was not understood; choose \"unknown\".", valueName: "what"),
    completion: .choices(FailingFinding.self))
  var failOn: String?

  @OptionGroup var shared: SharedOptions

  @Flag(help: "Show the frame of every view, in points.")
  var frames = false

  @Option(
    help: ArgumentHelp(
      "Draw the screens too: every view a box, every stop numbered in reading order.",
      valueName: "file"), completion: .file(extensions: ["svg"]))
  var svg: String?

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    if format == TreeCommand.snapshotModel { return try writeSnapshotModel() }
    let output = try shared.output(around: inputs, format: format, failOn: failOn)
    let input = try Earshot.open(inputs, options: try shared.openOptions(around: inputs))
    var report = Report(output: output, explains: false)
    try report.begin(input, allowsSyntaxErrors: true)
    let screens = input.fates(style: output.style)
    var diagnostics = Diagnostics(input.notices)
    for screen in screens { diagnostics.add(screen.notices) }
    if let svg {
      let isDark = shared.appearance == "dark"
      try FileReplacement.write(SVGDrawing(screens, isDark: isDark).bytes, to: svg)
    }
    try report.deliver(
      written(screens, diagnostics, output, input.computed), diagnostics: diagnostics,
      coverage: screens.reduce(Coverage()) { $0 + $1.coverage })
  }

  /// The format that AccessibilitySnapshot reads.
  private static let snapshotModel = "accessibility-snapshot"

  private func writeSnapshotModel() throws {
    let output = try shared.output(failOn: failOn)
    let input = try Earshot.open(inputs, options: try shared.openOptions(around: inputs))
    var report = Report(output: output, explains: false)
    try report.begin(input, allowsSyntaxErrors: true)
    let model = try input.accessibilitySnapshotModel()
    try report.deliver(
      model, diagnostics: Diagnostics(input.notices), coverage: Coverage())
  }

  private func written(
    _ screens: [ScreenFates], _ diagnostics: Diagnostics, _ output: OutputOptions,
    _ computed: Computed
  ) -> [UInt8] {
    switch output.format {
    case .json:
      var writer = JSONWriter(spacing: .readable)
      writer.fates(screens, diagnostics: diagnostics.all, computed: computed)
      return writer.bytes
    case .text:
      var writer = TextWriter(isColored: Terminal.isColored(output.color, STDOUT_FILENO))
      writer.fates(screens, frames: frames)
      return writer.bytes
    }
  }
}
