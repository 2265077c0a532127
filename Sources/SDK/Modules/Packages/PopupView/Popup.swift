// PopupView: the declarations of Popup, as its documentation has them.

class Popup {
  enum PopupType {
    case `default`, toast
    case floater(
      verticalPadding: CGFloat = 10, horizontalPadding: CGFloat = 10, useSafeAreaInset: Bool = true)
  }

  enum DisplayMode: Identifiable {
    case overlay, sheet, window

    var id: Self { self }
  }

  enum Position {
    case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing
  }

  enum AppearAnimation {
    case topSlide, bottomSlide, leftSlide, rightSlide, centerScale, none
  }

  enum DismissSource {
    case binding, tapInside, tapOutside, drag, autohide, exitCommand
  }

  enum ScrollPopupPosition {
    case bottom(_ topPadding: CGFloat)
    case center(_ verticalPadding: CGFloat)
  }

  class BasePopupParameters {
    var _displayMode = DisplayMode.window
    var _closesOnTap = true
    var _background: AnyView?
    var _willDismiss: (DismissSource) -> Void = { _ in }
    var _didDismiss: (DismissSource) -> Void = { _ in }

    init() {}

    func displayMode(_ displayMode: DisplayMode) -> Self {
      _displayMode = displayMode
      return self
    }
    func isOpaque(_ isOpaque: Bool) -> Self { displayMode(isOpaque ? .sheet : .overlay) }
    func animation(_ animation: Animation) -> Self { self }
    func autohideIn(_ autohideIn: Double?) -> Self { self }
    func dismissibleIn(_ dismissibleIn: Double?, _ dismissEnabled: Binding<Bool>?) -> Self { self }
    func dragToDismiss(_ dragToDismiss: Bool) -> Self { self }
    func dragToDismissDistance(_ dragToDismissDistance: CGFloat) -> Self { self }
    func closeOnTap(_ closeOnTap: Bool) -> Self {
      _closesOnTap = closeOnTap
      return self
    }
    func closeOnTapOutside(_ closeOnTapOutside: Bool) -> Self { self }
    func allowTapThroughBG(_ allowTapThroughBG: Bool) -> Self { self }
    func backgroundColor(_ backgroundColor: Color) -> Self { self }
    func backgroundView<BackgroundView: View>(_ backgroundView: () -> BackgroundView) -> Self {
      _background = AnyView(backgroundView())
      return self
    }
    func useKeyboardSafeArea(_ useKeyboardSafeArea: Bool) -> Self { self }
    func willDismissCallback(_ dismissCallback: @escaping (DismissSource) -> Void) -> Self {
      _willDismiss = dismissCallback
      return self
    }
    func willDismissCallback(_ dismissCallback: @escaping () -> Void) -> Self {
      _willDismiss = { _ in dismissCallback() }
      return self
    }
    func dismissSourceCallback(_ dismissCallback: @escaping (DismissSource) -> Void) -> Self {
      self.dismissCallback(dismissCallback)
    }
    func dismissCallback(_ dismissCallback: @escaping (DismissSource) -> Void) -> Self {
      _didDismiss = dismissCallback
      return self
    }
    func dismissCallback(_ dismissCallback: @escaping () -> Void) -> Self {
      _didDismiss = { _ in dismissCallback() }
      return self
    }
  }

  class PopupTypeParameters: BasePopupParameters {
    override init() { super.init() }

    func type(_ type: PopupType) -> Self { self }
    func position(_ position: Position) -> Self { self }
    func appearFrom(_ appearFrom: AppearAnimation?) -> Self { self }
    func disappearTo(_ disappearTo: AppearAnimation?) -> Self { self }
  }

  class ScrollPopupParameters: BasePopupParameters {
    override init() { super.init() }

    func position(_ position: ScrollPopupPosition) -> Self { self }
  }
}

extension Popup.BasePopupParameters {
  @ViewBuilder func _view<Shown: View>(
    _ shown: Shown, _ isPresented: Binding<Bool>
  ) -> some View {
    if _closesOnTap {
      shown.onTapGesture { isPresented.wrappedValue = false }
    } else {
      shown
    }
  }

  func _tell(_ isShown: Bool) {
    guard !isShown else { return }
    _willDismiss(.binding)
    _didDismiss(.binding)
  }
}
