// swiftui-introspect: the declarations of iOSViewVersion, as its documentation has them.

struct iOSViewVersion<SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: AnyObject>: Comparable
{
  private let number: Int

  private init(_ number: Int) { self.number = number }

  static func < (lhs: iOSViewVersion, rhs: iOSViewVersion) -> Bool { lhs.number < rhs.number }
}

extension iOSViewVersion<ColorPickerType, UIColorWell> {
  static var v14: iOSViewVersion<ColorPickerType, UIColorWell> {
    iOSViewVersion<ColorPickerType, UIColorWell>(14)
  }
  static var v15: iOSViewVersion<ColorPickerType, UIColorWell> {
    iOSViewVersion<ColorPickerType, UIColorWell>(15)
  }
  static var v16: iOSViewVersion<ColorPickerType, UIColorWell> {
    iOSViewVersion<ColorPickerType, UIColorWell>(16)
  }
  static var v17: iOSViewVersion<ColorPickerType, UIColorWell> {
    iOSViewVersion<ColorPickerType, UIColorWell>(17)
  }
  static var v18: iOSViewVersion<ColorPickerType, UIColorWell> {
    iOSViewVersion<ColorPickerType, UIColorWell>(18)
  }
  static var v26: iOSViewVersion<ColorPickerType, UIColorWell> {
    iOSViewVersion<ColorPickerType, UIColorWell>(26)
  }
  static var v27: iOSViewVersion<ColorPickerType, UIColorWell> {
    iOSViewVersion<ColorPickerType, UIColorWell>(27)
  }
}

extension iOSViewVersion<DatePickerType, UIDatePicker> {
  static var v13: iOSViewVersion<DatePickerType, UIDatePicker> {
    iOSViewVersion<DatePickerType, UIDatePicker>(13)
  }
  static var v14: iOSViewVersion<DatePickerType, UIDatePicker> {
    iOSViewVersion<DatePickerType, UIDatePicker>(14)
  }
  static var v15: iOSViewVersion<DatePickerType, UIDatePicker> {
    iOSViewVersion<DatePickerType, UIDatePicker>(15)
  }
  static var v16: iOSViewVersion<DatePickerType, UIDatePicker> {
    iOSViewVersion<DatePickerType, UIDatePicker>(16)
  }
  static var v17: iOSViewVersion<DatePickerType, UIDatePicker> {
    iOSViewVersion<DatePickerType, UIDatePicker>(17)
  }
  static var v18: iOSViewVersion<DatePickerType, UIDatePicker> {
    iOSViewVersion<DatePickerType, UIDatePicker>(18)
  }
  static var v26: iOSViewVersion<DatePickerType, UIDatePicker> {
    iOSViewVersion<DatePickerType, UIDatePicker>(26)
  }
  static var v27: iOSViewVersion<DatePickerType, UIDatePicker> {
    iOSViewVersion<DatePickerType, UIDatePicker>(27)
  }
}

extension iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
  static var v14: iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker>(14)
  }
  static var v15: iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker>(15)
  }
  static var v16: iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker>(16)
  }
  static var v17: iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker>(17)
  }
  static var v18: iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker>(18)
  }
  static var v26: iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker>(26)
  }
  static var v27: iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker>(27)
  }
}

extension iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
  static var v13: iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker>(13)
  }
  static var v14: iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker>(14)
  }
  static var v15: iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker>(15)
  }
  static var v16: iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker>(16)
  }
  static var v17: iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker>(17)
  }
  static var v18: iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker>(18)
  }
  static var v26: iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker>(26)
  }
  static var v27: iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker>(27)
  }
}

extension iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
  static var v13: iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker>(13)
  }
  static var v14: iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker>(14)
  }
  static var v15: iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker>(15)
  }
  static var v16: iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker>(16)
  }
  static var v17: iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker>(17)
  }
  static var v18: iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker>(18)
  }
  static var v26: iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker>(26)
  }
  static var v27: iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker>(27)
  }
}

extension iOSViewVersion<FormType, UITableView> {
  static var v13: iOSViewVersion<FormType, UITableView> { iOSViewVersion<FormType, UITableView>(13) }
  static var v14: iOSViewVersion<FormType, UITableView> { iOSViewVersion<FormType, UITableView>(14) }
  static var v15: iOSViewVersion<FormType, UITableView> { iOSViewVersion<FormType, UITableView>(15) }
}

extension iOSViewVersion<FormType, UICollectionView> {
  static var v16: iOSViewVersion<FormType, UICollectionView> {
    iOSViewVersion<FormType, UICollectionView>(16)
  }
  static var v17: iOSViewVersion<FormType, UICollectionView> {
    iOSViewVersion<FormType, UICollectionView>(17)
  }
  static var v18: iOSViewVersion<FormType, UICollectionView> {
    iOSViewVersion<FormType, UICollectionView>(18)
  }
  static var v26: iOSViewVersion<FormType, UICollectionView> {
    iOSViewVersion<FormType, UICollectionView>(26)
  }
  static var v27: iOSViewVersion<FormType, UICollectionView> {
    iOSViewVersion<FormType, UICollectionView>(27)
  }
}

extension iOSViewVersion<FormWithGroupedStyleType, UICollectionView> {
  static var v16: iOSViewVersion<FormWithGroupedStyleType, UICollectionView> {
    iOSViewVersion<FormWithGroupedStyleType, UICollectionView>(16)
  }
  static var v17: iOSViewVersion<FormWithGroupedStyleType, UICollectionView> {
    iOSViewVersion<FormWithGroupedStyleType, UICollectionView>(17)
  }
  static var v18: iOSViewVersion<FormWithGroupedStyleType, UICollectionView> {
    iOSViewVersion<FormWithGroupedStyleType, UICollectionView>(18)
  }
  static var v26: iOSViewVersion<FormWithGroupedStyleType, UICollectionView> {
    iOSViewVersion<FormWithGroupedStyleType, UICollectionView>(26)
  }
  static var v27: iOSViewVersion<FormWithGroupedStyleType, UICollectionView> {
    iOSViewVersion<FormWithGroupedStyleType, UICollectionView>(27)
  }
}

