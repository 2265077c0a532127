// MediaPlayer: the declarations of MPRemoteCommandCenter.
// Declared as the framework's interface has it, with code of our own.

class MPRemoteCommandCenter: NSObject {
  static let _shared = MPRemoteCommandCenter()
  class func shared() -> MPRemoteCommandCenter { _shared }
  let pauseCommand = MPRemoteCommand()
  let playCommand = MPRemoteCommand()
  let stopCommand = MPRemoteCommand()
  let togglePlayPauseCommand = MPRemoteCommand()
  let nextTrackCommand = MPRemoteCommand()
  let previousTrackCommand = MPRemoteCommand()
  let changePlaybackPositionCommand = MPRemoteCommand()
}
