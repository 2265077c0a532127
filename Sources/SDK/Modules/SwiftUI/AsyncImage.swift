// SwiftUI: the declarations of AsyncImage.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AsyncImage<Content>: View where Content: View {
  init(url: URL?, scale: CGFloat = 1) where Content == Image
  init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P>, I: View, P: View
  init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
  typealias Body = Never
}
