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

  @OptionGroup(title: HelpPage.sharedOptions) var shared: SharedOptions

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
    let options = try shared.openOptions(around: inputs)
    var report = Report(output: output, doing: "reading files")
    defer { report.progress.end() }
    let input = try Earshot.open(inputs, options: options)
    try report.begin(input, allowsSyntaxErrors: true)
    report.tell(input.notices)
    var count = ScreenCount(of: input)
    var drawn: [ScreenFates] = []
    var text = report.textWriter()
    var json = JSONWriter(spacing: .readable)
    if output.format == .json { json.beginScreens(input.computed) }
    try input.forEachFates(style: output.style) { screen in
      switch output.format {
      case .text: text.fates(screen, isFirst: count.done == 0, isOnly: count.isOnly, frames: frames)
      case .json: json.fates(screen)
      }
      try report.put(text.take() + json.take())
      report.tell(screen.notices, silent: screen.silentNotices)
      if svg != nil { drawn.append(screen) }
      count.add(screen.coverage, report.progress)
    }
    if output.format == .json {
      json.endScreens(areEmpty: input.screens.isEmpty, diagnostics: report.diagnostics)
      try report.put(json.take())
    }
    if let svg {
      let isDark = shared.appearance == "dark"
      try FileReplacement.write(SVGDrawing(drawn, isDark: isDark).bytes, to: svg)
    }
    try report.end(coverage: count.coverage)
  }

  /// The format that AccessibilitySnapshot reads.
  private static let snapshotModel = "accessibility-snapshot"

  private func writeSnapshotModel() throws {
    let output = try shared.output(failOn: failOn)
    let input = try Earshot.open(inputs, options: try shared.openOptions(around: inputs))
    var report = Report(output: output)
    try report.begin(input, allowsSyntaxErrors: true)
    let model = try input.accessibilitySnapshotModel()
    try report.deliver(model, diagnostics: Diagnostics(input.notices))
  }
}
