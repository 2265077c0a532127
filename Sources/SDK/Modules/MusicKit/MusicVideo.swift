// MusicKit: the declarations of MusicVideo.
// Declared as the framework's interface has it, with code of our own.

struct MusicVideo: PlayableMusicItem, MusicCatalogSearchable, Identifiable, Hashable {
  let id: MusicItemID
  var title: String { get }
  var artistName: String { get }
  var artwork: Artwork? { get }
  var duration: TimeInterval? { get }
  var genreNames: [String] { get }
  var releaseDate: Date? { get }
  var url: URL? { get }
}
