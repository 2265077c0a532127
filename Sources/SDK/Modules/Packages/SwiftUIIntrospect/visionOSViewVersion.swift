// swiftui-introspect: the declarations of visionOSViewVersion, as its documentation has them.

struct visionOSViewVersion<SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: AnyObject>:
  Comparable
{
  private let number: Int

  private init(_ number: Int) { self.number = number }

  static func < (lhs: visionOSViewVersion, rhs: visionOSViewVersion) -> Bool { lhs.number < rhs.number }
}

extension visionOSViewVersion<ColorPickerType, UIColorWell> {
  static var v1: visionOSViewVersion<ColorPickerType, UIColorWell> {
    visionOSViewVersion<ColorPickerType, UIColorWell>(1)
  }
  static var v2: visionOSViewVersion<ColorPickerType, UIColorWell> {
    visionOSViewVersion<ColorPickerType, UIColorWell>(2)
  }
  static var v26: visionOSViewVersion<ColorPickerType, UIColorWell> {
    visionOSViewVersion<ColorPickerType, UIColorWell>(26)
  }
  static var v27: visionOSViewVersion<ColorPickerType, UIColorWell> {
    visionOSViewVersion<ColorPickerType, UIColorWell>(27)
  }
}

extension visionOSViewVersion<DatePickerType, UIDatePicker> {
  static var v1: visionOSViewVersion<DatePickerType, UIDatePicker> {
    visionOSViewVersion<DatePickerType, UIDatePicker>(1)
  }
  static var v2: visionOSViewVersion<DatePickerType, UIDatePicker> {
    visionOSViewVersion<DatePickerType, UIDatePicker>(2)
  }
  static var v26: visionOSViewVersion<DatePickerType, UIDatePicker> {
    visionOSViewVersion<DatePickerType, UIDatePicker>(26)
  }
  static var v27: visionOSViewVersion<DatePickerType, UIDatePicker> {
    visionOSViewVersion<DatePickerType, UIDatePicker>(27)
  }
}

extension visionOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
  static var v1: visionOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
    visionOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker>(1)
  }
  static var v2: visionOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
    visionOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker>(2)
  }
  static var v26: visionOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
    visionOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker>(26)
  }
  static var v27: visionOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
    visionOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker>(27)
  }
}

extension visionOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
  static var v1: visionOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    visionOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker>(1)
  }
  static var v2: visionOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    visionOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker>(2)
  }
  static var v26: visionOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    visionOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker>(26)
  }
  static var v27: visionOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    visionOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker>(27)
  }
}

extension visionOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
  static var v1: visionOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    visionOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker>(1)
  }
  static var v2: visionOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    visionOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker>(2)
  }
  static var v26: visionOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    visionOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker>(26)
  }
  static var v27: visionOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    visionOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker>(27)
  }
}

extension visionOSViewVersion<FormType, UICollectionView> {
  static var v1: visionOSViewVersion<FormType, UICollectionView> {
    visionOSViewVersion<FormType, UICollectionView>(1)
  }
  static var v2: visionOSViewVersion<FormType, UICollectionView> {
    visionOSViewVersion<FormType, UICollectionView>(2)
  }
  static var v26: visionOSViewVersion<FormType, UICollectionView> {
    visionOSViewVersion<FormType, UICollectionView>(26)
  }
  static var v27: visionOSViewVersion<FormType, UICollectionView> {
    visionOSViewVersion<FormType, UICollectionView>(27)
  }
}

extension visionOSViewVersion<FormWithGroupedStyleType, UICollectionView> {
  static var v1: visionOSViewVersion<FormWithGroupedStyleType, UICollectionView> {
    visionOSViewVersion<FormWithGroupedStyleType, UICollectionView>(1)
  }
  static var v2: visionOSViewVersion<FormWithGroupedStyleType, UICollectionView> {
    visionOSViewVersion<FormWithGroupedStyleType, UICollectionView>(2)
  }
  static var v26: visionOSViewVersion<FormWithGroupedStyleType, UICollectionView> {
    visionOSViewVersion<FormWithGroupedStyleType, UICollectionView>(26)
  }
  static var v27: visionOSViewVersion<FormWithGroupedStyleType, UICollectionView> {
    visionOSViewVersion<FormWithGroupedStyleType, UICollectionView>(27)
  }
}

