// UIKit: the declarations of UITraitChangeObservable.

protocol UITraitChangeObservable: AnyObject {
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  @discardableResult func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { _TraitChangeRegistration() }
  @discardableResult func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { _TraitChangeRegistration() }
  @discardableResult func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { _TraitChangeRegistration() }
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
