// swiftui-introspect: the declarations of tvOSViewVersion, as its documentation has them.

struct tvOSViewVersion<SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: AnyObject>: Comparable
{
  private let number: Int

  private init(_ number: Int) { self.number = number }

  static func < (lhs: tvOSViewVersion, rhs: tvOSViewVersion) -> Bool { lhs.number < rhs.number }
}

extension tvOSViewVersion<FormType, UITableView> {
  static var v13: tvOSViewVersion<FormType, UITableView> { tvOSViewVersion<FormType, UITableView>(13) }
  static var v14: tvOSViewVersion<FormType, UITableView> { tvOSViewVersion<FormType, UITableView>(14) }
  static var v15: tvOSViewVersion<FormType, UITableView> { tvOSViewVersion<FormType, UITableView>(15) }
  static var v16: tvOSViewVersion<FormType, UITableView> { tvOSViewVersion<FormType, UITableView>(16) }
  static var v17: tvOSViewVersion<FormType, UITableView> { tvOSViewVersion<FormType, UITableView>(17) }
  static var v18: tvOSViewVersion<FormType, UITableView> { tvOSViewVersion<FormType, UITableView>(18) }
  static var v26: tvOSViewVersion<FormType, UITableView> { tvOSViewVersion<FormType, UITableView>(26) }
  static var v27: tvOSViewVersion<FormType, UITableView> { tvOSViewVersion<FormType, UITableView>(27) }
}

extension tvOSViewVersion<FormWithGroupedStyleType, UITableView> {
  static var v16: tvOSViewVersion<FormWithGroupedStyleType, UITableView> {
    tvOSViewVersion<FormWithGroupedStyleType, UITableView>(16)
  }
  static var v17: tvOSViewVersion<FormWithGroupedStyleType, UITableView> {
    tvOSViewVersion<FormWithGroupedStyleType, UITableView>(17)
  }
  static var v18: tvOSViewVersion<FormWithGroupedStyleType, UITableView> {
    tvOSViewVersion<FormWithGroupedStyleType, UITableView>(18)
  }
  static var v26: tvOSViewVersion<FormWithGroupedStyleType, UITableView> {
    tvOSViewVersion<FormWithGroupedStyleType, UITableView>(26)
  }
  static var v27: tvOSViewVersion<FormWithGroupedStyleType, UITableView> {
    tvOSViewVersion<FormWithGroupedStyleType, UITableView>(27)
  }
}

extension tvOSViewVersion<FullScreenCoverType, UIPresentationController> {
  static var v14: tvOSViewVersion<FullScreenCoverType, UIPresentationController> {
    tvOSViewVersion<FullScreenCoverType, UIPresentationController>(14)
  }
  static var v15: tvOSViewVersion<FullScreenCoverType, UIPresentationController> {
    tvOSViewVersion<FullScreenCoverType, UIPresentationController>(15)
  }
  static var v16: tvOSViewVersion<FullScreenCoverType, UIPresentationController> {
    tvOSViewVersion<FullScreenCoverType, UIPresentationController>(16)
  }
  static var v17: tvOSViewVersion<FullScreenCoverType, UIPresentationController> {
    tvOSViewVersion<FullScreenCoverType, UIPresentationController>(17)
  }
  static var v18: tvOSViewVersion<FullScreenCoverType, UIPresentationController> {
    tvOSViewVersion<FullScreenCoverType, UIPresentationController>(18)
  }
  static var v26: tvOSViewVersion<FullScreenCoverType, UIPresentationController> {
    tvOSViewVersion<FullScreenCoverType, UIPresentationController>(26)
  }
  static var v27: tvOSViewVersion<FullScreenCoverType, UIPresentationController> {
    tvOSViewVersion<FullScreenCoverType, UIPresentationController>(27)
  }
}

