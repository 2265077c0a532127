// EmojiText: the declarations of AnimatedEmojiMode, as its documentation has them.

enum AnimatedEmojiMode {
  case never, disabledOnLowPower, always
}
