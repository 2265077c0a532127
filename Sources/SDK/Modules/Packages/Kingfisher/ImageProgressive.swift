// Kingfisher: the declarations of ImageProgressive, as its documentation has them.

struct ImageProgressive {
  static let `default` = ImageProgressive()

  init() {}
  init(isBlur: Bool, isFastestScan: Bool, scanInterval: TimeInterval) {}
}