extension tvOSViewVersion<ListType, UITableView> {
  static var v13: tvOSViewVersion<ListType, UITableView> { tvOSViewVersion<ListType, UITableView>(13) }
  static var v14: tvOSViewVersion<ListType, UITableView> { tvOSViewVersion<ListType, UITableView>(14) }
  static var v15: tvOSViewVersion<ListType, UITableView> { tvOSViewVersion<ListType, UITableView>(15) }
  static var v16: tvOSViewVersion<ListType, UITableView> { tvOSViewVersion<ListType, UITableView>(16) }
  static var v17: tvOSViewVersion<ListType, UITableView> { tvOSViewVersion<ListType, UITableView>(17) }
  static var v18: tvOSViewVersion<ListType, UITableView> { tvOSViewVersion<ListType, UITableView>(18) }
  static var v26: tvOSViewVersion<ListType, UITableView> { tvOSViewVersion<ListType, UITableView>(26) }
  static var v27: tvOSViewVersion<ListType, UITableView> { tvOSViewVersion<ListType, UITableView>(27) }
}

extension tvOSViewVersion<ListCellType, UITableViewCell> {
  static var v13: tvOSViewVersion<ListCellType, UITableViewCell> {
    tvOSViewVersion<ListCellType, UITableViewCell>(13)
  }
  static var v14: tvOSViewVersion<ListCellType, UITableViewCell> {
    tvOSViewVersion<ListCellType, UITableViewCell>(14)
  }
  static var v15: tvOSViewVersion<ListCellType, UITableViewCell> {
    tvOSViewVersion<ListCellType, UITableViewCell>(15)
  }
  static var v16: tvOSViewVersion<ListCellType, UITableViewCell> {
    tvOSViewVersion<ListCellType, UITableViewCell>(16)
  }
  static var v17: tvOSViewVersion<ListCellType, UITableViewCell> {
    tvOSViewVersion<ListCellType, UITableViewCell>(17)
  }
  static var v18: tvOSViewVersion<ListCellType, UITableViewCell> {
    tvOSViewVersion<ListCellType, UITableViewCell>(18)
  }
  static var v26: tvOSViewVersion<ListCellType, UITableViewCell> {
    tvOSViewVersion<ListCellType, UITableViewCell>(26)
  }
  static var v27: tvOSViewVersion<ListCellType, UITableViewCell> {
    tvOSViewVersion<ListCellType, UITableViewCell>(27)
  }
}

extension tvOSViewVersion<ListWithGroupedStyleType, UITableView> {
  static var v13: tvOSViewVersion<ListWithGroupedStyleType, UITableView> {
    tvOSViewVersion<ListWithGroupedStyleType, UITableView>(13)
  }
  static var v14: tvOSViewVersion<ListWithGroupedStyleType, UITableView> {
    tvOSViewVersion<ListWithGroupedStyleType, UITableView>(14)
  }
  static var v15: tvOSViewVersion<ListWithGroupedStyleType, UITableView> {
    tvOSViewVersion<ListWithGroupedStyleType, UITableView>(15)
  }
  static var v16: tvOSViewVersion<ListWithGroupedStyleType, UITableView> {
    tvOSViewVersion<ListWithGroupedStyleType, UITableView>(16)
  }
  static var v17: tvOSViewVersion<ListWithGroupedStyleType, UITableView> {
    tvOSViewVersion<ListWithGroupedStyleType, UITableView>(17)
  }
  static var v18: tvOSViewVersion<ListWithGroupedStyleType, UITableView> {
    tvOSViewVersion<ListWithGroupedStyleType, UITableView>(18)
  }
  static var v26: tvOSViewVersion<ListWithGroupedStyleType, UITableView> {
    tvOSViewVersion<ListWithGroupedStyleType, UITableView>(26)
  }
  static var v27: tvOSViewVersion<ListWithGroupedStyleType, UITableView> {
    tvOSViewVersion<ListWithGroupedStyleType, UITableView>(27)
  }
}