extension visionOSViewVersion<FullScreenCoverType, UIPresentationController> {
  static var v1: visionOSViewVersion<FullScreenCoverType, UIPresentationController> {
    visionOSViewVersion<FullScreenCoverType, UIPresentationController>(1)
  }
  static var v2: visionOSViewVersion<FullScreenCoverType, UIPresentationController> {
    visionOSViewVersion<FullScreenCoverType, UIPresentationController>(2)
  }
  static var v26: visionOSViewVersion<FullScreenCoverType, UIPresentationController> {
    visionOSViewVersion<FullScreenCoverType, UIPresentationController>(26)
  }
  static var v27: visionOSViewVersion<FullScreenCoverType, UIPresentationController> {
    visionOSViewVersion<FullScreenCoverType, UIPresentationController>(27)
  }
}

extension visionOSViewVersion<ListType, UICollectionView> {
  static var v1: visionOSViewVersion<ListType, UICollectionView> {
    visionOSViewVersion<ListType, UICollectionView>(1)
  }
  static var v2: visionOSViewVersion<ListType, UICollectionView> {
    visionOSViewVersion<ListType, UICollectionView>(2)
  }
  static var v26: visionOSViewVersion<ListType, UICollectionView> {
    visionOSViewVersion<ListType, UICollectionView>(26)
  }
  static var v27: visionOSViewVersion<ListType, UICollectionView> {
    visionOSViewVersion<ListType, UICollectionView>(27)
  }
}

extension visionOSViewVersion<ListCellType, UICollectionViewCell> {
  static var v1: visionOSViewVersion<ListCellType, UICollectionViewCell> {
    visionOSViewVersion<ListCellType, UICollectionViewCell>(1)
  }
  static var v2: visionOSViewVersion<ListCellType, UICollectionViewCell> {
    visionOSViewVersion<ListCellType, UICollectionViewCell>(2)
  }
  static var v26: visionOSViewVersion<ListCellType, UICollectionViewCell> {
    visionOSViewVersion<ListCellType, UICollectionViewCell>(26)
  }
  static var v27: visionOSViewVersion<ListCellType, UICollectionViewCell> {
    visionOSViewVersion<ListCellType, UICollectionViewCell>(27)
  }
}

extension visionOSViewVersion<ListWithGroupedStyleType, UICollectionView> {
  static var v1: visionOSViewVersion<ListWithGroupedStyleType, UICollectionView> {
    visionOSViewVersion<ListWithGroupedStyleType, UICollectionView>(1)
  }
  static var v2: visionOSViewVersion<ListWithGroupedStyleType, UICollectionView> {
    visionOSViewVersion<ListWithGroupedStyleType, UICollectionView>(2)
  }
  static var v26: visionOSViewVersion<ListWithGroupedStyleType, UICollectionView> {
    visionOSViewVersion<ListWithGroupedStyleType, UICollectionView>(26)
  }
  static var v27: visionOSViewVersion<ListWithGroupedStyleType, UICollectionView> {
    visionOSViewVersion<ListWithGroupedStyleType, UICollectionView>(27)
  }
}

extension visionOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView> {
  static var v1: visionOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView> {
    visionOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView>(1)
  }
  static var v2: visionOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView> {
    visionOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView>(2)
  }
  static var v26: visionOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView> {
    visionOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView>(26)
  }
  static var v27: visionOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView> {
    visionOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView>(27)
  }
}