extension iOSViewVersion<FullScreenCoverType, UIPresentationController> {
  static var v14: iOSViewVersion<FullScreenCoverType, UIPresentationController> {
    iOSViewVersion<FullScreenCoverType, UIPresentationController>(14)
  }
  static var v15: iOSViewVersion<FullScreenCoverType, UIPresentationController> {
    iOSViewVersion<FullScreenCoverType, UIPresentationController>(15)
  }
  static var v16: iOSViewVersion<FullScreenCoverType, UIPresentationController> {
    iOSViewVersion<FullScreenCoverType, UIPresentationController>(16)
  }
  static var v17: iOSViewVersion<FullScreenCoverType, UIPresentationController> {
    iOSViewVersion<FullScreenCoverType, UIPresentationController>(17)
  }
  static var v18: iOSViewVersion<FullScreenCoverType, UIPresentationController> {
    iOSViewVersion<FullScreenCoverType, UIPresentationController>(18)
  }
  static var v26: iOSViewVersion<FullScreenCoverType, UIPresentationController> {
    iOSViewVersion<FullScreenCoverType, UIPresentationController>(26)
  }
  static var v27: iOSViewVersion<FullScreenCoverType, UIPresentationController> {
    iOSViewVersion<FullScreenCoverType, UIPresentationController>(27)
  }
}

extension iOSViewVersion<ListType, UITableView> {
  static var v13: iOSViewVersion<ListType, UITableView> { iOSViewVersion<ListType, UITableView>(13) }
  static var v14: iOSViewVersion<ListType, UITableView> { iOSViewVersion<ListType, UITableView>(14) }
  static var v15: iOSViewVersion<ListType, UITableView> { iOSViewVersion<ListType, UITableView>(15) }
}

extension iOSViewVersion<ListType, UICollectionView> {
  static var v16: iOSViewVersion<ListType, UICollectionView> {
    iOSViewVersion<ListType, UICollectionView>(16)
  }
  static var v17: iOSViewVersion<ListType, UICollectionView> {
    iOSViewVersion<ListType, UICollectionView>(17)
  }
  static var v18: iOSViewVersion<ListType, UICollectionView> {
    iOSViewVersion<ListType, UICollectionView>(18)
  }
  static var v26: iOSViewVersion<ListType, UICollectionView> {
    iOSViewVersion<ListType, UICollectionView>(26)
  }
  static var v27: iOSViewVersion<ListType, UICollectionView> {
    iOSViewVersion<ListType, UICollectionView>(27)
  }
}

extension iOSViewVersion<ListCellType, UITableViewCell> {
  static var v13: iOSViewVersion<ListCellType, UITableViewCell> {
    iOSViewVersion<ListCellType, UITableViewCell>(13)
  }
  static var v14: iOSViewVersion<ListCellType, UITableViewCell> {
    iOSViewVersion<ListCellType, UITableViewCell>(14)
  }
  static var v15: iOSViewVersion<ListCellType, UITableViewCell> {
    iOSViewVersion<ListCellType, UITableViewCell>(15)
  }
}

extension iOSViewVersion<ListCellType, UICollectionViewCell> {
  static var v16: iOSViewVersion<ListCellType, UICollectionViewCell> {
    iOSViewVersion<ListCellType, UICollectionViewCell>(16)
  }
  static var v17: iOSViewVersion<ListCellType, UICollectionViewCell> {
    iOSViewVersion<ListCellType, UICollectionViewCell>(17)
  }
  static var v18: iOSViewVersion<ListCellType, UICollectionViewCell> {
    iOSViewVersion<ListCellType, UICollectionViewCell>(18)
  }
  static var v26: iOSViewVersion<ListCellType, UICollectionViewCell> {
    iOSViewVersion<ListCellType, UICollectionViewCell>(26)
  }
  static var v27: iOSViewVersion<ListCellType, UICollectionViewCell> {
    iOSViewVersion<ListCellType, UICollectionViewCell>(27)
  }
}

extension iOSViewVersion<ListWithGroupedStyleType, UITableView> {
  static var v13: iOSViewVersion<ListWithGroupedStyleType, UITableView> {
    iOSViewVersion<ListWithGroupedStyleType, UITableView>(13)
  }
  static var v14: iOSViewVersion<ListWithGroupedStyleType, UITableView> {
    iOSViewVersion<ListWithGroupedStyleType, UITableView>(14)
  }
  static var v15: iOSViewVersion<ListWithGroupedStyleType, UITableView> {
    iOSViewVersion<ListWithGroupedStyleType, UITableView>(15)
  }
}

extension iOSViewVersion<ListWithGroupedStyleType, UICollectionView> {
  static var v16: iOSViewVersion<ListWithGroupedStyleType, UICollectionView> {
    iOSViewVersion<ListWithGroupedStyleType, UICollectionView>(16)
  }
  static var v17: iOSViewVersion<ListWithGroupedStyleType, UICollectionView> {
    iOSViewVersion<ListWithGroupedStyleType, UICollectionView>(17)
  }
  static var v18: iOSViewVersion<ListWithGroupedStyleType, UICollectionView> {
    iOSViewVersion<ListWithGroupedStyleType, UICollectionView>(18)
  }
  static var v26: iOSViewVersion<ListWithGroupedStyleType, UICollectionView> {
    iOSViewVersion<ListWithGroupedStyleType, UICollectionView>(26)
  }
  static var v27: iOSViewVersion<ListWithGroupedStyleType, UICollectionView> {
    iOSViewVersion<ListWithGroupedStyleType, UICollectionView>(27)
  }
}

