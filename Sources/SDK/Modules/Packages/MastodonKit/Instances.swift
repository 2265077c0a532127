// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Instances, as its source has them.

enum Instances {
  static func current() -> Request<Instance> { Request("instance") }
  static func customEmojis() -> Request<[Emoji]> { Request("custom_emojis") }
}