extension visionOSViewVersion<ListWithInsetStyleType, UICollectionView> {
  static var v1: visionOSViewVersion<ListWithInsetStyleType, UICollectionView> {
    visionOSViewVersion<ListWithInsetStyleType, UICollectionView>(1)
  }
  static var v2: visionOSViewVersion<ListWithInsetStyleType, UICollectionView> {
    visionOSViewVersion<ListWithInsetStyleType, UICollectionView>(2)
  }
  static var v26: visionOSViewVersion<ListWithInsetStyleType, UICollectionView> {
    visionOSViewVersion<ListWithInsetStyleType, UICollectionView>(26)
  }
  static var v27: visionOSViewVersion<ListWithInsetStyleType, UICollectionView> {
    visionOSViewVersion<ListWithInsetStyleType, UICollectionView>(27)
  }
}

extension visionOSViewVersion<ListWithSidebarStyleType, UICollectionView> {
  static var v1: visionOSViewVersion<ListWithSidebarStyleType, UICollectionView> {
    visionOSViewVersion<ListWithSidebarStyleType, UICollectionView>(1)
  }
  static var v2: visionOSViewVersion<ListWithSidebarStyleType, UICollectionView> {
    visionOSViewVersion<ListWithSidebarStyleType, UICollectionView>(2)
  }
  static var v26: visionOSViewVersion<ListWithSidebarStyleType, UICollectionView> {
    visionOSViewVersion<ListWithSidebarStyleType, UICollectionView>(26)
  }
  static var v27: visionOSViewVersion<ListWithSidebarStyleType, UICollectionView> {
    visionOSViewVersion<ListWithSidebarStyleType, UICollectionView>(27)
  }
}

extension visionOSViewVersion<MapType, MKMapView> {
  static var v1: visionOSViewVersion<MapType, MKMapView> { visionOSViewVersion<MapType, MKMapView>(1) }
  static var v2: visionOSViewVersion<MapType, MKMapView> { visionOSViewVersion<MapType, MKMapView>(2) }
  static var v26: visionOSViewVersion<MapType, MKMapView> { visionOSViewVersion<MapType, MKMapView>(26) }
  static var v27: visionOSViewVersion<MapType, MKMapView> { visionOSViewVersion<MapType, MKMapView>(27) }
}

extension visionOSViewVersion<NavigationSplitViewType, UISplitViewController> {
  static var v1: visionOSViewVersion<NavigationSplitViewType, UISplitViewController> {
    visionOSViewVersion<NavigationSplitViewType, UISplitViewController>(1)
  }
  static var v2: visionOSViewVersion<NavigationSplitViewType, UISplitViewController> {
    visionOSViewVersion<NavigationSplitViewType, UISplitViewController>(2)
  }
  static var v26: visionOSViewVersion<NavigationSplitViewType, UISplitViewController> {
    visionOSViewVersion<NavigationSplitViewType, UISplitViewController>(26)
  }
  static var v27: visionOSViewVersion<NavigationSplitViewType, UISplitViewController> {
    visionOSViewVersion<NavigationSplitViewType, UISplitViewController>(27)
  }
}

extension visionOSViewVersion<NavigationStackType, UINavigationController> {
  static var v1: visionOSViewVersion<NavigationStackType, UINavigationController> {
    visionOSViewVersion<NavigationStackType, UINavigationController>(1)
  }
  static var v2: visionOSViewVersion<NavigationStackType, UINavigationController> {
    visionOSViewVersion<NavigationStackType, UINavigationController>(2)
  }
  static var v26: visionOSViewVersion<NavigationStackType, UINavigationController> {
    visionOSViewVersion<NavigationStackType, UINavigationController>(26)
  }
  static var v27: visionOSViewVersion<NavigationStackType, UINavigationController> {
    visionOSViewVersion<NavigationStackType, UINavigationController>(27)
  }
}

extension visionOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
  static var v1: visionOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
    visionOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController>(1)
  }
  static var v2: visionOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
    visionOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController>(2)
  }
  static var v26: visionOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
    visionOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController>(26)
  }
  static var v27: visionOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
    visionOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController>(27)
  }
}

