// Photos: the declarations of PHCachingImageManager.
// Declared as the framework's interface has it, with code of our own.

class PHCachingImageManager: PHImageManager {
  func stopCachingImagesForAllAssets() {}
}
