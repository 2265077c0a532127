// SwiftUI: the declarations of _HostingView.
// Declared as the framework's interface has it, with code of our own.

/// A view of UIKit that shows one of SwiftUI.
class _HostingView: UIView, UIContentView {
  let _content: () -> any View
  var configuration: any UIContentConfiguration = UIListContentConfiguration()

  init(_ content: @escaping () -> any View) {
    _content = content
    super.init(frame: CGRect.zero)
  }
  required init?(coder: NSCoder) { nil }
  override var _part: _Part { _Part.swiftUI(_content()) }
  override var _parts: [_Part] { [_Part.swiftUI(_content())] }
}