extension tvOSViewVersion<MapType, MKMapView> {
  static var v14: tvOSViewVersion<MapType, MKMapView> { tvOSViewVersion<MapType, MKMapView>(14) }
  static var v15: tvOSViewVersion<MapType, MKMapView> { tvOSViewVersion<MapType, MKMapView>(15) }
  static var v16: tvOSViewVersion<MapType, MKMapView> { tvOSViewVersion<MapType, MKMapView>(16) }
  static var v17: tvOSViewVersion<MapType, MKMapView> { tvOSViewVersion<MapType, MKMapView>(17) }
  static var v18: tvOSViewVersion<MapType, MKMapView> { tvOSViewVersion<MapType, MKMapView>(18) }
  static var v26: tvOSViewVersion<MapType, MKMapView> { tvOSViewVersion<MapType, MKMapView>(26) }
  static var v27: tvOSViewVersion<MapType, MKMapView> { tvOSViewVersion<MapType, MKMapView>(27) }
}

extension tvOSViewVersion<NavigationSplitViewType, UINavigationController> {
  static var v16: tvOSViewVersion<NavigationSplitViewType, UINavigationController> {
    tvOSViewVersion<NavigationSplitViewType, UINavigationController>(16)
  }
  static var v17: tvOSViewVersion<NavigationSplitViewType, UINavigationController> {
    tvOSViewVersion<NavigationSplitViewType, UINavigationController>(17)
  }
}

extension tvOSViewVersion<NavigationStackType, UINavigationController> {
  static var v16: tvOSViewVersion<NavigationStackType, UINavigationController> {
    tvOSViewVersion<NavigationStackType, UINavigationController>(16)
  }
  static var v17: tvOSViewVersion<NavigationStackType, UINavigationController> {
    tvOSViewVersion<NavigationStackType, UINavigationController>(17)
  }
  static var v18: tvOSViewVersion<NavigationStackType, UINavigationController> {
    tvOSViewVersion<NavigationStackType, UINavigationController>(18)
  }
  static var v26: tvOSViewVersion<NavigationStackType, UINavigationController> {
    tvOSViewVersion<NavigationStackType, UINavigationController>(26)
  }
  static var v27: tvOSViewVersion<NavigationStackType, UINavigationController> {
    tvOSViewVersion<NavigationStackType, UINavigationController>(27)
  }
}

extension tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController> {
  static var v13: tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController>(13)
  }
  static var v14: tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController>(14)
  }
  static var v15: tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController>(15)
  }
  static var v16: tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController>(16)
  }
  static var v17: tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController>(17)
  }
  static var v18: tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController>(18)
  }
  static var v26: tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController>(26)
  }
  static var v27: tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithColumnsStyleType, UINavigationController>(27)
  }
}

extension tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
  static var v13: tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(13)
  }
  static var v14: tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(14)
  }
  static var v15: tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(15)
  }
  static var v16: tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(16)
  }
  static var v17: tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(17)
  }
  static var v18: tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(18)
  }
  static var v26: tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(26)
  }
  static var v27: tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    tvOSViewVersion<NavigationViewWithStackStyleType, UINavigationController>(27)
  }
}

extension tvOSViewVersion<PageControlType, UIPageControl> {
  static var v13: tvOSViewVersion<PageControlType, UIPageControl> {
    tvOSViewVersion<PageControlType, UIPageControl>(13)
  }
  static var v14: tvOSViewVersion<PageControlType, UIPageControl> {
    tvOSViewVersion<PageControlType, UIPageControl>(14)
  }
  static var v15: tvOSViewVersion<PageControlType, UIPageControl> {
    tvOSViewVersion<PageControlType, UIPageControl>(15)
  }
  static var v16: tvOSViewVersion<PageControlType, UIPageControl> {
    tvOSViewVersion<PageControlType, UIPageControl>(16)
  }
  static var v17: tvOSViewVersion<PageControlType, UIPageControl> {
    tvOSViewVersion<PageControlType, UIPageControl>(17)
  }
  static var v18: tvOSViewVersion<PageControlType, UIPageControl> {
    tvOSViewVersion<PageControlType, UIPageControl>(18)
  }
  static var v26: tvOSViewVersion<PageControlType, UIPageControl> {
    tvOSViewVersion<PageControlType, UIPageControl>(26)
  }
  static var v27: tvOSViewVersion<PageControlType, UIPageControl> {
    tvOSViewVersion<PageControlType, UIPageControl>(27)
  }
}