extension visionOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
  static var v1: visionOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    visionOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(1)
  }
  static var v2: visionOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    visionOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(2)
  }
  static var v26: visionOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    visionOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(26)
  }
  static var v27: visionOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    visionOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(27)
  }
}

extension visionOSViewVersion<PageControlType, UIPageControl> {
  static var v1: visionOSViewVersion<PageControlType, UIPageControl> {
    visionOSViewVersion<PageControlType, UIPageControl>(1)
  }
  static var v2: visionOSViewVersion<PageControlType, UIPageControl> {
    visionOSViewVersion<PageControlType, UIPageControl>(2)
  }
  static var v26: visionOSViewVersion<PageControlType, UIPageControl> {
    visionOSViewVersion<PageControlType, UIPageControl>(26)
  }
  static var v27: visionOSViewVersion<PageControlType, UIPageControl> {
    visionOSViewVersion<PageControlType, UIPageControl>(27)
  }
}

extension visionOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
  static var v1: visionOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    visionOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(1)
  }
  static var v2: visionOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    visionOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(2)
  }
  static var v26: visionOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    visionOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(26)
  }
  static var v27: visionOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    visionOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(27)
  }
}

extension visionOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
  static var v1: visionOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
    visionOSViewVersion<PickerWithWheelStyleType, UIPickerView>(1)
  }
  static var v2: visionOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
    visionOSViewVersion<PickerWithWheelStyleType, UIPickerView>(2)
  }
  static var v26: visionOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
    visionOSViewVersion<PickerWithWheelStyleType, UIPickerView>(26)
  }
  static var v27: visionOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
    visionOSViewVersion<PickerWithWheelStyleType, UIPickerView>(27)
  }
}

extension visionOSViewVersion<PopoverType, UIPopoverPresentationController> {
  static var v1: visionOSViewVersion<PopoverType, UIPopoverPresentationController> {
    visionOSViewVersion<PopoverType, UIPopoverPresentationController>(1)
  }
  static var v2: visionOSViewVersion<PopoverType, UIPopoverPresentationController> {
    visionOSViewVersion<PopoverType, UIPopoverPresentationController>(2)
  }
  static var v26: visionOSViewVersion<PopoverType, UIPopoverPresentationController> {
    visionOSViewVersion<PopoverType, UIPopoverPresentationController>(26)
  }
  static var v27: visionOSViewVersion<PopoverType, UIPopoverPresentationController> {
    visionOSViewVersion<PopoverType, UIPopoverPresentationController>(27)
  }
}

extension visionOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
  static var v1: visionOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    visionOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(1)
  }
  static var v2: visionOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    visionOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(2)
  }
  static var v26: visionOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    visionOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(26)
  }
  static var v27: visionOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    visionOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(27)
  }
}

extension visionOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
  static var v1: visionOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    visionOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(1)
  }
  static var v2: visionOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    visionOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(2)
  }
  static var v26: visionOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    visionOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(26)
  }
  static var v27: visionOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    visionOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(27)
  }
}

extension visionOSViewVersion<ScrollViewType, UIScrollView> {
  static var v1: visionOSViewVersion<ScrollViewType, UIScrollView> {
    visionOSViewVersion<ScrollViewType, UIScrollView>(1)
  }
  static var v2: visionOSViewVersion<ScrollViewType, UIScrollView> {
    visionOSViewVersion<ScrollViewType, UIScrollView>(2)
  }
  static var v26: visionOSViewVersion<ScrollViewType, UIScrollView> {
    visionOSViewVersion<ScrollViewType, UIScrollView>(26)
  }
  static var v27: visionOSViewVersion<ScrollViewType, UIScrollView> {
    visionOSViewVersion<ScrollViewType, UIScrollView>(27)
  }
}