extension iOSViewVersion<ListWithInsetGroupedStyleType, UITableView> {
  static var v13: iOSViewVersion<ListWithInsetGroupedStyleType, UITableView> {
    iOSViewVersion<ListWithInsetGroupedStyleType, UITableView>(13)
  }
  static var v14: iOSViewVersion<ListWithInsetGroupedStyleType, UITableView> {
    iOSViewVersion<ListWithInsetGroupedStyleType, UITableView>(14)
  }
  static var v15: iOSViewVersion<ListWithInsetGroupedStyleType, UITableView> {
    iOSViewVersion<ListWithInsetGroupedStyleType, UITableView>(15)
  }
}

extension iOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView> {
  static var v16: iOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView> {
    iOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView>(16)
  }
  static var v17: iOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView> {
    iOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView>(17)
  }
  static var v18: iOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView> {
    iOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView>(18)
  }
  static var v26: iOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView> {
    iOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView>(26)
  }
  static var v27: iOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView> {
    iOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView>(27)
  }
}

extension iOSViewVersion<ListWithInsetStyleType, UITableView> {
  static var v14: iOSViewVersion<ListWithInsetStyleType, UITableView> {
    iOSViewVersion<ListWithInsetStyleType, UITableView>(14)
  }
  static var v15: iOSViewVersion<ListWithInsetStyleType, UITableView> {
    iOSViewVersion<ListWithInsetStyleType, UITableView>(15)
  }
}

extension iOSViewVersion<ListWithInsetStyleType, UICollectionView> {
  static var v16: iOSViewVersion<ListWithInsetStyleType, UICollectionView> {
    iOSViewVersion<ListWithInsetStyleType, UICollectionView>(16)
  }
  static var v17: iOSViewVersion<ListWithInsetStyleType, UICollectionView> {
    iOSViewVersion<ListWithInsetStyleType, UICollectionView>(17)
  }
  static var v18: iOSViewVersion<ListWithInsetStyleType, UICollectionView> {
    iOSViewVersion<ListWithInsetStyleType, UICollectionView>(18)
  }
  static var v26: iOSViewVersion<ListWithInsetStyleType, UICollectionView> {
    iOSViewVersion<ListWithInsetStyleType, UICollectionView>(26)
  }
  static var v27: iOSViewVersion<ListWithInsetStyleType, UICollectionView> {
    iOSViewVersion<ListWithInsetStyleType, UICollectionView>(27)
  }
}

extension iOSViewVersion<ListWithSidebarStyleType, UITableView> {
  static var v14: iOSViewVersion<ListWithSidebarStyleType, UITableView> {
    iOSViewVersion<ListWithSidebarStyleType, UITableView>(14)
  }
  static var v15: iOSViewVersion<ListWithSidebarStyleType, UITableView> {
    iOSViewVersion<ListWithSidebarStyleType, UITableView>(15)
  }
}

extension iOSViewVersion<ListWithSidebarStyleType, UICollectionView> {
  static var v16: iOSViewVersion<ListWithSidebarStyleType, UICollectionView> {
    iOSViewVersion<ListWithSidebarStyleType, UICollectionView>(16)
  }
  static var v17: iOSViewVersion<ListWithSidebarStyleType, UICollectionView> {
    iOSViewVersion<ListWithSidebarStyleType, UICollectionView>(17)
  }
  static var v18: iOSViewVersion<ListWithSidebarStyleType, UICollectionView> {
    iOSViewVersion<ListWithSidebarStyleType, UICollectionView>(18)
  }
  static var v26: iOSViewVersion<ListWithSidebarStyleType, UICollectionView> {
    iOSViewVersion<ListWithSidebarStyleType, UICollectionView>(26)
  }
  static var v27: iOSViewVersion<ListWithSidebarStyleType, UICollectionView> {
    iOSViewVersion<ListWithSidebarStyleType, UICollectionView>(27)
  }
}

extension iOSViewVersion<MapType, MKMapView> {
  static var v14: iOSViewVersion<MapType, MKMapView> { iOSViewVersion<MapType, MKMapView>(14) }
  static var v15: iOSViewVersion<MapType, MKMapView> { iOSViewVersion<MapType, MKMapView>(15) }
  static var v16: iOSViewVersion<MapType, MKMapView> { iOSViewVersion<MapType, MKMapView>(16) }
  static var v17: iOSViewVersion<MapType, MKMapView> { iOSViewVersion<MapType, MKMapView>(17) }
  static var v18: iOSViewVersion<MapType, MKMapView> { iOSViewVersion<MapType, MKMapView>(18) }
  static var v26: iOSViewVersion<MapType, MKMapView> { iOSViewVersion<MapType, MKMapView>(26) }
  static var v27: iOSViewVersion<MapType, MKMapView> { iOSViewVersion<MapType, MKMapView>(27) }
}

extension iOSViewVersion<NavigationSplitViewType, UISplitViewController> {
  static var v16: iOSViewVersion<NavigationSplitViewType, UISplitViewController> {
    iOSViewVersion<NavigationSplitViewType, UISplitViewController>(16)
  }
  static var v17: iOSViewVersion<NavigationSplitViewType, UISplitViewController> {
    iOSViewVersion<NavigationSplitViewType, UISplitViewController>(17)
  }
  static var v18: iOSViewVersion<NavigationSplitViewType, UISplitViewController> {
    iOSViewVersion<NavigationSplitViewType, UISplitViewController>(18)
  }
  static var v26: iOSViewVersion<NavigationSplitViewType, UISplitViewController> {
    iOSViewVersion<NavigationSplitViewType, UISplitViewController>(26)
  }
  static var v27: iOSViewVersion<NavigationSplitViewType, UISplitViewController> {
    iOSViewVersion<NavigationSplitViewType, UISplitViewController>(27)
  }
}

