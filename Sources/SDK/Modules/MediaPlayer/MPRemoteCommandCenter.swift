// MediaPlayer: the declarations of MPRemoteCommandCenter.
// Declared as the framework's interface has it, with code of our own.

class MPRemoteCommandCenter: NSObject {
  static let _shared = MPRemoteCommandCenter()
  class func shared() -> MPRemoteCommandCenter { _shared }
  let pauseCommand = MPRemoteCommand()
  let playCommand = MPRemoteCommand()
  let stopCommand = MPRemoteCommand()
  let togglePlayPauseCommand = MPRemoteCommand()
  let enableLanguageOptionCommand = MPRemoteCommand()
  let disableLanguageOptionCommand = MPRemoteCommand()
  let nextTrackCommand = MPRemoteCommand()
  let previousTrackCommand = MPRemoteCommand()
  let seekForwardCommand = MPRemoteCommand()
  let seekBackwardCommand = MPRemoteCommand()
  let skipForwardCommand = MPSkipIntervalCommand()
  let skipBackwardCommand = MPSkipIntervalCommand()
  let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  let ratingCommand = MPRatingCommand()
  let likeCommand = MPFeedbackCommand()
  let dislikeCommand = MPFeedbackCommand()
  let bookmarkCommand = MPFeedbackCommand()
}
