// SwiftUI: the declarations of UIApplicationDelegateAdaptor.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  var wrappedValue: DelegateType { get }
  init(_ delegateType: DelegateType.Type = DelegateType.self)
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  init(_ delegateType: DelegateType.Type = DelegateType.self)
  var projectedValue: ObservedObject<DelegateType>.Wrapper { get }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  init(_ delegateType: DelegateType.Type = DelegateType.self)
}
