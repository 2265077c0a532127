// SwiftUI-Introspect: what it adds to View, as its documentation has it.

/// What is done to the views of UIKit is not run.
extension View {
  func introspectNavigationController(customize: @escaping (UINavigationController) -> Void) -> some View {
    self
  }
  func introspectSplitViewController(customize: @escaping (UISplitViewController) -> Void) -> some View {
    self
  }
  func introspectViewController(customize: @escaping (UIViewController) -> Void) -> some View { self }
  func introspectTabBarController(customize: @escaping (UITabBarController) -> Void) -> some View { self }
  func introspectSearchController(customize: @escaping (UISearchController) -> Void) -> some View { self }
  func introspectTableView(customize: @escaping (UITableView) -> Void) -> some View { self }
  func introspectTableViewCell(customize: @escaping (UITableViewCell) -> Void) -> some View { self }
  func introspectCollectionView(customize: @escaping (UICollectionView) -> Void) -> some View { self }
  func introspectCollectionViewCell(customize: @escaping (UICollectionViewCell) -> Void) -> some View { self }
  func introspectScrollView(customize: @escaping (UIScrollView) -> Void) -> some View { self }
  func introspectTextField(customize: @escaping (UITextField) -> Void) -> some View { self }
  func introspectTextView(customize: @escaping (UITextView) -> Void) -> some View { self }
  func introspectSwitch(customize: @escaping (UISwitch) -> Void) -> some View { self }
  func introspectSlider(customize: @escaping (UISlider) -> Void) -> some View { self }
  func introspectStepper(customize: @escaping (UIStepper) -> Void) -> some View { self }
  func introspectDatePicker(customize: @escaping (UIDatePicker) -> Void) -> some View { self }
  func introspectSegmentedControl(customize: @escaping (UISegmentedControl) -> Void) -> some View { self }
  func introspectColorWell(customize: @escaping (UIColorWell) -> Void) -> some View { self }
  func introspectMapView(customize: @escaping (MKMapView) -> Void) -> some View { self }
  func introspectButton(customize: @escaping (UIButton) -> Void) -> some View { self }
  func introspectPagedTabView(customize: @escaping (UICollectionView, UIScrollView) -> Void) -> some View {
    self
  }
}
