// TipKit: the declarations of TipUICollectionReusableView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

final class TipUICollectionReusableView: UICollectionReusableView {
  final var backgroundStyle: any ShapeStyle { get set }
  final var cornerRadius: CoreFoundation.CGFloat { get set }
  final var imageSize: CoreFoundation.CGSize { get set }
  final var imageStyle: (any ShapeStyle)? { get set }
  final var viewStyle: any TipViewStyle { get set }
  override final var backgroundColor: UIColor? { get set }
  @discardableResult final func configureTip(
    _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) -> Self
  @discardableResult @_disfavoredOverload final func configureTip(
    _ tip: some Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) -> Self
  required init?(coder: NSCoder)
}
