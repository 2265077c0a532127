// swiftui-introspect: the declarations of IntrospectableViewType, as its documentation has them.

protocol IntrospectableViewType {}

extension IntrospectableViewType where Self == ColorPickerType {
  static var colorPicker: ColorPickerType { ColorPickerType() }
}

extension IntrospectableViewType where Self == DatePickerType {
  static var datePicker: DatePickerType { DatePickerType() }
}

extension IntrospectableViewType where Self == DatePickerWithCompactStyleType {
  static func datePicker(style: DatePickerWithCompactStyleType.Style) -> DatePickerWithCompactStyleType {
    DatePickerWithCompactStyleType()
  }
}

extension IntrospectableViewType where Self == DatePickerWithGraphicalStyleType {
  static func datePicker(style: DatePickerWithGraphicalStyleType.Style) -> DatePickerWithGraphicalStyleType {
    DatePickerWithGraphicalStyleType()
  }
}

extension IntrospectableViewType where Self == DatePickerWithWheelStyleType {
  static func datePicker(style: DatePickerWithWheelStyleType.Style) -> DatePickerWithWheelStyleType {
    DatePickerWithWheelStyleType()
  }
}

extension IntrospectableViewType where Self == FormType {
  static var form: FormType { FormType() }
}

extension IntrospectableViewType where Self == FormWithGroupedStyleType {
  static func form(style: FormWithGroupedStyleType.Style) -> FormWithGroupedStyleType {
    FormWithGroupedStyleType()
  }
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

extension IntrospectableViewType where Self == ListWithGroupedStyleType {
  static func list(style: ListWithGroupedStyleType.Style) -> ListWithGroupedStyleType {
    ListWithGroupedStyleType()
  }
}

extension IntrospectableViewType where Self == ListWithInsetGroupedStyleType {
  static func list(style: ListWithInsetGroupedStyleType.Style) -> ListWithInsetGroupedStyleType {
    ListWithInsetGroupedStyleType()
  }
}

extension IntrospectableViewType where Self == ListWithInsetStyleType {
  static func list(style: ListWithInsetStyleType.Style) -> ListWithInsetStyleType { ListWithInsetStyleType() }
}

extension IntrospectableViewType where Self == ListWithSidebarStyleType {
  static func list(style: ListWithSidebarStyleType.Style) -> ListWithSidebarStyleType {
    ListWithSidebarStyleType()
  }
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

extension IntrospectableViewType where Self == NavigationViewWithColumnsStyleType {
  static func navigationView(style: NavigationViewWithColumnsStyleType.Style)
    -> NavigationViewWithColumnsStyleType
  { NavigationViewWithColumnsStyleType() }
}

extension IntrospectableViewType where Self == NavigationViewWithStackStyleType {
  static func navigationView(style: NavigationViewWithStackStyleType.Style)
    -> NavigationViewWithStackStyleType
  { NavigationViewWithStackStyleType() }
}

extension IntrospectableViewType where Self == PageControlType {
  static var pageControl: PageControlType { PageControlType() }
}

extension IntrospectableViewType where Self == PickerWithSegmentedStyleType {
  static func picker(style: PickerWithSegmentedStyleType.Style) -> PickerWithSegmentedStyleType {
    PickerWithSegmentedStyleType()
  }
}

extension IntrospectableViewType where Self == PickerWithWheelStyleType {
  static func picker(style: PickerWithWheelStyleType.Style) -> PickerWithWheelStyleType {
    PickerWithWheelStyleType()
  }
}

extension IntrospectableViewType where Self == PopoverType {
  static var popover: PopoverType { PopoverType() }
}

extension IntrospectableViewType where Self == ProgressViewWithCircularStyleType {
  static func progressView(style: ProgressViewWithCircularStyleType.Style)
    -> ProgressViewWithCircularStyleType
  { ProgressViewWithCircularStyleType() }
}

extension IntrospectableViewType where Self == ProgressViewWithLinearStyleType {
  static func progressView(style: ProgressViewWithLinearStyleType.Style) -> ProgressViewWithLinearStyleType {
    ProgressViewWithLinearStyleType()
  }
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

extension IntrospectableViewType where Self == SliderType {
  static var slider: SliderType { SliderType() }
}

extension IntrospectableViewType where Self == StepperType {
  static var stepper: StepperType { StepperType() }
}

extension IntrospectableViewType where Self == TabViewType {
  static var tabView: TabViewType { TabViewType() }
}

extension IntrospectableViewType where Self == TabViewWithPageStyleType {
  static func tabView(style: TabViewWithPageStyleType.Style) -> TabViewWithPageStyleType {
    TabViewWithPageStyleType()
  }
}

extension IntrospectableViewType where Self == TableType {
  static var table: TableType { TableType() }
}

extension IntrospectableViewType where Self == TextEditorType {
  static var textEditor: TextEditorType { TextEditorType() }
}

extension IntrospectableViewType where Self == TextFieldType {
  static var textField: TextFieldType { TextFieldType() }
}

extension IntrospectableViewType where Self == TextFieldWithVerticalAxisType {
  static func textField(axis: TextFieldWithVerticalAxisType.Axis) -> TextFieldWithVerticalAxisType {
    TextFieldWithVerticalAxisType()
  }
}

extension IntrospectableViewType where Self == ToggleType {
  static var toggle: ToggleType { ToggleType() }
}

extension IntrospectableViewType where Self == ToggleWithSwitchStyleType {
  static func toggle(style: ToggleWithSwitchStyleType.Style) -> ToggleWithSwitchStyleType {
    ToggleWithSwitchStyleType()
  }
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
