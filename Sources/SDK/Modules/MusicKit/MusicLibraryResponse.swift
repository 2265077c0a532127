// MusicKit: the declarations of MusicLibraryResponse.
// Declared as the framework's interface has it, with code of our own.

struct MusicLibraryResponse<MusicItemType> where MusicItemType: MusicItem {
  let items: MusicItemCollection<MusicItemType>
}
