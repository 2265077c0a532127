// Lottie: the declarations of AnimationKeypath, as its documentation has them.

struct AnimationKeypath: Hashable, ExpressibleByStringLiteral {
  let keys: [String]

  init(keypath: String) { keys = keypath.components(separatedBy: ".") }
  init(stringLiteral: String) { self.init(keypath: stringLiteral) }
  init(keys: [String]) { self.keys = keys }
}
