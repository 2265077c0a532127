// MusicKit: the declarations of Artist.
// Declared as the framework's interface has it, with code of our own.

struct Artist: MusicItem, MusicCatalogSearchable, Identifiable, Hashable {
  let id: MusicItemID
  var name: String { get }
  var artwork: Artwork? { get }
  var genreNames: [String]? { get }
  var url: URL? { get }
  var albums: MusicItemCollection<Album>? { get }
}
