// Photos: the declarations of PHPhotoLibrary. Nobody has allowed it anything yet.
// Declared as the framework's interface has it, with code of our own.

class PHPhotoLibrary: NSObject, Sendable {
  static let _shared = PHPhotoLibrary()
  class func shared() -> PHPhotoLibrary { _shared }
  class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {}
  class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {}
  class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { _ in }
  }
  func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
}