extension tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
  static var v13: tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(13)
  }
  static var v14: tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(14)
  }
  static var v15: tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(15)
  }
  static var v16: tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(16)
  }
  static var v17: tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(17)
  }
  static var v18: tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(18)
  }
  static var v26: tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(26)
  }
  static var v27: tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    tvOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl>(27)
  }
}

extension tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
  static var v13: tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(13)
  }
  static var v14: tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(14)
  }
  static var v15: tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(15)
  }
  static var v16: tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(16)
  }
  static var v17: tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(17)
  }
  static var v18: tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(18)
  }
  static var v26: tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(26)
  }
  static var v27: tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView>(27)
  }
}

extension tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
  static var v13: tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(13)
  }
  static var v14: tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(14)
  }
  static var v15: tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(15)
  }
  static var v16: tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(16)
  }
  static var v17: tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(17)
  }
  static var v18: tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(18)
  }
  static var v26: tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(26)
  }
  static var v27: tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView>(27)
  }
}

extension tvOSViewVersion<ScrollViewType, UIScrollView> {
  static var v13: tvOSViewVersion<ScrollViewType, UIScrollView> {
    tvOSViewVersion<ScrollViewType, UIScrollView>(13)
  }
  static var v14: tvOSViewVersion<ScrollViewType, UIScrollView> {
    tvOSViewVersion<ScrollViewType, UIScrollView>(14)
  }
  static var v15: tvOSViewVersion<ScrollViewType, UIScrollView> {
    tvOSViewVersion<ScrollViewType, UIScrollView>(15)
  }
  static var v16: tvOSViewVersion<ScrollViewType, UIScrollView> {
    tvOSViewVersion<ScrollViewType, UIScrollView>(16)
  }
  static var v17: tvOSViewVersion<ScrollViewType, UIScrollView> {
    tvOSViewVersion<ScrollViewType, UIScrollView>(17)
  }
  static var v18: tvOSViewVersion<ScrollViewType, UIScrollView> {
    tvOSViewVersion<ScrollViewType, UIScrollView>(18)
  }
  static var v26: tvOSViewVersion<ScrollViewType, UIScrollView> {
    tvOSViewVersion<ScrollViewType, UIScrollView>(26)
  }
  static var v27: tvOSViewVersion<ScrollViewType, UIScrollView> {
    tvOSViewVersion<ScrollViewType, UIScrollView>(27)
  }
}

extension tvOSViewVersion<SearchFieldType, UISearchBar> {
  static var v15: tvOSViewVersion<SearchFieldType, UISearchBar> {
    tvOSViewVersion<SearchFieldType, UISearchBar>(15)
  }
  static var v16: tvOSViewVersion<SearchFieldType, UISearchBar> {
    tvOSViewVersion<SearchFieldType, UISearchBar>(16)
  }
  static var v17: tvOSViewVersion<SearchFieldType, UISearchBar> {
    tvOSViewVersion<SearchFieldType, UISearchBar>(17)
  }
  static var v18: tvOSViewVersion<SearchFieldType, UISearchBar> {
    tvOSViewVersion<SearchFieldType, UISearchBar>(18)
  }
  static var v26: tvOSViewVersion<SearchFieldType, UISearchBar> {
    tvOSViewVersion<SearchFieldType, UISearchBar>(26)
  }
  static var v27: tvOSViewVersion<SearchFieldType, UISearchBar> {
    tvOSViewVersion<SearchFieldType, UISearchBar>(27)
  }
}

