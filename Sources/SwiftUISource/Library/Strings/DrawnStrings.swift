/// How large a text is drawn: an estimate by its number of letters, as layout's are.
extension Machine {
  /// `size(withAttributes:)` and `boundingRect(with:options:attributes:context:)` of UIKit.
  func drawnSize(_ text: String, _ call: LibraryCall) -> Value? {
    let width = Double(8 * min(text.count, 100_000))
    switch call.name {
    case "size" where call.has("withAttributes"): return Library.size(width, 20)
    case "boundingRect" where call.has("with"):
      let bound = call["with"]?.record(of: "CGSize")?["width"]?.doubleValue ?? 0
      guard bound > 0, bound < width else { return Library.rect(0, 0, width, 20) }
      return Library.rect(0, 0, bound, 20 * (width / bound).rounded(.up))
    case "draw" where call.has("at") || call.has("in"): return .void
    default: return nil
    }
  }
}