extension iOSViewVersion<NavigationStackType, UINavigationController> {
  static var v16: iOSViewVersion<NavigationStackType, UINavigationController> {
    iOSViewVersion<NavigationStackType, UINavigationController>(16)
  }
  static var v17: iOSViewVersion<NavigationStackType, UINavigationController> {
    iOSViewVersion<NavigationStackType, UINavigationController>(17)
  }
  static var v18: iOSViewVersion<NavigationStackType, UINavigationController> {
    iOSViewVersion<NavigationStackType, UINavigationController>(18)
  }
  static var v26: iOSViewVersion<NavigationStackType, UINavigationController> {
    iOSViewVersion<NavigationStackType, UINavigationController>(26)
  }
  static var v27: iOSViewVersion<NavigationStackType, UINavigationController> {
    iOSViewVersion<NavigationStackType, UINavigationController>(27)
  }
}

extension iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
  static var v13: iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
    iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController>(13)
  }
  static var v14: iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
    iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController>(14)
  }
  static var v15: iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
    iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController>(15)
  }
  static var v16: iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
    iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController>(16)
  }
  static var v17: iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
    iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController>(17)
  }
  static var v18: iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
    iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController>(18)
  }
  static var v26: iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
    iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController>(26)
  }
  static var v27: iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController> {
    iOSViewVersion<NavigationViewWithColumnsStyleType, UISplitViewController>(27)
  }
}

extension iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
  static var v13: iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(13)
  }
  static var v14: iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(14)
  }
  static var v15: iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(15)
  }
  static var v16: iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(16)
  }
  static var v17: iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(17)
  }
  static var v18: iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(18)
  }
  static var v26: iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(26)
  }
  static var v27: iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(27)
  }
}

extension iOSViewVersion<PageControlType, UIPageControl> {
  static var v13: iOSViewVersion<PageControlType, UIPageControl> {
    iOSViewVersion<PageControlType, UIPageControl>(13)
  }
  static var v14: iOSViewVersion<PageControlType, UIPageControl> {
    iOSViewVersion<PageControlType, UIPageControl>(14)
  }
  static var v15: iOSViewVersion<PageControlType, UIPageControl> {
    iOSViewVersion<PageControlType, UIPageControl>(15)
  }
  static var v16: iOSViewVersion<PageControlType, UIPageControl> {
    iOSViewVersion<PageControlType, UIPageControl>(16)
  }
  static var v17: iOSViewVersion<PageControlType, UIPageControl> {
    iOSViewVersion<PageControlType, UIPageControl>(17)
  }
  static var v18: iOSViewVersion<PageControlType, UIPageControl> {
    iOSViewVersion<PageControlType, UIPageControl>(18)
  }
  static var v26: iOSViewVersion<PageControlType, UIPageControl> {
    iOSViewVersion<PageControlType, UIPageControl>(26)
  }
  static var v27: iOSViewVersion<PageControlType, UIPageControl> {
    iOSViewVersion<PageControlType, UIPageControl>(27)
  }
}

extension iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
  static var v13: iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(13)
  }
  static var v14: iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(14)
  }
  static var v15: iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(15)
  }
  static var v16: iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(16)
  }
  static var v17: iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(17)
  }
  static var v18: iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(18)
  }
  static var v26: iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(26)
  }
  static var v27: iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(27)
  }
}

extension iOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
  static var v13: iOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
    iOSViewVersion<PickerWithWheelStyleType, UIPickerView>(13)
  }
  static var v14: iOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
    iOSViewVersion<PickerWithWheelStyleType, UIPickerView>(14)
  }
  static var v15: iOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
    iOSViewVersion<PickerWithWheelStyleType, UIPickerView>(15)
  }
  static var v16: iOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
    iOSViewVersion<PickerWithWheelStyleType, UIPickerView>(16)
  }
  static var v17: iOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
    iOSViewVersion<PickerWithWheelStyleType, UIPickerView>(17)
  }
  static var v18: iOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
    iOSViewVersion<PickerWithWheelStyleType, UIPickerView>(18)
  }
  static var v26: iOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
    iOSViewVersion<PickerWithWheelStyleType, UIPickerView>(26)
  }
  static var v27: iOSViewVersion<PickerWithWheelStyleType, UIPickerView> {
    iOSViewVersion<PickerWithWheelStyleType, UIPickerView>(27)
  }
}

extension iOSViewVersion<PopoverType, UIPopoverPresentationController> {
  static var v13: iOSViewVersion<PopoverType, UIPopoverPresentationController> {
    iOSViewVersion<PopoverType, UIPopoverPresentationController>(13)
  }
  static var v14: iOSViewVersion<PopoverType, UIPopoverPresentationController> {
    iOSViewVersion<PopoverType, UIPopoverPresentationController>(14)
  }
  static var v15: iOSViewVersion<PopoverType, UIPopoverPresentationController> {
    iOSViewVersion<PopoverType, UIPopoverPresentationController>(15)
  }
  static var v16: iOSViewVersion<PopoverType, UIPopoverPresentationController> {
    iOSViewVersion<PopoverType, UIPopoverPresentationController>(16)
  }
  static var v17: iOSViewVersion<PopoverType, UIPopoverPresentationController> {
    iOSViewVersion<PopoverType, UIPopoverPresentationController>(17)
  }
  static var v18: iOSViewVersion<PopoverType, UIPopoverPresentationController> {
    iOSViewVersion<PopoverType, UIPopoverPresentationController>(18)
  }
  static var v26: iOSViewVersion<PopoverType, UIPopoverPresentationController> {
    iOSViewVersion<PopoverType, UIPopoverPresentationController>(26)
  }
  static var v27: iOSViewVersion<PopoverType, UIPopoverPresentationController> {
    iOSViewVersion<PopoverType, UIPopoverPresentationController>(27)
  }
}

