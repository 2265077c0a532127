// MediaPlayer: the declarations of MPMediaItem.
// Declared as the framework's interface has it, with code of our own.

class MPMediaItem: NSObject {
  var title: String?
  var artist: String?
  var albumTitle: String?
  var albumArtist: String?
  var genre: String?
  var composer: String?
  var playbackDuration: TimeInterval = 0
  var playbackStoreID = ""
  var artwork: MPMediaItemArtwork?
}
