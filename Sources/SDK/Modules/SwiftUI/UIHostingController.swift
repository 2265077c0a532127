// SwiftUI: the declarations of UIHostingController.
// Declared as the framework's interface has it, with code of our own.

class UIHostingController<Content>: UIViewController where Content: View {
  init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }
  /// A class that a storyboard holds says itself what it shows.
  required init?(coder aDecoder: NSCoder) { return nil }
  override var isModalInPresentation: Bool {
    get { false }
    set {}
  }
  var rootView: Content
  var sizingOptions: UIHostingControllerSizingOptions = []
  func sizeThatFits(in size: CGSize) -> CGSize { size }
  var safeAreaRegions: SafeAreaRegions = .all
  override func loadView() { view = _HostingView { self.rootView } }
}