extension iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
  static var v13: iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(13)
  }
  static var v14: iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(14)
  }
  static var v15: iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(15)
  }
  static var v16: iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(16)
  }
  static var v17: iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(17)
  }
  static var v18: iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(18)
  }
  static var v26: iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(26)
  }
  static var v27: iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(27)
  }
}

extension iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
  static var v13: iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(13)
  }
  static var v14: iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(14)
  }
  static var v15: iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(15)
  }
  static var v16: iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(16)
  }
  static var v17: iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(17)
  }
  static var v18: iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(18)
  }
  static var v26: iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(26)
  }
  static var v27: iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(27)
  }
}

extension iOSViewVersion<ScrollViewType, UIScrollView> {
  static var v13: iOSViewVersion<ScrollViewType, UIScrollView> {
    iOSViewVersion<ScrollViewType, UIScrollView>(13)
  }
  static var v14: iOSViewVersion<ScrollViewType, UIScrollView> {
    iOSViewVersion<ScrollViewType, UIScrollView>(14)
  }
  static var v15: iOSViewVersion<ScrollViewType, UIScrollView> {
    iOSViewVersion<ScrollViewType, UIScrollView>(15)
  }
  static var v16: iOSViewVersion<ScrollViewType, UIScrollView> {
    iOSViewVersion<ScrollViewType, UIScrollView>(16)
  }
  static var v17: iOSViewVersion<ScrollViewType, UIScrollView> {
    iOSViewVersion<ScrollViewType, UIScrollView>(17)
  }
  static var v18: iOSViewVersion<ScrollViewType, UIScrollView> {
    iOSViewVersion<ScrollViewType, UIScrollView>(18)
  }
  static var v26: iOSViewVersion<ScrollViewType, UIScrollView> {
    iOSViewVersion<ScrollViewType, UIScrollView>(26)
  }
  static var v27: iOSViewVersion<ScrollViewType, UIScrollView> {
    iOSViewVersion<ScrollViewType, UIScrollView>(27)
  }
}

extension iOSViewVersion<SearchFieldType, UISearchBar> {
  static var v15: iOSViewVersion<SearchFieldType, UISearchBar> {
    iOSViewVersion<SearchFieldType, UISearchBar>(15)
  }
  static var v16: iOSViewVersion<SearchFieldType, UISearchBar> {
    iOSViewVersion<SearchFieldType, UISearchBar>(16)
  }
  static var v17: iOSViewVersion<SearchFieldType, UISearchBar> {
    iOSViewVersion<SearchFieldType, UISearchBar>(17)
  }
  static var v18: iOSViewVersion<SearchFieldType, UISearchBar> {
    iOSViewVersion<SearchFieldType, UISearchBar>(18)
  }
  static var v26: iOSViewVersion<SearchFieldType, UISearchBar> {
    iOSViewVersion<SearchFieldType, UISearchBar>(26)
  }
  static var v27: iOSViewVersion<SearchFieldType, UISearchBar> {
    iOSViewVersion<SearchFieldType, UISearchBar>(27)
  }
}

extension iOSViewVersion<SecureFieldType, UITextField> {
  static var v13: iOSViewVersion<SecureFieldType, UITextField> {
    iOSViewVersion<SecureFieldType, UITextField>(13)
  }
  static var v14: iOSViewVersion<SecureFieldType, UITextField> {
    iOSViewVersion<SecureFieldType, UITextField>(14)
  }
  static var v15: iOSViewVersion<SecureFieldType, UITextField> {
    iOSViewVersion<SecureFieldType, UITextField>(15)
  }
  static var v16: iOSViewVersion<SecureFieldType, UITextField> {
    iOSViewVersion<SecureFieldType, UITextField>(16)
  }
  static var v17: iOSViewVersion<SecureFieldType, UITextField> {
    iOSViewVersion<SecureFieldType, UITextField>(17)
  }
  static var v18: iOSViewVersion<SecureFieldType, UITextField> {
    iOSViewVersion<SecureFieldType, UITextField>(18)
  }
  static var v26: iOSViewVersion<SecureFieldType, UITextField> {
    iOSViewVersion<SecureFieldType, UITextField>(26)
  }
  static var v27: iOSViewVersion<SecureFieldType, UITextField> {
    iOSViewVersion<SecureFieldType, UITextField>(27)
  }
}

extension iOSViewVersion<SheetType, UIPresentationController> {
  static var v13: iOSViewVersion<SheetType, UIPresentationController> {
    iOSViewVersion<SheetType, UIPresentationController>(13)
  }
  static var v14: iOSViewVersion<SheetType, UIPresentationController> {
    iOSViewVersion<SheetType, UIPresentationController>(14)
  }
  static var v15: iOSViewVersion<SheetType, UIPresentationController> {
    iOSViewVersion<SheetType, UIPresentationController>(15)
  }
  static var v16: iOSViewVersion<SheetType, UIPresentationController> {
    iOSViewVersion<SheetType, UIPresentationController>(16)
  }
  static var v17: iOSViewVersion<SheetType, UIPresentationController> {
    iOSViewVersion<SheetType, UIPresentationController>(17)
  }
  static var v18: iOSViewVersion<SheetType, UIPresentationController> {
    iOSViewVersion<SheetType, UIPresentationController>(18)
  }
  static var v26: iOSViewVersion<SheetType, UIPresentationController> {
    iOSViewVersion<SheetType, UIPresentationController>(26)
  }
  static var v27: iOSViewVersion<SheetType, UIPresentationController> {
    iOSViewVersion<SheetType, UIPresentationController>(27)
  }
}

