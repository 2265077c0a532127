// EmojiText: the declarations of CustomEmoji, as its documentation has them.

protocol CustomEmoji: Hashable, Identifiable {
  var shortcode: String { get }
}

extension CustomEmoji {
  var id: String { shortcode }
}
