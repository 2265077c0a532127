import EarshotVocabulary
import EarshotVoiceOver

extension OpenOptions {
  /// The options that `set` takes, named as on the command line without the dashes.
  public static let names = [
    "view", "preview", "in", "sources", "ios", "device", "orientation", "dynamic-type", "appearance",
    "now", "time-zone", "state", "data", "locale", "with", "setting", "input-format",
    "react-native",
  ]

  /// Sets one option from its text, as the command line and transcripts write it.
  ///
  /// - Throws: `EarshotError.usage` with the nearest value that would have done.
  public mutating func set(_ option: String, to value: String) throws(EarshotError) {
    switch option {
    case "view": view = value
    case "preview": preview = value
    case "in": parent = try OptionValue.choice(option, value)
    case "sources": sources.append(value)
    case "ios": profile = try OptionValue.profile(value)
    case "device": device = try OptionValue.device(value)
    case "orientation": orientation = try OptionValue.choice(option, value)
    case "dynamic-type": dynamicType = try OptionValue.dynamicType(value)
    case "appearance": appearance = try OptionValue.choice(option, value)
    case "now": now = try DateText.seconds(value)
    case "time-zone": timeZone = try OptionValue.timeZone(value)
    case "state": state.append(try OptionValue.pair(option, value))
    case "data": data = value
    case "locale": locale = try OptionValue.locale(value)
    case "with": technology = try OptionValue.choice(option, value)
    case "setting":
      let (key, value) = try OptionValue.pair(option, value)
      try set(setting: key, to: value)
    case "react-native": reactNative = try OptionValue.choice(option, value)
    case "input-format": format = try OptionValue.format(value)
    default:
      let hint = NearestName.hint(for: option, among: OpenOptions.names)
      throw .usage("unknown option \"\(option)\"\(hint)")
    }
  }

  private mutating func set(setting key: String, to value: String) throws(EarshotError) {
    do {
      try settings.set(key, to: value)
    } catch {
      throw .usage("\(error)")
    }
  }
}

/// Reads the values of options, each error with the nearest value that would have done.
public enum OptionValue {
  /// One of the raw values of a closed choice.
  public static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ value: String
  ) throws(EarshotError) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    throw unknown(option, value, Choice.allCases.map(\.rawValue))
  }

  /// `NAME=VALUE`; the value may be empty and may hold further equals signs.
  static func pair(
    _ option: String, _ value: String
  ) throws(EarshotError) -> (name: String, value: String) {
    guard let equals = value.firstIndex(of: "="), equals != value.startIndex else {
      throw .usage("--\(option) takes \(option == "state" ? "NAME" : "KEY")=VALUE, not \"\(value)\"")
    }
    return (String(value[..<equals]), String(value[value.index(after: equals)...]))
  }

  static func profile(_ value: String) throws(EarshotError) -> Profile {
    let known = Profile.supported.map { String($0.version) }
    let numbers = value.split(separator: ".", omittingEmptySubsequences: false)
    let areNumbers = numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCII) && Int($0) != nil }
    guard areNumbers, numbers.count <= 3, let version = numbers.first.flatMap({ Int($0) }),
      version <= Profile.supported.last?.version ?? 0, let profile = Profile(iOS: version)
    else {
      throw .usage("unknown value \"\(value)\" of --ios; \(NearestName.choice(of: known))")
    }
    return profile
  }

  static func device(_ value: String) throws(EarshotError) -> Device {
    if let device = Device(name: value) { return device }
    throw unknown("device", value, Device.all.map(\.name))
  }

  /// SwiftUI's names; case and hyphens don't matter.
  static func dynamicType(_ value: String) throws(EarshotError) -> DynamicType {
    let wanted = value.lowercased().filter { $0 != "-" }
    if let size = DynamicType.allCases.first(where: { $0.rawValue.lowercased() == wanted }) {
      return size
    }
    throw unknown("dynamic-type", value, DynamicType.allCases.map(\.rawValue))
  }

  /// A language of two or three letters, then subtags: `en_US`, `de`, `zh-Hans`.
  static func locale(_ value: String) throws(EarshotError) -> String {
    let tags = value.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" })
    let areWords = tags.allSatisfy { tag in
      (1...8).contains(tag.count) && tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard areWords, tags.count <= 6, let language = tags.first, (2...3).contains(language.count),
      language.allSatisfy(\.isLetter)
    else { throw .usage("\"\(value)\" is no locale identifier such as en_US, de or zh-Hans") }
    return value
  }

  /// A name of the IANA data base, where this machine has it; else any name of that form.
  static func timeZone(_ value: String) throws(EarshotError) -> String {
    let isName =
      value.utf8.count <= 64 && value.first?.isLetter == true && !value.contains("..")
      && value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_+-/".contains($0)) }
    guard isName, TimeZones.has(value) != false else {
      let hint = NearestName.of(value, among: TimeZones.near(value))
      let more = hint.map { "; did you mean \"\($0)\"?" } ?? " such as UTC or Europe/Berlin"
      throw .usage("\"\(value)\" is no time zone\(more)")
    }
    return value
  }

  static func format(_ value: String) throws(EarshotError) -> InputFormat {
    if let format = InputFormat.names.first(where: { $0.name == value }) { return format.format }
    throw unknown("input-format", value, InputFormat.names.map(\.name))
  }

  private static func unknown(
    _ option: String, _ value: String, _ known: [String]
  ) -> EarshotError {
    let hint = NearestName.of(value, among: known).map { "did you mean \"\($0)\"? " } ?? ""
    let choice = NearestName.choice(of: known)
    return .usage("unknown value \"\(value)\" of --\(option); \(hint)\(choice)")
  }
}
