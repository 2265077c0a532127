// Nuke: the declarations of AssetType, as its documentation has them.

struct AssetType: ExpressibleByStringLiteral, Hashable {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }

  static let png: AssetType = "public.png"
  static let jpeg: AssetType = "public.jpeg"
  static let gif: AssetType = "com.compuserve.gif"
  static let heic: AssetType = "public.heic"
  static let webp: AssetType = "public.webp"
  static let mp4: AssetType = "public.mpeg4"
  static let m4v: AssetType = "public.m4v"
  static let mov: AssetType = "public.mov"
}
