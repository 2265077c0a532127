import ArgumentParser
import EarshotKit

/// `--format` and `--fail-on` of the commands that show text or JSON. The audit, transcripts and comparisons
/// have more formats and other failures, and say so themselves.
struct OutputChoice: ParsableArguments {
  @Option(
    help: "What standard output holds: text or json (default: text).", completion: .choices(OutputFormat.self)
  )
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Exit with 1 where something was not understood; choose \"unknown\".", valueName: "what"),
    completion: .choices(FailingFinding.self))
  var failOn: String?
}

extension SharedOptions {
  /// How results are shown, over what the project's `.earshot.yml` says.
  func output(
    around inputs: [String] = ["-"], _ choice: OutputChoice
  ) throws(EarshotError) -> OutputOptions {
    try output(around: inputs, format: choice.format, failOn: choice.failOn)
  }
}
