// MusicKit: the declarations of MusicCatalogSearchResponse.
// Declared as the framework's interface has it, with code of our own.

struct MusicCatalogSearchResponse: Sendable {
  let songs: MusicItemCollection<Song>
  let albums: MusicItemCollection<Album>
  let artists: MusicItemCollection<Artist>
  let playlists: MusicItemCollection<Playlist>
}
