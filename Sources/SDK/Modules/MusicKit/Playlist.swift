// MusicKit: the declarations of Playlist.
// Declared as the framework's interface has it, with code of our own.

struct Playlist: PlayableMusicItem, MusicCatalogSearchable, Identifiable, Hashable {
  let id: MusicItemID
  var name: String { get }
  var curatorName: String? { get }
  var artwork: Artwork? { get }
  var standardDescription: String? { get }
  var lastModifiedDate: Date? { get }
  var url: URL? { get }
  var tracks: MusicItemCollection<Track>? { get }
}
