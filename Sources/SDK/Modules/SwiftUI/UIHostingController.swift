// SwiftUI: the declarations of UIHostingController.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

class UIHostingController<Content>: UIViewController where Content: View {
  init(rootView: Content)
  init?(coder aDecoder: NSCoder, rootView: Content)
  required init?(coder aDecoder: NSCoder)
  override var isModalInPresentation: Bool { get set }
  var rootView: Content { get set }
  var sizingOptions: UIHostingControllerSizingOptions { get set }
  func sizeThatFits(in size: CGSize) -> CGSize
  var safeAreaRegions: SafeAreaRegions { get set }
}
