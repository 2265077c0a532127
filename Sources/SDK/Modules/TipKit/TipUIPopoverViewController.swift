// TipKit: the declarations of TipUIPopoverViewController.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

final class TipUIPopoverViewController: UIViewController {
  final var backgroundColor: UIColor? { get set }
  final var backgroundStyle: any ShapeStyle { get set }
  final var imageSize: CoreFoundation.CGSize { get set }
  final var imageStyle: (any ShapeStyle)? { get set }
  final var viewStyle: any TipViewStyle { get set }
  final var presentationDelegate: (any UIPopoverPresentationControllerDelegate)? { get set }
  final var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { get set }
  convenience init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping (Tips.Action) -> Void = { _ in })
  @_disfavoredOverload convenience init(
    _ tip: some Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping (Tips.Action) -> Void = { _ in })
  required init?(coder: NSCoder)
}
