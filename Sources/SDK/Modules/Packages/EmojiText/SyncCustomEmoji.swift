// EmojiText: the declarations of SyncCustomEmoji, as its documentation has them.

protocol SyncCustomEmoji: CustomEmoji {
  var image: EmojiImage { get }
}
