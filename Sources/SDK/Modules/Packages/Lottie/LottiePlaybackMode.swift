// Lottie: the declarations of LottiePlaybackMode, as its documentation has them.

enum LottiePlaybackMode: Hashable {
  enum PausedState: Hashable {
    case currentFrame
    case progress(_ progress: AnimationProgressTime)
    case frame(_ frame: AnimationFrameTime)
    case time(_ time: TimeInterval)
    case marker(_ name: String, position: LottieMarkerPosition = .start)
  }

  enum PlaybackMode: Hashable {
    case fromProgress(
      _ fromProgress: AnimationProgressTime?, toProgress: AnimationProgressTime, loopMode: LottieLoopMode)
    case fromFrame(_ fromFrame: AnimationFrameTime?, toFrame: AnimationFrameTime, loopMode: LottieLoopMode)
    case fromMarker(
      _ fromMarker: String?, toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode)
    case marker(_ marker: String, loopMode: LottieLoopMode)
    case markers(_ markers: [String])

    static func toProgress(_ toProgress: AnimationProgressTime, loopMode: LottieLoopMode) -> PlaybackMode {
      .fromProgress(nil, toProgress: toProgress, loopMode: loopMode)
    }
    static func toFrame(_ toFrame: AnimationFrameTime, loopMode: LottieLoopMode) -> PlaybackMode {
      .fromFrame(nil, toFrame: toFrame, loopMode: loopMode)
    }
    static func toMarker(
      _ toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode
    ) -> PlaybackMode {
      .fromMarker(nil, toMarker: toMarker, playEndMarkerFrame: playEndMarkerFrame, loopMode: loopMode)
    }
  }

  case paused(at: PausedState)
  case playing(_ mode: PlaybackMode)

  static var paused: LottiePlaybackMode { .paused(at: .currentFrame) }
}