extension iOSViewVersion<SheetType, UISheetPresentationController> {
  static var v15: iOSViewVersion<SheetType, UISheetPresentationController> {
    iOSViewVersion<SheetType, UISheetPresentationController>(15)
  }
  static var v16: iOSViewVersion<SheetType, UISheetPresentationController> {
    iOSViewVersion<SheetType, UISheetPresentationController>(16)
  }
  static var v17: iOSViewVersion<SheetType, UISheetPresentationController> {
    iOSViewVersion<SheetType, UISheetPresentationController>(17)
  }
  static var v18: iOSViewVersion<SheetType, UISheetPresentationController> {
    iOSViewVersion<SheetType, UISheetPresentationController>(18)
  }
  static var v26: iOSViewVersion<SheetType, UISheetPresentationController> {
    iOSViewVersion<SheetType, UISheetPresentationController>(26)
  }
  static var v27: iOSViewVersion<SheetType, UISheetPresentationController> {
    iOSViewVersion<SheetType, UISheetPresentationController>(27)
  }
}

extension iOSViewVersion<SliderType, UISlider> {
  static var v13: iOSViewVersion<SliderType, UISlider> { iOSViewVersion<SliderType, UISlider>(13) }
  static var v14: iOSViewVersion<SliderType, UISlider> { iOSViewVersion<SliderType, UISlider>(14) }
  static var v15: iOSViewVersion<SliderType, UISlider> { iOSViewVersion<SliderType, UISlider>(15) }
  static var v16: iOSViewVersion<SliderType, UISlider> { iOSViewVersion<SliderType, UISlider>(16) }
  static var v17: iOSViewVersion<SliderType, UISlider> { iOSViewVersion<SliderType, UISlider>(17) }
  static var v18: iOSViewVersion<SliderType, UISlider> { iOSViewVersion<SliderType, UISlider>(18) }
  static var v26: iOSViewVersion<SliderType, UISlider> { iOSViewVersion<SliderType, UISlider>(26) }
  static var v27: iOSViewVersion<SliderType, UISlider> { iOSViewVersion<SliderType, UISlider>(27) }
}

extension iOSViewVersion<StepperType, UIStepper> {
  static var v13: iOSViewVersion<StepperType, UIStepper> { iOSViewVersion<StepperType, UIStepper>(13) }
  static var v14: iOSViewVersion<StepperType, UIStepper> { iOSViewVersion<StepperType, UIStepper>(14) }
  static var v15: iOSViewVersion<StepperType, UIStepper> { iOSViewVersion<StepperType, UIStepper>(15) }
  static var v16: iOSViewVersion<StepperType, UIStepper> { iOSViewVersion<StepperType, UIStepper>(16) }
  static var v17: iOSViewVersion<StepperType, UIStepper> { iOSViewVersion<StepperType, UIStepper>(17) }
  static var v18: iOSViewVersion<StepperType, UIStepper> { iOSViewVersion<StepperType, UIStepper>(18) }
  static var v26: iOSViewVersion<StepperType, UIStepper> { iOSViewVersion<StepperType, UIStepper>(26) }
  static var v27: iOSViewVersion<StepperType, UIStepper> { iOSViewVersion<StepperType, UIStepper>(27) }
}

extension iOSViewVersion<TabViewType, UITabBarController> {
  static var v13: iOSViewVersion<TabViewType, UITabBarController> {
    iOSViewVersion<TabViewType, UITabBarController>(13)
  }
  static var v14: iOSViewVersion<TabViewType, UITabBarController> {
    iOSViewVersion<TabViewType, UITabBarController>(14)
  }
  static var v15: iOSViewVersion<TabViewType, UITabBarController> {
    iOSViewVersion<TabViewType, UITabBarController>(15)
  }
  static var v16: iOSViewVersion<TabViewType, UITabBarController> {
    iOSViewVersion<TabViewType, UITabBarController>(16)
  }
  static var v17: iOSViewVersion<TabViewType, UITabBarController> {
    iOSViewVersion<TabViewType, UITabBarController>(17)
  }
  static var v18: iOSViewVersion<TabViewType, UITabBarController> {
    iOSViewVersion<TabViewType, UITabBarController>(18)
  }
  static var v26: iOSViewVersion<TabViewType, UITabBarController> {
    iOSViewVersion<TabViewType, UITabBarController>(26)
  }
  static var v27: iOSViewVersion<TabViewType, UITabBarController> {
    iOSViewVersion<TabViewType, UITabBarController>(27)
  }
}

extension iOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
  static var v14: iOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    iOSViewVersion<TabViewWithPageStyleType, UICollectionView>(14)
  }
  static var v15: iOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    iOSViewVersion<TabViewWithPageStyleType, UICollectionView>(15)
  }
  static var v16: iOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    iOSViewVersion<TabViewWithPageStyleType, UICollectionView>(16)
  }
  static var v17: iOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    iOSViewVersion<TabViewWithPageStyleType, UICollectionView>(17)
  }
  static var v18: iOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    iOSViewVersion<TabViewWithPageStyleType, UICollectionView>(18)
  }
  static var v26: iOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    iOSViewVersion<TabViewWithPageStyleType, UICollectionView>(26)
  }
  static var v27: iOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    iOSViewVersion<TabViewWithPageStyleType, UICollectionView>(27)
  }
}