extension tvOSViewVersion<SecureFieldType, UITextField> {
  static var v13: tvOSViewVersion<SecureFieldType, UITextField> {
    tvOSViewVersion<SecureFieldType, UITextField>(13)
  }
  static var v14: tvOSViewVersion<SecureFieldType, UITextField> {
    tvOSViewVersion<SecureFieldType, UITextField>(14)
  }
  static var v15: tvOSViewVersion<SecureFieldType, UITextField> {
    tvOSViewVersion<SecureFieldType, UITextField>(15)
  }
  static var v16: tvOSViewVersion<SecureFieldType, UITextField> {
    tvOSViewVersion<SecureFieldType, UITextField>(16)
  }
  static var v17: tvOSViewVersion<SecureFieldType, UITextField> {
    tvOSViewVersion<SecureFieldType, UITextField>(17)
  }
  static var v18: tvOSViewVersion<SecureFieldType, UITextField> {
    tvOSViewVersion<SecureFieldType, UITextField>(18)
  }
  static var v26: tvOSViewVersion<SecureFieldType, UITextField> {
    tvOSViewVersion<SecureFieldType, UITextField>(26)
  }
  static var v27: tvOSViewVersion<SecureFieldType, UITextField> {
    tvOSViewVersion<SecureFieldType, UITextField>(27)
  }
}

extension tvOSViewVersion<SheetType, UIPresentationController> {
  static var v13: tvOSViewVersion<SheetType, UIPresentationController> {
    tvOSViewVersion<SheetType, UIPresentationController>(13)
  }
  static var v14: tvOSViewVersion<SheetType, UIPresentationController> {
    tvOSViewVersion<SheetType, UIPresentationController>(14)
  }
  static var v15: tvOSViewVersion<SheetType, UIPresentationController> {
    tvOSViewVersion<SheetType, UIPresentationController>(15)
  }
  static var v16: tvOSViewVersion<SheetType, UIPresentationController> {
    tvOSViewVersion<SheetType, UIPresentationController>(16)
  }
  static var v17: tvOSViewVersion<SheetType, UIPresentationController> {
    tvOSViewVersion<SheetType, UIPresentationController>(17)
  }
  static var v18: tvOSViewVersion<SheetType, UIPresentationController> {
    tvOSViewVersion<SheetType, UIPresentationController>(18)
  }
  static var v26: tvOSViewVersion<SheetType, UIPresentationController> {
    tvOSViewVersion<SheetType, UIPresentationController>(26)
  }
  static var v27: tvOSViewVersion<SheetType, UIPresentationController> {
    tvOSViewVersion<SheetType, UIPresentationController>(27)
  }
}

extension tvOSViewVersion<TabViewType, UITabBarController> {
  static var v13: tvOSViewVersion<TabViewType, UITabBarController> {
    tvOSViewVersion<TabViewType, UITabBarController>(13)
  }
  static var v14: tvOSViewVersion<TabViewType, UITabBarController> {
    tvOSViewVersion<TabViewType, UITabBarController>(14)
  }
  static var v15: tvOSViewVersion<TabViewType, UITabBarController> {
    tvOSViewVersion<TabViewType, UITabBarController>(15)
  }
  static var v16: tvOSViewVersion<TabViewType, UITabBarController> {
    tvOSViewVersion<TabViewType, UITabBarController>(16)
  }
  static var v17: tvOSViewVersion<TabViewType, UITabBarController> {
    tvOSViewVersion<TabViewType, UITabBarController>(17)
  }
  static var v18: tvOSViewVersion<TabViewType, UITabBarController> {
    tvOSViewVersion<TabViewType, UITabBarController>(18)
  }
  static var v26: tvOSViewVersion<TabViewType, UITabBarController> {
    tvOSViewVersion<TabViewType, UITabBarController>(26)
  }
  static var v27: tvOSViewVersion<TabViewType, UITabBarController> {
    tvOSViewVersion<TabViewType, UITabBarController>(27)
  }
}

