// URLImage: the declarations of URLImagePhase, as its documentation has them.

enum URLImagePhase {
  case empty
  case success(Image)
  case failure(Error)

  var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }
  var error: Error? {
    if case .failure(let error) = self { error } else { nil }
  }
}
