// UIKit: the declarations of UIView.

extension UIView {
  func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer._view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer._view = nil
    gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
  }
  func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  @discardableResult func endEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder._first as? UIView, first.isDescendant(of: self) else { return false }
    return first.resignFirstResponder() || force
  }

  func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
  func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  @discardableResult func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    true
  }
  func setNeedsUpdateProperties() {}

  class func appearance() -> Self { self.init(frame: CGRect.zero) }
  class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    self.init(frame: CGRect.zero)
  }
}
