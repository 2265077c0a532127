// Nuke: the declarations of ImageContainer, as its documentation has them.

struct ImageContainer {
  struct UserInfoKey: Hashable, ExpressibleByStringLiteral {
    let rawValue: String

    init(_ rawValue: String) { self.rawValue = rawValue }
    init(stringLiteral value: String) { rawValue = value }
  }

  var image: PlatformImage
  var type: AssetType?
  var isPreview: Bool
  var data: Data?
  var userInfo: [UserInfoKey: Any]

  init(
    image: PlatformImage, type: AssetType? = nil, isPreview: Bool = false, data: Data? = nil,
    userInfo: [UserInfoKey: Any] = [:]
  ) {
    self.image = image
    self.type = type
    self.isPreview = isPreview
    self.data = data
    self.userInfo = userInfo
  }
}