extension visionOSViewVersion<SearchFieldType, UISearchBar> {
  static var v1: visionOSViewVersion<SearchFieldType, UISearchBar> {
    visionOSViewVersion<SearchFieldType, UISearchBar>(1)
  }
  static var v2: visionOSViewVersion<SearchFieldType, UISearchBar> {
    visionOSViewVersion<SearchFieldType, UISearchBar>(2)
  }
  static var v26: visionOSViewVersion<SearchFieldType, UISearchBar> {
    visionOSViewVersion<SearchFieldType, UISearchBar>(26)
  }
  static var v27: visionOSViewVersion<SearchFieldType, UISearchBar> {
    visionOSViewVersion<SearchFieldType, UISearchBar>(27)
  }
}

extension visionOSViewVersion<SecureFieldType, UITextField> {
  static var v1: visionOSViewVersion<SecureFieldType, UITextField> {
    visionOSViewVersion<SecureFieldType, UITextField>(1)
  }
  static var v2: visionOSViewVersion<SecureFieldType, UITextField> {
    visionOSViewVersion<SecureFieldType, UITextField>(2)
  }
  static var v26: visionOSViewVersion<SecureFieldType, UITextField> {
    visionOSViewVersion<SecureFieldType, UITextField>(26)
  }
  static var v27: visionOSViewVersion<SecureFieldType, UITextField> {
    visionOSViewVersion<SecureFieldType, UITextField>(27)
  }
}

extension visionOSViewVersion<SheetType, UISheetPresentationController> {
  static var v1: visionOSViewVersion<SheetType, UISheetPresentationController> {
    visionOSViewVersion<SheetType, UISheetPresentationController>(1)
  }
  static var v2: visionOSViewVersion<SheetType, UISheetPresentationController> {
    visionOSViewVersion<SheetType, UISheetPresentationController>(2)
  }
  static var v26: visionOSViewVersion<SheetType, UISheetPresentationController> {
    visionOSViewVersion<SheetType, UISheetPresentationController>(26)
  }
  static var v27: visionOSViewVersion<SheetType, UISheetPresentationController> {
    visionOSViewVersion<SheetType, UISheetPresentationController>(27)
  }
}

extension visionOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
  static var v1: visionOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    visionOSViewVersion<TabViewWithPageStyleType, UICollectionView>(1)
  }
  static var v2: visionOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    visionOSViewVersion<TabViewWithPageStyleType, UICollectionView>(2)
  }
  static var v26: visionOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    visionOSViewVersion<TabViewWithPageStyleType, UICollectionView>(26)
  }
  static var v27: visionOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    visionOSViewVersion<TabViewWithPageStyleType, UICollectionView>(27)
  }
}

extension visionOSViewVersion<TableType, UICollectionView> {
  static var v1: visionOSViewVersion<TableType, UICollectionView> {
    visionOSViewVersion<TableType, UICollectionView>(1)
  }
  static var v2: visionOSViewVersion<TableType, UICollectionView> {
    visionOSViewVersion<TableType, UICollectionView>(2)
  }
  static var v26: visionOSViewVersion<TableType, UICollectionView> {
    visionOSViewVersion<TableType, UICollectionView>(26)
  }
  static var v27: visionOSViewVersion<TableType, UICollectionView> {
    visionOSViewVersion<TableType, UICollectionView>(27)
  }
}

extension visionOSViewVersion<TextEditorType, UITextView> {
  static var v1: visionOSViewVersion<TextEditorType, UITextView> {
    visionOSViewVersion<TextEditorType, UITextView>(1)
  }
  static var v2: visionOSViewVersion<TextEditorType, UITextView> {
    visionOSViewVersion<TextEditorType, UITextView>(2)
  }
  static var v26: visionOSViewVersion<TextEditorType, UITextView> {
    visionOSViewVersion<TextEditorType, UITextView>(26)
  }
  static var v27: visionOSViewVersion<TextEditorType, UITextView> {
    visionOSViewVersion<TextEditorType, UITextView>(27)
  }
}

