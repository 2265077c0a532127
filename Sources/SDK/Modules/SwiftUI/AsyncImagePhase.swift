// SwiftUI: the declarations of AsyncImagePhase.
// Declared as the framework's interface has it, with code of our own.

enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
