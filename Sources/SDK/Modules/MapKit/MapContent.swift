// MapKit: the declarations of MapContent. What a map shows.
// Declared as the framework's interface has it, with code of our own.

protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Self.Body { get }
}

extension MapContent {
  func tint<S>(_ tint: S) -> some MapContent where S: ShapeStyle
  func annotationTitles(_ visibility: Visibility) -> some MapContent
  func annotationSubtitles(_ visibility: Visibility) -> some MapContent
  func mapItemDetailSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic)
    -> some MapContent
  func tag<V>(_ tag: V) -> some MapContent where V: Hashable
  func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent
  func stroke(lineWidth: CGFloat = 1) -> some MapContent
  func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent
  func strokeStyle(style: StrokeStyle) -> some MapContent
  func foregroundStyle(_ style: some ShapeStyle) -> some MapContent
  func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent
}
