import ArgumentParser
import EarshotKit

/// The options that all commands with an INPUT share: contract, section 1. Values are read by
/// `OpenOptions`, so that scripts and the command line understand the same.
struct SharedOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The view struct to instantiate.", valueName: "name"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "One preview, by its name, 1-based number or heading, PATH:LINE NAME (default: all).",
      valueName: "name-or-n"))
  var preview: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "Put the screen where its parent would: navigation, tab, sheet, form or list.", valueName: "parent"))
  var parent: String?

  @Option(
    help: ArgumentHelp(
      """
      A folder to look definitions up in; may be repeated (default: the enclosing package \
      with the packages fetched for it, else \
      the file's folder).
      """, valueName: "dir"), completion: .directory)
  var sources: [String] = []

  @Option(
    help: ArgumentHelp(
      "iOS version to behave as: 13, 15, 16, 17, 18, 26, 27 (default: 26).", valueName: "version"),
    completion: .iosVersions)
  var ios: String?

  @Option(
    help: ArgumentHelp("iphone, iphone-se or ipad (default: iphone).", valueName: "name"),
    completion: .devices)
  var device: String?

  @Option(help: "portrait or landscape (default: portrait).", completion: .choices(Orientation.self))
  var orientation: String?

  @Option(
    help: ArgumentHelp("Text size, xSmall to accessibility5 (default: large).", valueName: "size"),
    completion: .choices(DynamicType.self))
  var dynamicType: String?

  @Option(help: "light or dark (default: light).", completion: .choices(Appearance.self))
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
    help: ArgumentHelp("A JSON file with values for what comes from outside.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var data: String?

  @Option(
    help: ArgumentHelp(
      """
      A file or folder outside of the project that links, manifests, configurations and scripts may lead to; \
      may be repeated.
      """, valueName: "path"), completion: .file())
  var allowOutside: [String] = []

  @Option(
    help: ArgumentHelp("Language of texts, role words and voice (default: en_US).", valueName: "id"),
    completion: .locales)
  var locale: String?

  @Option(
    help: ArgumentHelp("The assistive technology (default: voiceover).", valueName: "at"),
    completion: .choices(AssistiveTechnology.self))
  var with: String?

  @Option(
    help: "voiceover (as captions show it) or snapshot (default: voiceover).",
    completion: .choices(SpeechStyle.self))
  var style: String?

  @Option(
    help: ArgumentHelp(
      "A VoiceOver setting; may be repeated. `--setting help` lists them.", valueName: "key=value"),
    completion: .settings)
  var setting: [String] = []

  @Option(
    help: ArgumentHelp(
      "What the input is; `earshot formats` lists the names (default: by the content).",
      valueName: "format"), completion: .inputFormats)
  var inputFormat: String?

  @Option(
    help: ArgumentHelp(
      "The renderer of React Native trees: fabric or paper (default: fabric).",
      valueName: "renderer"), completion: .list(["fabric", "paper"]))
  var reactNative: String?

  /// How Swift code is understood: there is one way. Taken for command lines from when there were two.
  @Option(help: .hidden)
  var reader: String?

  @Option(
    help: ArgumentHelp("auto, always or never (default: auto).", valueName: "when"), completion: .whenOrNever)
  var color: String?

  @Option(
    help: ArgumentHelp(
      """
      What was not understood: spoken tells what touches speech, and of the rest the number; all tells \
      everything (default: spoken).
      """, valueName: "which"))
  var diagnostics: String?

  @Flag(help: "On standard error only errors: no diagnostics, no notes, no progress.")
  var quiet = false

  @Flag(help: "Say on standard error how much of the input was understood.")
  var coverage = false

  /// `--setting help` asks for the list of settings and for nothing else.
  var asksForSettings: Bool { setting.contains("help") }

  /// What was asked for, over what the project's `.earshot.yml` says.
  ///
  /// - Parameters:
  ///   - inputs: where the project is looked for; `-` stands for the current folder.
  ///   - section: the part of the file that the command has for itself.
  func openOptions(
    around inputs: [String] = ["-"], for section: ConfigurationSection? = nil
  ) throws(EarshotError) -> OpenOptions {
    var options = OpenOptions()
    for option in try project(around: inputs, for: section) + written {
      try options.set(option.name, to: option.value)
    }
    options.allowedOutside = allowOutside
    if let reader, !["types", "best"].contains(reader) {
      throw .usage("there is no reader \"\(reader)\": all code is read by its types; leave --reader out")
    }
    return options
  }

  /// The options that were given, in the order in which they come into force.
  var written: [TranscriptOption] {
    let single: [(String, String?)] = [
      ("view", view), ("preview", preview), ("in", parent), ("ios", ios), ("device", device),
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

  /// Options of `OpenOptions` from the project, as far as those that were given let them hold.
  func project(
    around inputs: [String], for section: ConfigurationSection? = nil
  ) throws(EarshotError) -> [TranscriptOption] {
    let written = written
    let all = try configuration(around: inputs)?.options(for: section) ?? []
    return all.filter { OpenOptions.names.contains($0.name) }.overridden(by: written).dropLast(written.count)
  }

  func configuration(around inputs: [String]) throws(EarshotError) -> ProjectConfiguration? {
    try ProjectConfiguration.found(for: inputs.first ?? "-", allowingOutside: allowOutside)
  }

  /// How results are shown, over what the project's `.earshot.yml` says.
  func output(
    around inputs: [String] = ["-"], for section: ConfigurationSection? = nil, format: String? = nil,
    failOn: String? = nil
  ) throws(EarshotError) -> OutputOptions {
    let configured = try configuration(around: inputs)?.options(for: section) ?? []
    var output = OutputOptions()
    if let format {
      output.format = try OptionValue.choice("format", format)
    } else {
      // Commands with more formats look for theirs themselves.
      output.format = configured.value(of: "format").flatMap(OutputFormat.init) ?? .text
    }
    if let style = style ?? configured.value(of: "style") {
      output.style = try OptionValue.choice("style", style)
    }
    if let color = color ?? configured.value(of: "color") {
      output.color = try OptionValue.choice("color", color)
    }
    if let failOn {
      let what: FailingFinding = try OptionValue.choice("fail-on", failOn)
      output.failsOnUnknown = what == .unknown
    } else {
      output.failsOnUnknown = configured.value(of: "fail-on") == FailingFinding.unknown.rawValue
    }
    if let diagnostics = diagnostics ?? configured.value(of: "diagnostics") {
      output.diagnostics = try OptionValue.choice("diagnostics", diagnostics)
    }
    output.isQuiet = quiet || configured.value(of: "quiet") == "true"
    output.tellsCoverage = coverage || configured.value(of: "coverage") == "true"
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

/// Which diagnostics are told at their place.
enum ShownDiagnostics: String, CaseIterable {
  /// Those that touch what is said; of the others their number.
  case spoken
  case all
}

/// How results are shown.
struct OutputOptions {
  var format = OutputFormat.text
  var style = SpeechStyle.voiceover
  var color = ColorChoice.auto
  var failsOnUnknown = false
  var tellsCoverage = false
  var diagnostics = ShownDiagnostics.spoken
  /// Only errors are told.
  var isQuiet = false
}
