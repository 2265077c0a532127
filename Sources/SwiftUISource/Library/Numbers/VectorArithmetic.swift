/// SwiftUI's `VectorArithmetic` of numbers and pairs of them, which springs and paths of an app's own compute with.
extension Machine {
  /// `value.scale(by: 0.5)`
  func scale(_ value: inout Value, _ call: LibraryCall) -> Value? {
    guard call.name == "scale", let factor = call["by"]?.doubleValue, let scaled = scaled(value, by: factor)
    else { return nil }
    value = scaled
    return .void
  }

  private func scaled(_ value: Value, by factor: Double) -> Value? {
    if case .record(let pair) = value, pair.type == "AnimatablePair" {
      guard let first = pair["first"].flatMap({ scaled($0, by: factor) }),
        let second = pair["second"].flatMap({ scaled($0, by: factor) })
      else { return nil }
      return .record("AnimatablePair", ["first": first, "second": second])
    }
    return value.doubleValue.map { .double($0 * factor) }
  }

  func magnitudeSquared(_ value: Value) -> Value? {
    if case .record(let pair) = value, pair.type == "AnimatablePair" {
      guard let first = pair["first"].flatMap(magnitudeSquared)?.doubleValue,
        let second = pair["second"].flatMap(magnitudeSquared)?.doubleValue
      else { return nil }
      return .double(first + second)
    }
    return value.doubleValue.map { .double($0 * $0) }
  }

  /// `UnitPoint.topLeading.x`: from 0 at the leading and upper edge to 1 at the others.
  func unitPart(_ name: String, _ symbol: SymbolValue) -> Value? {
    guard name == "x" || name == "y", symbol.type == nil || symbol.type == "UnitPoint",
      let point = Machine.unitPoints[symbol.name]
    else { return nil }
    return .double(name == "x" ? point.x : point.y)
  }

  private static let unitPoints: [String: (x: Double, y: Double)] = [
    "zero": (0, 0), "topLeading": (0, 0), "top": (0.5, 0), "topTrailing": (1, 0), "leading": (0, 0.5),
    "center": (0.5, 0.5), "trailing": (1, 0.5), "bottomLeading": (0, 1), "bottom": (0.5, 1),
    "bottomTrailing": (1, 1),
  ]
}