extension iOSViewVersion<TableType, UICollectionView> {
  static var v13: iOSViewVersion<TableType, UICollectionView> {
    iOSViewVersion<TableType, UICollectionView>(13)
  }
  static var v14: iOSViewVersion<TableType, UICollectionView> {
    iOSViewVersion<TableType, UICollectionView>(14)
  }
  static var v15: iOSViewVersion<TableType, UICollectionView> {
    iOSViewVersion<TableType, UICollectionView>(15)
  }
  static var v16: iOSViewVersion<TableType, UICollectionView> {
    iOSViewVersion<TableType, UICollectionView>(16)
  }
  static var v17: iOSViewVersion<TableType, UICollectionView> {
    iOSViewVersion<TableType, UICollectionView>(17)
  }
  static var v18: iOSViewVersion<TableType, UICollectionView> {
    iOSViewVersion<TableType, UICollectionView>(18)
  }
  static var v26: iOSViewVersion<TableType, UICollectionView> {
    iOSViewVersion<TableType, UICollectionView>(26)
  }
  static var v27: iOSViewVersion<TableType, UICollectionView> {
    iOSViewVersion<TableType, UICollectionView>(27)
  }
}

extension iOSViewVersion<TextEditorType, UITextView> {
  static var v14: iOSViewVersion<TextEditorType, UITextView> {
    iOSViewVersion<TextEditorType, UITextView>(14)
  }
  static var v15: iOSViewVersion<TextEditorType, UITextView> {
    iOSViewVersion<TextEditorType, UITextView>(15)
  }
  static var v16: iOSViewVersion<TextEditorType, UITextView> {
    iOSViewVersion<TextEditorType, UITextView>(16)
  }
  static var v17: iOSViewVersion<TextEditorType, UITextView> {
    iOSViewVersion<TextEditorType, UITextView>(17)
  }
  static var v18: iOSViewVersion<TextEditorType, UITextView> {
    iOSViewVersion<TextEditorType, UITextView>(18)
  }
  static var v26: iOSViewVersion<TextEditorType, UITextView> {
    iOSViewVersion<TextEditorType, UITextView>(26)
  }
  static var v27: iOSViewVersion<TextEditorType, UITextView> {
    iOSViewVersion<TextEditorType, UITextView>(27)
  }
}

extension iOSViewVersion<TextFieldType, UITextField> {
  static var v13: iOSViewVersion<TextFieldType, UITextField> {
    iOSViewVersion<TextFieldType, UITextField>(13)
  }
  static var v14: iOSViewVersion<TextFieldType, UITextField> {
    iOSViewVersion<TextFieldType, UITextField>(14)
  }
  static var v15: iOSViewVersion<TextFieldType, UITextField> {
    iOSViewVersion<TextFieldType, UITextField>(15)
  }
  static var v16: iOSViewVersion<TextFieldType, UITextField> {
    iOSViewVersion<TextFieldType, UITextField>(16)
  }
  static var v17: iOSViewVersion<TextFieldType, UITextField> {
    iOSViewVersion<TextFieldType, UITextField>(17)
  }
  static var v18: iOSViewVersion<TextFieldType, UITextField> {
    iOSViewVersion<TextFieldType, UITextField>(18)
  }
  static var v26: iOSViewVersion<TextFieldType, UITextField> {
    iOSViewVersion<TextFieldType, UITextField>(26)
  }
  static var v27: iOSViewVersion<TextFieldType, UITextField> {
    iOSViewVersion<TextFieldType, UITextField>(27)
  }
}

extension iOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
  static var v16: iOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
    iOSViewVersion<TextFieldWithVerticalAxisType, UITextView>(16)
  }
  static var v17: iOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
    iOSViewVersion<TextFieldWithVerticalAxisType, UITextView>(17)
  }
  static var v18: iOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
    iOSViewVersion<TextFieldWithVerticalAxisType, UITextView>(18)
  }
  static var v26: iOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
    iOSViewVersion<TextFieldWithVerticalAxisType, UITextView>(26)
  }
  static var v27: iOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
    iOSViewVersion<TextFieldWithVerticalAxisType, UITextView>(27)
  }
}

extension iOSViewVersion<ToggleType, UISwitch> {
  static var v13: iOSViewVersion<ToggleType, UISwitch> { iOSViewVersion<ToggleType, UISwitch>(13) }
  static var v14: iOSViewVersion<ToggleType, UISwitch> { iOSViewVersion<ToggleType, UISwitch>(14) }
  static var v15: iOSViewVersion<ToggleType, UISwitch> { iOSViewVersion<ToggleType, UISwitch>(15) }
  static var v16: iOSViewVersion<ToggleType, UISwitch> { iOSViewVersion<ToggleType, UISwitch>(16) }
  static var v17: iOSViewVersion<ToggleType, UISwitch> { iOSViewVersion<ToggleType, UISwitch>(17) }
  static var v18: iOSViewVersion<ToggleType, UISwitch> { iOSViewVersion<ToggleType, UISwitch>(18) }
  static var v26: iOSViewVersion<ToggleType, UISwitch> { iOSViewVersion<ToggleType, UISwitch>(26) }
  static var v27: iOSViewVersion<ToggleType, UISwitch> { iOSViewVersion<ToggleType, UISwitch>(27) }
}

