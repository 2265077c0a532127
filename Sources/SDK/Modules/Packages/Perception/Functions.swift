// swift-perception (github.com/pointfreeco/swift-perception): its functions, as its documentation has them.

func withPerceptionTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> () -> Void) -> T {
  withObservationTracking(apply, onChange: onChange())
}
