import EarshotReports
import EarshotVoiceOver

extension TextWriter {
  /// What `--setting help` lists: every setting with its values, default and meaning.
  public mutating func settings() {
    for setting in VoiceOverSettings.catalog {
      text(setting.key, .strong)
      line("=\(setting.values.joined(separator: "|")) (\(setting.defaultValue))")
      line("    \(setting.meaning)")
    }
  }
}
