// MediaPlayer: its constants.
// Declared as the framework's interface has it, with code of our own.

let MPMediaItemPropertyTitle = "title"
let MPMediaItemPropertyArtist = "artist"
let MPMediaItemPropertyAlbumTitle = "albumTitle"
let MPMediaItemPropertyArtwork = "artwork"
let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
