import ArgumentParser
import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct RouteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "route", abstract: "The shortest gestures to a control.",
    discussion: """
      From the arrival on the screen, by swipes, the first and last element, and the rotor; one \
      gesture a line, as `earshot navigate` reads them. A turn of the rotor by one setting counts \
      as one gesture. A named action of an element and a link inside a text are found as well: \
      the way ends where a double tap performs it. Exit code 1 where nothing is called like that.
      """)

  @Argument(
    help: ArgumentHelp("A Swift file, a folder, or a tree document.", valueName: "input"), completion: .file()
  )
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp("The label of the control, the name of an action, or a part of it.", valueName: "text")
  )
  var to: String?

  @OptionGroup var choice: OutputChoice

  @OptionGroup(title: HelpPage.sharedOptions) var shared: SharedOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    let output = try shared.output(around: inputs, choice)
    guard let to, !to.isEmpty else { throw EarshotError.usage("route needs --to TEXT") }
    guard inputs.count < 2 else { throw EarshotError.usage("route takes one input") }
    let input = try Earshot.open(inputs, options: try shared.openOptions(around: inputs))
    var report = Report(output: output, explains: false)
    try report.begin(input)
    var navigator = try input.navigator()
    let diagnostics = input.diagnostics(of: navigator)
    _ = navigator.open()
    guard let target = navigator.control(meant: to), let route = navigator.route(to: target) else {
      let names = navigator.tree.elements.flatMap { element in
        [element.label?.string].compactMap { $0 } + element.actions.map(\.name)
      }
      var writer = TextWriter(isColored: Terminal.isColored(output.color, STDERR_FILENO))
      writer.line("there is no element called \"\(to)\"\(NearestName.hint(for: to, among: names))")
      StandardStreams.tell(writer.bytes)
      throw ExitCode(1)
    }
    let reached = RouteReading(route, with: navigator)
    try report.deliver(
      written(reached, output, input.computed), diagnostics: diagnostics)
  }

  private func written(
    _ route: RouteReading, _ output: OutputOptions, _ computed: Computed
  ) -> [UInt8] {
    switch output.format {
    case .json:
      var writer = JSONWriter(spacing: .readable)
      writer.route(route, computed: computed)
      return writer.bytes
    case .text:
      var writer = TextWriter(isColored: Terminal.isColored(output.color, STDOUT_FILENO))
      writer.route(route)
      return writer.bytes
    }
  }
}
