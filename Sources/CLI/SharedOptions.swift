import ArgumentParser
import EarshotKit

/// The options that all commands with an INPUT share: contract, section 1. Values are read by
/// `OpenOptions`, so that scripts and the command line understand the same.
struct SharedOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The view struct to instantiate.", valueName: "name"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "One preview, by its name or 1-based number (default: all).", valueName: "name-or-n"))
  var preview: String?

  @Option(
    help: ArgumentHelp(
      """
      A folder to look definitions up in; may be repeated (default: the enclosing package \
      with the packages fetched for it, else \
      the file's folder).
      """, valueName: "dir"))
  var sources: [String] = []

  @Option(
    help: ArgumentHelp(
      "iOS version to behave as: 13, 15, 16, 17, 18, 26, 27 (default: 26).", valueName: "version"))
  var ios: String?

  @Option(help: ArgumentHelp("iphone, iphone-se or ipad (default: iphone).", valueName: "name"))
  var device: String?

  @Option(help: "portrait or landscape (default: portrait).")
  var orientation: String?

  @Option(
    help: ArgumentHelp("Text size, xSmall to accessibility5 (default: large).", valueName: "size"))
  var dynamicType: String?

  @Option(help: "light or dark (default: light).")
  var appearance: String?

  @Option(
    help: ArgumentHelp(
      "What Date() and .now answer, in ISO 8601 (default: 2026-01-15T09:41:00Z).",
      valueName: "date"))
  var now: String?

  @Option(help: ArgumentHelp("The device's time zone (default: UTC).", valueName: "tz"))
  var timeZone: String?

  @Option(
    help: ArgumentHelp(
      "A value for a stored property, collections and structures as JSON; may be repeated.",
      valueName: "name=value"))
  var state: [String] = []

  @Option(
    help: ArgumentHelp("A JSON file with values for what comes from outside.", valueName: "file"))
  var data: String?

  @Option(
    help: ArgumentHelp(
      """
      A file or folder outside of the project that links, manifests, configurations and scripts may lead to; \
      may be repeated.
      """, valueName: "path"))
  var allowOutside: [String] = []

  @Option(
    help: ArgumentHelp("Language of texts, role words and voice (default: en_US).", valueName: "id"))
  var locale: String?

  @Option(help: ArgumentHelp("The assistive technology (default: voiceover).", valueName: "at"))
  var with: String?

  @Option(help: "voiceover (as captions show it) or snapshot (default: voiceover).")
  var style: String?

  @Option(
    help: ArgumentHelp(
      "A VoiceOver setting; may be repeated. `--setting help` lists them.", valueName: "key=value"))
  var setting: [String] = []

  @Option(
    help: ArgumentHelp(
      "What the input is; `earshot formats` lists the names (default: by the content).",
      valueName: "format"))
  var inputFormat: String?

  @Option(
    help: ArgumentHelp(
      "The renderer of React Native trees: fabric or paper (default: fabric).",
      valueName: "renderer"))
  var reactNative: String?

  @Option(help: ArgumentHelp("auto, always or never (default: auto).", valueName: "when"))
  var color: String?

  @Flag(help: "Say on standard error how much of the input was understood.")
  var coverage = false

  /// `--setting help` asks for the list of settings and for nothing else.
  var asksForSettings: Bool { setting.contains("help") }

  /// What was asked for, over what the project's `.earshot.yml` says.
  ///
  /// - Parameter inputs: where the project is looked for; `-` stands for the current folder.
  func openOptions(around inputs: [String] = ["-"]) throws(EarshotError) -> OpenOptions {
    var options = OpenOptions()
    for option in try settled(around: inputs) {
      try options.set(option.name, to: option.value)
    }
    options.allowedOutside = allowOutside
    return options
  }

  /// The options that were given, in the order in which they come into force.
  var written: [TranscriptOption] {
    let single: [(String, String?)] = [
      ("view", view), ("preview", preview), ("ios", ios), ("device", device),
      ("orientation", orientation), ("dynamic-type", dynamicType), ("appearance", appearance),
      ("now", now), ("time-zone", timeZone), ("data", data), ("locale", locale), ("with", with),
      ("input-format", inputFormat), ("react-native", reactNative),
    ]
    let repeated: [(String, [String])] = [
      ("sources", sources), ("state", state), ("setting", setting),
    ]
    let all =
      single.compactMap { name, value in value.map { (name, $0) } }
      + repeated.flatMap { name, values in values.map { (name, $0) } }
    return all.map { TranscriptOption(name: $0.0, value: $0.1) }
  }

  /// What a transcript writes down with `@open`: the style is part of what is heard.
  var recorded: [TranscriptOption] {
    written + (style.map { [TranscriptOption(name: "style", value: $0)] } ?? [])
  }

  /// Options of `OpenOptions` from the project, then those that were given.
  private func settled(around inputs: [String]) throws(EarshotError) -> [TranscriptOption] {
    try project(around: inputs) + written
  }

  /// Options of `OpenOptions` from the project, as far as those that were given let them hold.
  func project(around inputs: [String]) throws(EarshotError) -> [TranscriptOption] {
    let given = Set(written.map(\.name))
    return try configured(around: inputs).filter { option in
      guard OpenOptions.names.contains(option.name) else { return false }
      switch option.name {
      // Folders that are named here are meant instead, and one screen excludes another.
      case "sources": return !given.contains("sources")
      case "view", "preview": return !given.contains("view") && !given.contains("preview")
      default: return true
      }
    }
  }

  private func configured(around inputs: [String]) throws(EarshotError) -> [TranscriptOption] {
    try ProjectConfiguration.found(for: inputs.first ?? "-", allowingOutside: allowOutside)?.options ?? []
  }

  /// How results are shown, over what the project's `.earshot.yml` says.
  func output(
    around inputs: [String] = ["-"], format: String? = nil, failOn: String? = nil
  ) throws(EarshotError) -> OutputOptions {
    let configured = try configured(around: inputs)
    func value(_ name: String, _ given: String?) -> String? {
      given ?? configured.last { $0.name == name }?.value
    }
    var output = OutputOptions()
    if let format = value("format", format) {
      output.format = try OptionValue.choice("format", format)
    }
    if let style = value("style", style) { output.style = try OptionValue.choice("style", style) }
    if let color = value("color", color) { output.color = try OptionValue.choice("color", color) }
    if let failOn = value("fail-on", failOn) {
      let what: FailingFinding = try OptionValue.choice("fail-on", failOn)
      output.failsOnUnknown = what == .unknown
    }
    output.tellsCoverage = coverage || value("coverage", nil) == "true"
    return output
  }
}

enum OutputFormat: String, CaseIterable {
  case text
  case json
}

/// What `--fail-on` takes.
enum FailingFinding: String, CaseIterable {
  case unknown
}

/// How results are shown.
struct OutputOptions {
  var format = OutputFormat.text
  var style = SpeechStyle.voiceover
  var color = ColorChoice.auto
  var failsOnUnknown = false
  var tellsCoverage = false
}
