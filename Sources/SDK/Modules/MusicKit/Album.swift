// MusicKit: the declarations of Album.
// Declared as the framework's interface has it, with code of our own.

struct Album: PlayableMusicItem, MusicCatalogSearchable, Identifiable, Hashable {
  let id: MusicItemID
  var title: String { get }
  var artistName: String { get }
  var artwork: Artwork? { get }
  var genreNames: [String] { get }
  var releaseDate: Date? { get }
  var trackCount: Int { get }
  var url: URL? { get }
  var tracks: MusicItemCollection<Track>? { get }
}
