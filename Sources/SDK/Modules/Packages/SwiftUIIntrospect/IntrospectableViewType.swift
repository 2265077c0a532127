// swiftui-introspect: the declarations of IntrospectableViewType, as its documentation has them.

protocol IntrospectableViewType {}

extension IntrospectableViewType where Self == ButtonType {
  static var button: ButtonType { ButtonType() }
}

extension IntrospectableViewType where Self == ColorPickerType {
  static var colorPicker: ColorPickerType { ColorPickerType() }
}

extension IntrospectableViewType where Self == DatePickerType {
  static var datePicker: DatePickerType { DatePickerType() }
  static func datePicker(style: DatePickerType.Style) -> DatePickerType { DatePickerType() }
}

extension IntrospectableViewType where Self == FormType {
  static var form: FormType { FormType() }
  static func form(style: FormType.Style) -> FormType { FormType() }
}

extension IntrospectableViewType where Self == FullScreenCoverType {
  static var fullScreenCover: FullScreenCoverType { FullScreenCoverType() }
}

extension IntrospectableViewType where Self == ListType {
  static var list: ListType { ListType() }
  static func list(style: ListType.Style) -> ListType { ListType() }
}

extension IntrospectableViewType where Self == ListCellType {
  static var listCell: ListCellType { ListCellType() }
}

extension IntrospectableViewType where Self == MapType {
  static var map: MapType { MapType() }
}

extension IntrospectableViewType where Self == NavigationSplitViewType {
  static var navigationSplitView: NavigationSplitViewType { NavigationSplitViewType() }
}

extension IntrospectableViewType where Self == NavigationStackType {
  static var navigationStack: NavigationStackType { NavigationStackType() }
}

extension IntrospectableViewType where Self == PageControlType {
  static var pageControl: PageControlType { PageControlType() }
}

extension IntrospectableViewType where Self == PopoverType {
  static var popover: PopoverType { PopoverType() }
}

extension IntrospectableViewType where Self == ScrollViewType {
  static var scrollView: ScrollViewType { ScrollViewType() }
}

extension IntrospectableViewType where Self == SearchFieldType {
  static var searchField: SearchFieldType { SearchFieldType() }
}

extension IntrospectableViewType where Self == SecureFieldType {
  static var secureField: SecureFieldType { SecureFieldType() }
}

extension IntrospectableViewType where Self == SheetType {
  static var sheet: SheetType { SheetType() }
}

extension IntrospectableViewType where Self == SignInWithAppleButtonType {
  static var signInWithAppleButton: SignInWithAppleButtonType { SignInWithAppleButtonType() }
}

extension IntrospectableViewType where Self == SliderType {
  static var slider: SliderType { SliderType() }
}

extension IntrospectableViewType where Self == StepperType {
  static var stepper: StepperType { StepperType() }
}

extension IntrospectableViewType where Self == TabViewType {
  static var tabView: TabViewType { TabViewType() }
  static func tabView(style: TabViewType.Style) -> TabViewType { TabViewType() }
}

extension IntrospectableViewType where Self == TableType {
  static var table: TableType { TableType() }
}

extension IntrospectableViewType where Self == TextEditorType {
  static var textEditor: TextEditorType { TextEditorType() }
}

extension IntrospectableViewType where Self == TextFieldType {
  static var textField: TextFieldType { TextFieldType() }
  static func textField(axis: TextFieldType.Axis) -> TextFieldType { TextFieldType() }
}

extension IntrospectableViewType where Self == ToggleType {
  static var toggle: ToggleType { ToggleType() }
  static func toggle(style: ToggleType.Style) -> ToggleType { ToggleType() }
}

extension IntrospectableViewType where Self == VideoPlayerType {
  static var videoPlayer: VideoPlayerType { VideoPlayerType() }
}

extension IntrospectableViewType where Self == ViewType {
  static var view: ViewType { ViewType() }
}

extension IntrospectableViewType where Self == ViewControllerType {
  static var viewController: ViewControllerType { ViewControllerType() }
}

extension IntrospectableViewType where Self == WebViewType {
  static var webView: WebViewType { WebViewType() }
}

extension IntrospectableViewType where Self == WindowType {
  static var window: WindowType { WindowType() }
}

extension IntrospectableViewType where Self == NavigationViewType {
  static func navigationView(style: NavigationViewType.Style) -> NavigationViewType { NavigationViewType() }
}

extension IntrospectableViewType where Self == PickerType {
  static func picker(style: PickerType.Style) -> PickerType { PickerType() }
}

extension IntrospectableViewType where Self == ProgressViewType {
  static func progressView(style: ProgressViewType.Style) -> ProgressViewType { ProgressViewType() }
}
