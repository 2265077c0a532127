/// What one needs to know to set a setting.
public struct SettingDescription: Hashable, Sendable {
  /// The key it is set by, as `--setting` takes it.
  public let key: String
  /// The words it takes, or one entry for what kind of value it takes: "0...100", "NAME".
  public let values: [String]
  /// What holds where nothing is set.
  public let defaultValue: String
  /// One sentence.
  public let meaning: String
  /// Where it was seen, in the words of the evidence for what is spoken.
  public let evidence: String
}

/// A row of the catalog: the description, and how the value is read and written.
struct SettingRow: Sendable {
  let description: SettingDescription
  let read: @Sendable (VoiceOverSettings) -> String
  /// False where the text is no value of the setting.
  let write: @Sendable (inout VoiceOverSettings, String) -> Bool

  private init(
    _ key: String, values: [String], meaning: String,
    read: @escaping @Sendable (VoiceOverSettings) -> String,
    write: @escaping @Sendable (inout VoiceOverSettings, String) -> Bool
  ) {
    self.description = SettingDescription(
      key: key, values: values, defaultValue: read(VoiceOverSettings()), meaning: meaning,
      evidence: SettingEvidence.byKey[key] ?? "")
    self.read = read
    self.write = write
  }

  static func toggle(
    _ key: String, _ path: WritableKeyPath<VoiceOverSettings, Bool> & Sendable, _ meaning: String
  ) -> SettingRow {
    SettingRow(
      key, values: ["on", "off"], meaning: meaning,
      read: { $0[keyPath: path] ? "on" : "off" },
      write: { settings, value in
        guard value == "on" || value == "off" else { return false }
        settings[keyPath: path] = value == "on"
        return true
      })
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: String, _ path: WritableKeyPath<VoiceOverSettings, Choice> & Sendable,
    _ meaning: String
  ) -> SettingRow {
    SettingRow(
      key, values: Choice.allCases.map(\.rawValue), meaning: meaning,
      read: { $0[keyPath: path].rawValue },
      write: { settings, value in
        guard let choice = Choice(rawValue: value) else { return false }
        settings[keyPath: path] = choice
        return true
      })
  }

  static func percent(
    _ key: String, _ path: WritableKeyPath<VoiceOverSettings, Int> & Sendable, _ meaning: String
  ) -> SettingRow {
    SettingRow(
      key, values: ["0...100"], meaning: meaning,
      read: { String($0[keyPath: path]) },
      write: { settings, value in
        guard let number = Int(value), (0...100).contains(number) else { return false }
        settings[keyPath: path] = number
        return true
      })
  }

  static func name(
    _ key: String, _ path: WritableKeyPath<VoiceOverSettings, String> & Sendable,
    _ meaning: String
  ) -> SettingRow {
    SettingRow(
      key, values: ["NAME"], meaning: meaning,
      read: { $0[keyPath: path] },
      write: { settings, value in
        guard !value.isEmpty else { return false }
        settings[keyPath: path] = value
        return true
      })
  }
}
