// SwiftUI-Introspect: what it adds to View, as its documentation has it.

/// What is done to the views of UIKit is not run.
extension View {
  func introspectNavigationController(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectSplitViewController(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectViewController(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectTabBarController(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectSearchController(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectTableView(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectTableViewCell(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectCollectionView(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectCollectionViewCell(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectScrollView(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectTextField(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectTextView(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectSwitch(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectSlider(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectStepper(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectDatePicker(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectSegmentedControl(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectColorWell(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectMapView(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectButton(customize: @escaping (Any) -> Void) -> some View { self }
  func introspectPagedTabView(customize: @escaping (Any) -> Void) -> some View { self }
}