extension iOSViewVersion<ToggleWithSwitchStyleType, UISwitch> {
  static var v13: iOSViewVersion<ToggleWithSwitchStyleType, UISwitch> {
    iOSViewVersion<ToggleWithSwitchStyleType, UISwitch>(13)
  }
  static var v14: iOSViewVersion<ToggleWithSwitchStyleType, UISwitch> {
    iOSViewVersion<ToggleWithSwitchStyleType, UISwitch>(14)
  }
  static var v15: iOSViewVersion<ToggleWithSwitchStyleType, UISwitch> {
    iOSViewVersion<ToggleWithSwitchStyleType, UISwitch>(15)
  }
  static var v16: iOSViewVersion<ToggleWithSwitchStyleType, UISwitch> {
    iOSViewVersion<ToggleWithSwitchStyleType, UISwitch>(16)
  }
  static var v17: iOSViewVersion<ToggleWithSwitchStyleType, UISwitch> {
    iOSViewVersion<ToggleWithSwitchStyleType, UISwitch>(17)
  }
  static var v18: iOSViewVersion<ToggleWithSwitchStyleType, UISwitch> {
    iOSViewVersion<ToggleWithSwitchStyleType, UISwitch>(18)
  }
  static var v26: iOSViewVersion<ToggleWithSwitchStyleType, UISwitch> {
    iOSViewVersion<ToggleWithSwitchStyleType, UISwitch>(26)
  }
  static var v27: iOSViewVersion<ToggleWithSwitchStyleType, UISwitch> {
    iOSViewVersion<ToggleWithSwitchStyleType, UISwitch>(27)
  }
}

extension iOSViewVersion<VideoPlayerType, AVPlayerViewController> {
  static var v14: iOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    iOSViewVersion<VideoPlayerType, AVPlayerViewController>(14)
  }
  static var v15: iOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    iOSViewVersion<VideoPlayerType, AVPlayerViewController>(15)
  }
  static var v16: iOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    iOSViewVersion<VideoPlayerType, AVPlayerViewController>(16)
  }
  static var v17: iOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    iOSViewVersion<VideoPlayerType, AVPlayerViewController>(17)
  }
  static var v18: iOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    iOSViewVersion<VideoPlayerType, AVPlayerViewController>(18)
  }
  static var v26: iOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    iOSViewVersion<VideoPlayerType, AVPlayerViewController>(26)
  }
  static var v27: iOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    iOSViewVersion<VideoPlayerType, AVPlayerViewController>(27)
  }
}

extension iOSViewVersion<ViewType, UIView> {
  static var v13: iOSViewVersion<ViewType, UIView> { iOSViewVersion<ViewType, UIView>(13) }
  static var v14: iOSViewVersion<ViewType, UIView> { iOSViewVersion<ViewType, UIView>(14) }
  static var v15: iOSViewVersion<ViewType, UIView> { iOSViewVersion<ViewType, UIView>(15) }
  static var v16: iOSViewVersion<ViewType, UIView> { iOSViewVersion<ViewType, UIView>(16) }
  static var v17: iOSViewVersion<ViewType, UIView> { iOSViewVersion<ViewType, UIView>(17) }
  static var v18: iOSViewVersion<ViewType, UIView> { iOSViewVersion<ViewType, UIView>(18) }
  static var v26: iOSViewVersion<ViewType, UIView> { iOSViewVersion<ViewType, UIView>(26) }
  static var v27: iOSViewVersion<ViewType, UIView> { iOSViewVersion<ViewType, UIView>(27) }
}

extension iOSViewVersion<ViewControllerType, UIViewController> {
  static var v13: iOSViewVersion<ViewControllerType, UIViewController> {
    iOSViewVersion<ViewControllerType, UIViewController>(13)
  }
  static var v14: iOSViewVersion<ViewControllerType, UIViewController> {
    iOSViewVersion<ViewControllerType, UIViewController>(14)
  }
  static var v15: iOSViewVersion<ViewControllerType, UIViewController> {
    iOSViewVersion<ViewControllerType, UIViewController>(15)
  }
  static var v16: iOSViewVersion<ViewControllerType, UIViewController> {
    iOSViewVersion<ViewControllerType, UIViewController>(16)
  }
  static var v17: iOSViewVersion<ViewControllerType, UIViewController> {
    iOSViewVersion<ViewControllerType, UIViewController>(17)
  }
  static var v18: iOSViewVersion<ViewControllerType, UIViewController> {
    iOSViewVersion<ViewControllerType, UIViewController>(18)
  }
  static var v26: iOSViewVersion<ViewControllerType, UIViewController> {
    iOSViewVersion<ViewControllerType, UIViewController>(26)
  }
  static var v27: iOSViewVersion<ViewControllerType, UIViewController> {
    iOSViewVersion<ViewControllerType, UIViewController>(27)
  }
}

extension iOSViewVersion<WebViewType, WKWebView> {
  static var v26: iOSViewVersion<WebViewType, WKWebView> { iOSViewVersion<WebViewType, WKWebView>(26) }
  static var v27: iOSViewVersion<WebViewType, WKWebView> { iOSViewVersion<WebViewType, WKWebView>(27) }
}

extension iOSViewVersion<WindowType, UIWindow> {
  static var v13: iOSViewVersion<WindowType, UIWindow> { iOSViewVersion<WindowType, UIWindow>(13) }
  static var v14: iOSViewVersion<WindowType, UIWindow> { iOSViewVersion<WindowType, UIWindow>(14) }
  static var v15: iOSViewVersion<WindowType, UIWindow> { iOSViewVersion<WindowType, UIWindow>(15) }
  static var v16: iOSViewVersion<WindowType, UIWindow> { iOSViewVersion<WindowType, UIWindow>(16) }
  static var v17: iOSViewVersion<WindowType, UIWindow> { iOSViewVersion<WindowType, UIWindow>(17) }
  static var v18: iOSViewVersion<WindowType, UIWindow> { iOSViewVersion<WindowType, UIWindow>(18) }
  static var v26: iOSViewVersion<WindowType, UIWindow> { iOSViewVersion<WindowType, UIWindow>(26) }
  static var v27: iOSViewVersion<WindowType, UIWindow> { iOSViewVersion<WindowType, UIWindow>(27) }
}
