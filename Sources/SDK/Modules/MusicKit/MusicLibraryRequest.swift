// MusicKit: the declarations of MusicLibraryRequest. What is in the library is on the device.
// Declared as the framework's interface has it, with code of our own.

struct MusicLibraryRequest<MusicItemType>: Sendable where MusicItemType: MusicItem {
  var limit: Int?
  var offset: Int?
  init() {}
  func response() async throws -> MusicLibraryResponse<MusicItemType> {
    await withCheckedContinuation { _ in }
  }
}
