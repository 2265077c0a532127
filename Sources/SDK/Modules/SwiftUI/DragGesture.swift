// SwiftUI: the declarations of DragGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DragGesture: Gesture {
  struct Value: Equatable {
    var time: Date { get set }
    var location: CGPoint { get set }
    var startLocation: CGPoint { get set }
    var translation: CGSize { get }
    var velocity: CGSize { get }
    var predictedEndLocation: CGPoint { get }
    var predictedEndTranslation: CGSize { get }
  }
  var minimumDistance: CGFloat { get set }
  var coordinateSpace: CoordinateSpace { get set }
  @_disfavoredOverload init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local)
  typealias Body = Never
}
