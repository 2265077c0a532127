// MapKit: the declarations of MKAnnotationView.
// Declared as the framework's interface has it, with code of our own.

class MKAnnotationView: UIView {
  enum CollisionMode: Int {
    case rectangle = 0
    case circle
    case none
  }
  enum DragState: UInt {
    case none = 0
    case starting
    case dragging
    case canceling
    case ending
  }
  var annotation: (any MKAnnotation)?
  let reuseIdentifier: String?
  var image: UIImage?
  var centerOffset = CGPoint.zero
  var calloutOffset = CGPoint.zero
  var isEnabled = true
  var isHighlighted = false
  var isSelected = false
  var canShowCallout = false
  var isDraggable = false
  var dragState: MKAnnotationView.DragState = .none
  var leftCalloutAccessoryView: UIView?
  var rightCalloutAccessoryView: UIView?
  var detailCalloutAccessoryView: UIView?
  var clusteringIdentifier: String?
  var displayPriority: MKFeatureDisplayPriority = .required
  var zPriority: MKAnnotationViewZPriority = .defaultUnselected
  var collisionMode: MKAnnotationView.CollisionMode = .rectangle
  init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  func prepareForReuse() {}
  func prepareForDisplay() {}
  func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
