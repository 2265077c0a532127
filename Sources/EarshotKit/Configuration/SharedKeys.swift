import EarshotCaptures
import EarshotVocabulary
import EarshotVoiceOver

extension ConfigurationKey {
  /// The options that all commands share: contract, section 1. They may stand in every section.
  static let shared: [ConfigurationKey] = screen + device + listening

  /// Which screen, and where its code is.
  private static let screen = [
    ConfigurationKey(
      name: "view", shape: .value(.text), help: "The view struct to instantiate."),
    ConfigurationKey(
      name: "preview", shape: .value(.text), help: "One preview, by its name or number."),
    ConfigurationKey(
      name: "sources", shape: .values(.path),
      help: "Folders to look definitions up in, in place of the enclosing package."),
    ConfigurationKey(
      name: "state", shape: .pairs(names: []),
      help: "Values for stored properties, collections and structures as JSON."),
    ConfigurationKey(
      name: "data", shape: .value(.path),
      help: "A JSON file with values for what comes from outside."),
    ConfigurationKey(
      name: "input-format", shape: .value(.choice(InputFormat.names.map(\.name))),
      help: "What the input is, where its content does not say."),
    ConfigurationKey(
      name: "react-native", shape: .value(.choice(CaptureOptions.Renderer.allCases.map(\.rawValue))),
      help: "The renderer of React Native trees."),
  ]

  /// The device and the world around it.
  private static let device = [
    ConfigurationKey(
      name: "ios", shape: .value(.version),
      help: "The iOS version to behave as: 13, 15, 16, 17, 18, 26 or 27."),
    ConfigurationKey(
      name: "device", shape: .value(.choice(Device.all.map(\.name))), help: "Screen and idiom."),
    ConfigurationKey(
      name: "orientation", shape: .value(.choice(Orientation.allCases.map(\.rawValue))),
      help: "How the device is held."),
    ConfigurationKey(
      name: "dynamic-type",
      shape: .value(.matching(anyCase(DynamicType.allCases.map(\.rawValue)))),
      help: "The text size, xSmall to accessibility5."),
    ConfigurationKey(
      name: "appearance", shape: .value(.choice(Appearance.allCases.map(\.rawValue))),
      help: "Light or dark."),
    ConfigurationKey(
      name: "now",
      shape: .value(
        .matching(
          "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
            + "([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?(Z|[+-]([01][0-9]|2[0-3]):?[0-5][0-9])?)?$")),
      help: "What Date() and .now answer, in ISO 8601."),
    ConfigurationKey(
      name: "time-zone", shape: .value(.matching("^[A-Za-z][A-Za-z0-9_+/-]{0,63}$")),
      help: "The device's time zone, by its name in the IANA database."),
    ConfigurationKey(
      name: "locale",
      shape: .value(.matching("^[A-Za-z]{2,3}([_-][A-Za-z0-9]{1,8}){0,5}$")),
      help: "Language of texts, role words and voice."),
  ]

  /// Who listens, and how.
  private static let listening = [
    ConfigurationKey(
      name: "with", shape: .value(.choice(AssistiveTechnology.allCases.map(\.rawValue))),
      help: "The assistive technology."),
    ConfigurationKey(
      name: "setting", shape: .pairs(names: VoiceOverSettings.catalog.map(\.key)),
      help: "VoiceOver settings; `earshot read --setting help` lists them."),
    ConfigurationKey(
      name: "style", shape: .value(.choice(SpeechStyle.allCases.map(\.rawValue))),
      help: "Utterances as captions show them, or in AccessibilitySnapshot's notation."),
    ConfigurationKey(
      name: "color", shape: .value(.choice(["auto", "always", "never"])),
      help: "Whether output is colored."),
  ]

  /// A pattern for these words, in which neither case nor hyphens matter.
  private static func anyCase(_ words: [String]) -> String {
    let patterns = words.map { word in
      word.map { "-*[\($0.uppercased())\($0.lowercased())]" }.joined()
    }
    return "^(\(patterns.joined(separator: "|")))-*$"
  }
}
