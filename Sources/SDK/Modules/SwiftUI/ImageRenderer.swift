// SwiftUI: the declarations of ImageRenderer.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

final class ImageRenderer<Content>: ObservableObject, Observable where Content: View {
  final let objectWillChange: PassthroughSubject<Void, Never>
  final var content: Content { get set }
  final var proposedSize: ProposedViewSize { get set }
  final var scale: CGFloat { get set }
  final var isOpaque: Bool { get set }
  final var colorMode: ColorRenderingMode { get set }
  final var allowedDynamicRange: Image.DynamicRange? { get set }
  init(content view: Content)
  final var cgImage: CGImage? { get }
  final func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void)
  final var isObservationEnabled: Bool { get set }
  typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>
  final var uiImage: UIImage? { get }
}
