// MusicKit: the declarations of Song.
// Declared as the framework's interface has it, with code of our own.

struct Song: PlayableMusicItem, MusicCatalogSearchable, Identifiable, Hashable {
  let id: MusicItemID
  var title: String { get }
  var artistName: String { get }
  var albumTitle: String? { get }
  var artwork: Artwork? { get }
  var duration: TimeInterval? { get }
  var genreNames: [String] { get }
  var isrc: String? { get }
  var releaseDate: Date? { get }
  var trackNumber: Int? { get }
  var url: URL? { get }
  var playCount: Int? { get }
  var albums: MusicItemCollection<Album>? { get }
  var artists: MusicItemCollection<Artist>? { get }
}
