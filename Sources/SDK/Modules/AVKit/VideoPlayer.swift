// AVKit: the declarations of VideoPlayer. Its controls are the system's.
// Declared as the framework's interface has it, with code of our own.

struct VideoPlayer<VideoOverlay>: View where VideoOverlay: View {
  init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay)
  typealias Body = Never
}

extension VideoPlayer where VideoOverlay == EmptyView {
  init(player: AVPlayer?)
}
