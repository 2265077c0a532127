// EmojiText: the declarations of AsyncCustomEmoji, as its documentation has them.

protocol AsyncCustomEmoji: CustomEmoji {}
