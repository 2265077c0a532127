// Pow: the declarations of SoundEffect, as its documentation has them.

struct SoundEffect: Hashable {
  init(_ names: String..., bundle: Bundle = .main) {}
  init(url: URL) {}

  func volume(_ value: Double) -> SoundEffect { self }
}
