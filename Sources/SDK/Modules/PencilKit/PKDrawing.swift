// PencilKit: the declarations of PKDrawing. What somebody draws is not in the source.
// Declared as the framework's interface has it, with code of our own.

struct PKDrawing: Equatable, Codable, Sendable {
  var strokes: [PKStroke]
  init() { strokes = [] }
  init<S>(strokes: S) where S: Sequence, S.Element == PKStroke { self.strokes = Array(strokes) }
  init(data: Data) throws
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
  static func == (lhs: PKDrawing, rhs: PKDrawing) -> Bool { lhs.strokes.count == rhs.strokes.count }
  var bounds: CGRect { strokes.isEmpty ? .null : _drawn }
  var _drawn: CGRect { get }
  func dataRepresentation() -> Data
  func image(from rect: CGRect, scale: CGFloat) -> UIImage
  func transformed(using transform: CGAffineTransform) -> PKDrawing { self }
  mutating func transform(using transform: CGAffineTransform) {}
  func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
  mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
}
