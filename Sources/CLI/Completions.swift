import ArgumentParser
import EarshotKit
import EarshotSpeech

/// What a shell offers after an option. The lists are those that the values are checked against, so
/// that what is offered is taken. Long ones are asked for when somebody presses Tab: every start
/// of the program would pay for them otherwise.
extension CompletionKind {
  static func choices<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) -> CompletionKind {
    .list(type.allCases.map(\.rawValue))
  }

  /// `FORMAT=` for the files of `--report`.
  static func reports<Format: ReportFormat>(_ type: Format.Type) -> CompletionKind {
    .list(type.allCases.map { $0 == .github ? $0.rawValue : "\($0.rawValue)=" })
  }

  static let iosVersions = CompletionKind.list(Profile.supported.map { String($0.version) })
  static let devices = CompletionKind.list(Device.all.map(\.name))
  static let inputFormats = CompletionKind.list(InputFormat.names.map(\.name))
  static let rules = CompletionKind.custom { _, _, _ in AuditRules.all.map(\.id) }
  static let voices = CompletionKind.custom { _, _, _ in Voice.table.map(\.name) }
  static let optionNames = CompletionKind.list(OpenOptions.names.map { "\($0)=" })
  static let whenOrNever = CompletionKind.choices(ColorChoice.self)

  /// Locales of the languages that there is a voice for.
  static let locales = CompletionKind.custom { _, _, _ in
    Set(Voice.table.flatMap(\.tags).map(localeIdentifier)).sorted()
  }

  /// `KEY=VALUE` where the values are words, `KEY=` where they are a range or free.
  static let settings = CompletionKind.custom { _, _, _ in
    ["help"]
      + VoiceOverSettings.catalog.flatMap { setting in
        let words = setting.values.filter { !$0.contains("...") && $0 != $0.uppercased() }
        return words.isEmpty ? ["\(setting.key)="] : words.map { "\(setting.key)=\($0)" }
      }
  }

  /// `pt-br` as `pt_BR`: a subtag of two letters is a country.
  private static func localeIdentifier(_ tag: String) -> String {
    tag.split(separator: "-").enumerated().map { index, part in
      index > 0 && part.count == 2 ? part.uppercased() : String(part)
    }.joined(separator: "_")
  }
}
