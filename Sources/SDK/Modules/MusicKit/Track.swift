// MusicKit: the declarations of Track.
// Declared as the framework's interface has it, with code of our own.

enum Track: PlayableMusicItem, Identifiable, Hashable {
  case song(Song)
  case musicVideo(MusicVideo)
  var id: MusicItemID {
    switch self {
    case .musicVideo(let video): video.id
    case .song(let song): song.id
    }
  }
  var title: String { get }
  var artistName: String { get }
  var artwork: Artwork? { get }
  var duration: TimeInterval? { get }
}
