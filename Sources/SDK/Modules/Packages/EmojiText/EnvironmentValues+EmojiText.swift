// EmojiText: what it adds to EnvironmentValues, as its documentation has it.

extension EnvironmentValues {
  private struct EmojiTextKey: EnvironmentKey {
    static let defaultValue = EmojiTextEnvironmentValues()
  }

  var emojiText: EmojiTextEnvironmentValues {
    get { self[EmojiTextKey.self] }
    set { self[EmojiTextKey.self] = newValue }
  }
}