extension tvOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
  static var v14: tvOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    tvOSViewVersion<TabViewWithPageStyleType, UICollectionView>(14)
  }
  static var v15: tvOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    tvOSViewVersion<TabViewWithPageStyleType, UICollectionView>(15)
  }
  static var v16: tvOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    tvOSViewVersion<TabViewWithPageStyleType, UICollectionView>(16)
  }
  static var v17: tvOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    tvOSViewVersion<TabViewWithPageStyleType, UICollectionView>(17)
  }
  static var v18: tvOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    tvOSViewVersion<TabViewWithPageStyleType, UICollectionView>(18)
  }
  static var v26: tvOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    tvOSViewVersion<TabViewWithPageStyleType, UICollectionView>(26)
  }
  static var v27: tvOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    tvOSViewVersion<TabViewWithPageStyleType, UICollectionView>(27)
  }
}

extension tvOSViewVersion<TextFieldType, UITextField> {
  static var v13: tvOSViewVersion<TextFieldType, UITextField> {
    tvOSViewVersion<TextFieldType, UITextField>(13)
  }
  static var v14: tvOSViewVersion<TextFieldType, UITextField> {
    tvOSViewVersion<TextFieldType, UITextField>(14)
  }
  static var v15: tvOSViewVersion<TextFieldType, UITextField> {
    tvOSViewVersion<TextFieldType, UITextField>(15)
  }
  static var v16: tvOSViewVersion<TextFieldType, UITextField> {
    tvOSViewVersion<TextFieldType, UITextField>(16)
  }
  static var v17: tvOSViewVersion<TextFieldType, UITextField> {
    tvOSViewVersion<TextFieldType, UITextField>(17)
  }
  static var v18: tvOSViewVersion<TextFieldType, UITextField> {
    tvOSViewVersion<TextFieldType, UITextField>(18)
  }
  static var v26: tvOSViewVersion<TextFieldType, UITextField> {
    tvOSViewVersion<TextFieldType, UITextField>(26)
  }
  static var v27: tvOSViewVersion<TextFieldType, UITextField> {
    tvOSViewVersion<TextFieldType, UITextField>(27)
  }
}

extension tvOSViewVersion<TextFieldWithVerticalAxisType, UITextField> {
  static var v16: tvOSViewVersion<TextFieldWithVerticalAxisType, UITextField> {
    tvOSViewVersion<TextFieldWithVerticalAxisType, UITextField>(16)
  }
  static var v17: tvOSViewVersion<TextFieldWithVerticalAxisType, UITextField> {
    tvOSViewVersion<TextFieldWithVerticalAxisType, UITextField>(17)
  }
  static var v18: tvOSViewVersion<TextFieldWithVerticalAxisType, UITextField> {
    tvOSViewVersion<TextFieldWithVerticalAxisType, UITextField>(18)
  }
  static var v26: tvOSViewVersion<TextFieldWithVerticalAxisType, UITextField> {
    tvOSViewVersion<TextFieldWithVerticalAxisType, UITextField>(26)
  }
  static var v27: tvOSViewVersion<TextFieldWithVerticalAxisType, UITextField> {
    tvOSViewVersion<TextFieldWithVerticalAxisType, UITextField>(27)
  }
}

extension tvOSViewVersion<VideoPlayerType, AVPlayerViewController> {
  static var v14: tvOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    tvOSViewVersion<VideoPlayerType, AVPlayerViewController>(14)
  }
  static var v15: tvOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    tvOSViewVersion<VideoPlayerType, AVPlayerViewController>(15)
  }
  static var v16: tvOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    tvOSViewVersion<VideoPlayerType, AVPlayerViewController>(16)
  }
  static var v17: tvOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    tvOSViewVersion<VideoPlayerType, AVPlayerViewController>(17)
  }
  static var v18: tvOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    tvOSViewVersion<VideoPlayerType, AVPlayerViewController>(18)
  }
  static var v26: tvOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    tvOSViewVersion<VideoPlayerType, AVPlayerViewController>(26)
  }
  static var v27: tvOSViewVersion<VideoPlayerType, AVPlayerViewController> {
    tvOSViewVersion<VideoPlayerType, AVPlayerViewController>(27)
  }
}

