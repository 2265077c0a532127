// EmojiText: what it adds to View, as its documentation has it.

extension View {
  var emojiText: EmojiTextNamespace<Self> { EmojiTextNamespace(self) }
}
