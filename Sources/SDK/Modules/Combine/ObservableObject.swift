// Combine: the declarations of ObservableObject.
// Declared as the framework's interface has it, with code of our own.

protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where Self.ObjectWillChangePublisher.Failure == Never
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher._make(for: self) }
}
