extension Machine {
  func geometryProperty(_ name: String, _ record: RecordValue) -> Value? {
    switch record.type {
    case "CGRect": return rectProperty(name, record)
    case "CGSize", "CGPoint": return name == "debugDescription" ? .string(describe(.record(record))) : nil
    case "Angle":
      guard let degrees = degrees(of: record) else { return nil }
      if name == "degrees" { return .double(degrees) }
      return name == "radians" ? .double(degrees * .pi / 180) : nil
    case "DateInterval": return nil
    default: return nil
    }
  }

  private func rectProperty(_ name: String, _ record: RecordValue) -> Value? {
    guard let rect = RectParts(record) else { return nil }
    switch name {
    case "minX": return .double(min(rect.x, rect.x + rect.width))
    case "minY": return .double(min(rect.y, rect.y + rect.height))
    case "maxX": return .double(max(rect.x, rect.x + rect.width))
    case "maxY": return .double(max(rect.y, rect.y + rect.height))
    case "midX": return .double(rect.x + rect.width / 2)
    case "midY": return .double(rect.y + rect.height / 2)
    case "width": return .double(abs(rect.width))
    case "height": return .double(abs(rect.height))
    case "isEmpty": return .bool(rect.width == 0 || rect.height == 0)
    case "isNull", "isInfinite": return .bool(false)
    case "integral", "standardized": return .record(record)
    default: return nil
    }
  }

  func geometryMethod(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    if record.type == "CGPoint" || record.type == "CGSize" {
      guard call.name == "equalTo" else { return call.name == "applying" ? .record(record) : nil }
      return .bool(call.first == .record(record))
    }
    guard record.type == "CGRect", let rect = RectParts(record) else { return nil }
    switch call.name {
    case "insetBy", "offsetBy":
      guard let x = call["dx"]?.doubleValue, let y = call["dy"]?.doubleValue else { return nil }
      if call.name == "offsetBy" { return Library.rect(rect.x + x, rect.y + y, rect.width, rect.height) }
      return Library.rect(rect.x + x, rect.y + y, rect.width - 2 * x, rect.height - 2 * y)
    case "inset":
      guard let insets = (call["by"] ?? call.first)?.recordValue else { return nil }
      let top = insets["top"]?.doubleValue ?? 0
      let left = (insets["leading"] ?? insets["left"])?.doubleValue ?? 0
      let bottom = insets["bottom"]?.doubleValue ?? 0
      let right = (insets["trailing"] ?? insets["right"])?.doubleValue ?? 0
      return Library.rect(rect.x + left, rect.y + top, rect.width - left - right, rect.height - top - bottom)
    case "contains":
      guard let point = call.first?.recordValue, let x = point["x"]?.doubleValue,
        let y = point["y"]?.doubleValue
      else { return nil }
      return .bool(x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height)
    case "union", "intersection", "intersects":
      guard let other = call.first?.recordValue.flatMap({ RectParts($0) }) else { return nil }
      return combined(rect, other, call.name)
    case "applying": return .record(record)
    default: return nil
    }
  }

  private func combined(_ a: RectParts, _ b: RectParts, _ name: String) -> Value {
    let isUnion = name == "union"
    let x = isUnion ? min(a.x, b.x) : max(a.x, b.x)
    let y = isUnion ? min(a.y, b.y) : max(a.y, b.y)
    let right = isUnion ? max(a.x + a.width, b.x + b.width) : min(a.x + a.width, b.x + b.width)
    let bottom = isUnion ? max(a.y + a.height, b.y + b.height) : min(a.y + a.height, b.y + b.height)
    if name == "intersects" { return .bool(right > x && bottom > y) }
    return Library.rect(x, y, max(0, right - x), max(0, bottom - y))
  }

  /// `CGSize(width:height:)`, `CGPoint(x:y:)`, `CGRect(…)`, whatever number type they are given.
  func makeGeometry(_ type: String, _ call: LibraryCall) -> Value? {
    func number(_ label: String) -> Double { call[label]?.doubleValue ?? 0 }
    switch type {
    case "CGSize", "NSSize":
      return call.unknown == nil ? Library.size(number("width"), number("height")) : nil
    case "CGPoint", "NSPoint": return call.unknown == nil ? Library.point(number("x"), number("y")) : nil
    case "CGRect", "NSRect":
      if let origin = call["origin"], let size = call["size"] {
        return .record(
          "CGRect", ["origin": part(origin, ofType: "CGPoint"), "size": part(size, ofType: "CGSize")])
      }
      return call.unknown == nil
        ? Library.rect(number("x"), number("y"), number("width"), number("height")) : nil
    case "EdgeInsets", "UIEdgeInsets", "NSDirectionalEdgeInsets":
      let sides =
        type == "UIEdgeInsets"
        ? ["top", "left", "bottom", "right"] : ["top", "leading", "bottom", "trailing"]
      return .record(
        RecordValue(type: type, fields: sides.map { LabeledValue(label: $0, value: call[$0] ?? .double(0)) })
      )
    case "UnitPoint": return .record("UnitPoint", ["x": .double(number("x")), "y": .double(number("y"))])
    case "AnimatablePair":
      guard call.count == 2 else { return nil }
      return .record("AnimatablePair", ["first": call.arguments[0].value, "second": call.arguments[1].value])
    case "Angle":
      if let radians = call["radians"]?.doubleValue {
        return .record("Angle", ["degrees": .double(radians * 180 / .pi)])
      }
      return .record("Angle", ["degrees": .double(number("degrees"))])
    case "CGVector": return .record("CGVector", ["dx": .double(number("dx")), "dy": .double(number("dy"))])
    default: return nil
    }
  }

  /// `.zero` where a part of a rectangle is wanted.
  private func part(_ value: Value, ofType type: String) -> Value {
    guard case .symbol(let symbol) = value, symbol.type == nil else { return value }
    return geometryStatic(type, symbol.name) ?? value
  }

  func geometryStatic(_ type: String, _ name: String) -> Value? {
    guard name == "zero" else { return nil }
    switch type {
    case "CGSize", "CGPoint", "CGRect", "EdgeInsets", "UIEdgeInsets", "NSDirectionalEdgeInsets", "Angle",
      "CGVector":
      return makeGeometry(type, LibraryCall("init", [], placeholder(nil)))
    default: return nil
    }
  }
}

/// The numbers of a `CGRect`.
private struct RectParts {
  var x, y, width, height: Double

  init?(_ record: RecordValue) {
    guard let origin = record["origin"]?.recordValue, let size = record["size"]?.recordValue,
      let x = origin["x"]?.doubleValue, let y = origin["y"]?.doubleValue,
      let width = size["width"]?.doubleValue, let height = size["height"]?.doubleValue
    else { return nil }
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