extension tvOSViewVersion<ViewType, UIView> {
  static var v13: tvOSViewVersion<ViewType, UIView> { tvOSViewVersion<ViewType, UIView>(13) }
  static var v14: tvOSViewVersion<ViewType, UIView> { tvOSViewVersion<ViewType, UIView>(14) }
  static var v15: tvOSViewVersion<ViewType, UIView> { tvOSViewVersion<ViewType, UIView>(15) }
  static var v16: tvOSViewVersion<ViewType, UIView> { tvOSViewVersion<ViewType, UIView>(16) }
  static var v17: tvOSViewVersion<ViewType, UIView> { tvOSViewVersion<ViewType, UIView>(17) }
  static var v18: tvOSViewVersion<ViewType, UIView> { tvOSViewVersion<ViewType, UIView>(18) }
  static var v26: tvOSViewVersion<ViewType, UIView> { tvOSViewVersion<ViewType, UIView>(26) }
  static var v27: tvOSViewVersion<ViewType, UIView> { tvOSViewVersion<ViewType, UIView>(27) }
}

extension tvOSViewVersion<ViewControllerType, UIViewController> {
  static var v13: tvOSViewVersion<ViewControllerType, UIViewController> {
    tvOSViewVersion<ViewControllerType, UIViewController>(13)
  }
  static var v14: tvOSViewVersion<ViewControllerType, UIViewController> {
    tvOSViewVersion<ViewControllerType, UIViewController>(14)
  }
  static var v15: tvOSViewVersion<ViewControllerType, UIViewController> {
    tvOSViewVersion<ViewControllerType, UIViewController>(15)
  }
  static var v16: tvOSViewVersion<ViewControllerType, UIViewController> {
    tvOSViewVersion<ViewControllerType, UIViewController>(16)
  }
  static var v17: tvOSViewVersion<ViewControllerType, UIViewController> {
    tvOSViewVersion<ViewControllerType, UIViewController>(17)
  }
  static var v18: tvOSViewVersion<ViewControllerType, UIViewController> {
    tvOSViewVersion<ViewControllerType, UIViewController>(18)
  }
  static var v26: tvOSViewVersion<ViewControllerType, UIViewController> {
    tvOSViewVersion<ViewControllerType, UIViewController>(26)
  }
  static var v27: tvOSViewVersion<ViewControllerType, UIViewController> {
    tvOSViewVersion<ViewControllerType, UIViewController>(27)
  }
}

extension tvOSViewVersion<WebViewType, WKWebView> {
  static var v26: tvOSViewVersion<WebViewType, WKWebView> { tvOSViewVersion<WebViewType, WKWebView>(26) }
  static var v27: tvOSViewVersion<WebViewType, WKWebView> { tvOSViewVersion<WebViewType, WKWebView>(27) }
}

extension tvOSViewVersion<WindowType, UIWindow> {
  static var v13: tvOSViewVersion<WindowType, UIWindow> { tvOSViewVersion<WindowType, UIWindow>(13) }
  static var v14: tvOSViewVersion<WindowType, UIWindow> { tvOSViewVersion<WindowType, UIWindow>(14) }
  static var v15: tvOSViewVersion<WindowType, UIWindow> { tvOSViewVersion<WindowType, UIWindow>(15) }
  static var v16: tvOSViewVersion<WindowType, UIWindow> { tvOSViewVersion<WindowType, UIWindow>(16) }
  static var v17: tvOSViewVersion<WindowType, UIWindow> { tvOSViewVersion<WindowType, UIWindow>(17) }
  static var v18: tvOSViewVersion<WindowType, UIWindow> { tvOSViewVersion<WindowType, UIWindow>(18) }
  static var v26: tvOSViewVersion<WindowType, UIWindow> { tvOSViewVersion<WindowType, UIWindow>(26) }
  static var v27: tvOSViewVersion<WindowType, UIWindow> { tvOSViewVersion<WindowType, UIWindow>(27) }
}
