// SwiftUI: the declarations of UIApplicationDelegateAdaptor.
// Declared as the framework's interface has it, with code of our own.

/// The delegate is made once, when the app has been, and hears of the launch before the first screen is shown
/// (https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor). That every delegate is an
/// `NSObject` is no constraint here: it would say less of the type than the argument does.
@propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: UIApplicationDelegate {
  var _location: _Location<DelegateType>?

  init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  var wrappedValue: DelegateType {
    if let location = _location { return location.value }
    return _make()
  }

  mutating func _settle(at place: _Place) {
    _location = place.kept {
      let application = UIApplication.shared
      if let launched = application._launched as? DelegateType { return launched }
      application._isLaunched = true
      let delegate = _make()
      application._launch(with: delegate)
      return delegate
    }
  }

  func _make() -> DelegateType { (DelegateType.self as! NSObject.Type).init() as! DelegateType }

  func _give(to environment: inout EnvironmentValues) { environment._put(wrappedValue) }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(_object: wrappedValue)
  }
}