extension visionOSViewVersion<TextFieldType, UITextField> {
  static var v1: visionOSViewVersion<TextFieldType, UITextField> {
    visionOSViewVersion<TextFieldType, UITextField>(1)
  }
  static var v2: visionOSViewVersion<TextFieldType, UITextField> {
    visionOSViewVersion<TextFieldType, UITextField>(2)
  }
  static var v26: visionOSViewVersion<TextFieldType, UITextField> {
    visionOSViewVersion<TextFieldType, UITextField>(26)
  }
  static var v27: visionOSViewVersion<TextFieldType, UITextField> {
    visionOSViewVersion<TextFieldType, UITextField>(27)
  }
}

extension visionOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
  static var v1: visionOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
    visionOSViewVersion<TextFieldWithVerticalAxisType, UITextView>(1)
  }
  static var v2: visionOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
    visionOSViewVersion<TextFieldWithVerticalAxisType, UITextView>(2)
  }
  static var v26: visionOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
    visionOSViewVersion<TextFieldWithVerticalAxisType, UITextView>(26)
  }
  static var v27: visionOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
    visionOSViewVersion<TextFieldWithVerticalAxisType, UITextView>(27)
  }
}

extension visionOSViewVersion<VideoPlayerType, AVPlayerViewController> {
  static var v1: visionOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    visionOSViewVersion<VideoPlayerType, AVPlayerViewController>(1)
  }
  static var v2: visionOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    visionOSViewVersion<VideoPlayerType, AVPlayerViewController>(2)
  }
  static var v26: visionOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    visionOSViewVersion<VideoPlayerType, AVPlayerViewController>(26)
  }
  static var v27: visionOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    visionOSViewVersion<VideoPlayerType, AVPlayerViewController>(27)
  }
}

extension visionOSViewVersion<ViewType, UIView> {
  static var v1: visionOSViewVersion<ViewType, UIView> { visionOSViewVersion<ViewType, UIView>(1) }
  static var v2: visionOSViewVersion<ViewType, UIView> { visionOSViewVersion<ViewType, UIView>(2) }
  static var v26: visionOSViewVersion<ViewType, UIView> { visionOSViewVersion<ViewType, UIView>(26) }
  static var v27: visionOSViewVersion<ViewType, UIView> { visionOSViewVersion<ViewType, UIView>(27) }
}

extension visionOSViewVersion<ViewControllerType, UIViewController> {
  static var v1: visionOSViewVersion<ViewControllerType, UIViewController> {
    visionOSViewVersion<ViewControllerType, UIViewController>(1)
  }
  static var v2: visionOSViewVersion<ViewControllerType, UIViewController> {
    visionOSViewVersion<ViewControllerType, UIViewController>(2)
  }
  static var v26: visionOSViewVersion<ViewControllerType, UIViewController> {
    visionOSViewVersion<ViewControllerType, UIViewController>(26)
  }
  static var v27: visionOSViewVersion<ViewControllerType, UIViewController> {
    visionOSViewVersion<ViewControllerType, UIViewController>(27)
  }
}

extension visionOSViewVersion<WebViewType, WKWebView> {
  static var v26: visionOSViewVersion<WebViewType, WKWebView> {
    visionOSViewVersion<WebViewType, WKWebView>(26)
  }
  static var v27: visionOSViewVersion<WebViewType, WKWebView> {
    visionOSViewVersion<WebViewType, WKWebView>(27)
  }
}

extension visionOSViewVersion<WindowType, UIWindow> {
  static var v1: visionOSViewVersion<WindowType, UIWindow> { visionOSViewVersion<WindowType, UIWindow>(1) }
  static var v2: visionOSViewVersion<WindowType, UIWindow> { visionOSViewVersion<WindowType, UIWindow>(2) }
  static var v26: visionOSViewVersion<WindowType, UIWindow> { visionOSViewVersion<WindowType, UIWindow>(26) }
  static var v27: visionOSViewVersion<WindowType, UIWindow> { visionOSViewVersion<WindowType, UIWindow>(27) }
}
