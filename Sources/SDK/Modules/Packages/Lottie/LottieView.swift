// Lottie: the declarations of LottieView, as its documentation has them.

/// A view of UIKit's shows what moves, taken as loaded; it is an element where it has a label of its own.
struct LottieView<Placeholder: View>: View {
  private var label: String?

  init(animation: LottieAnimation?) where Placeholder == EmptyView {}
  init(dotLottieFile: DotLottieFile?) where Placeholder == EmptyView {}
  init(_ loadAnimation: @escaping () async throws -> LottieAnimation?) where Placeholder == EmptyView {}
  init(
    _ loadAnimation: @escaping () async throws -> LottieAnimation?,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {}
  init(_ loadDotLottieFile: @escaping () async throws -> DotLottieFile?) where Placeholder == EmptyView {}
  init(
    _ loadDotLottieFile: @escaping () async throws -> DotLottieFile?,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {}
  init(
    _ loadAnimation: @escaping () async throws -> LottieAnimationSource?
  ) where Placeholder == EmptyView {}
  init(
    _ loadAnimation: @escaping () async throws -> LottieAnimationSource?,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {}

  var body: some View {
    ZStack {
      if let label {
        Color.clear.accessibilityLabel(label)
      } else {
        Color.clear.accessibilityHidden(true)
      }
    }
  }

  func accessibilityLabel(_ accessibilityLabel: String?) -> Self {
    var copy = self
    copy.label = accessibilityLabel
    return copy
  }

  func configure(_ configure: @escaping (Any) -> Void) -> Self { self }
  func resizable() -> Self { self }
  func intrinsicSize() -> Self { self }
  func looping() -> Self { self }
  func play(loopMode: LottieLoopMode = .playOnce) -> Self { self }
  func play(_ playbackMode: LottiePlaybackMode) -> Self { self }
  func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> Self { self }
  func playing(loopMode: LottieLoopMode) -> Self { self }
  func playing() -> Self { self }
  func paused(at state: LottiePlaybackMode.PausedState = .currentFrame) -> Self { self }
  func playbackMode(_ playbackMode: LottiePlaybackMode) -> Self { self }
  func animationSpeed(_ animationSpeed: Double) -> Self { self }
  func animationDidLoad(_ animationDidLoad: @escaping (LottieAnimationSource) -> Void) -> Self { self }
  func animationDidFinish(_ animationCompletionHandler: LottieCompletionBlock?) -> Self { self }
  func backgroundBehavior(_ value: LottieBackgroundBehavior) -> Self { self }
  func configuration(_ configuration: LottieConfiguration) -> Self { self }
  func valueProvider<ValueProvider: Equatable>(
    _ valueProvider: ValueProvider, for keypath: AnimationKeypath
  ) -> Self { self }
  func currentProgress(_ currentProgress: AnimationProgressTime?) -> Self { self }
  func currentFrame(_ currentFrame: AnimationFrameTime?) -> Self { self }
  func currentTime(_ currentTime: TimeInterval?) -> Self { self }
  func reloadAnimationTrigger(_ value: some Equatable, showPlaceholder: Bool = true) -> Self { self }
  func getRealtimeAnimationProgress(_ progress: Binding<AnimationProgressTime>?) -> some View { self }
  func getRealtimeAnimationFrame(_ frame: Binding<AnimationFrameTime>?) -> some View { self }
}
