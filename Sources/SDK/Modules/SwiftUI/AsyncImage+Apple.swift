// SwiftUI: what iOS 27 adds to AsyncImage.
// Declared as the framework's interface has it, with code of our own.

extension AsyncImage where Content == Image {
  init(request: URLRequest?, scale: CGFloat = 1)
}

extension AsyncImage {
  init<I, P>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View
  init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
}
