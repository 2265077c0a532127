// MediaPlayer: the declarations of MPMediaItemArtwork.
// Declared as the framework's interface has it, with code of our own.

class MPMediaItemArtwork: NSObject {
  let _image: (CGSize) -> UIImage
  let bounds: CGRect
  init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    _image = requestHandler
  }
  func image(at size: CGSize) -> UIImage? { _image(size) }
}
