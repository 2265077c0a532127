// EmojiText: the declarations of EmojiTextEnvironmentValues, as its documentation has them.

struct EmojiTextEnvironmentValues {
  var animatedMode = AnimatedEmojiMode.disabledOnLowPower

  init() {}
}
