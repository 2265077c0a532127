extension Machine {
  /// `Duration.seconds(90)`, `.milliseconds(5)`.
  func duration(_ name: String, _ call: LibraryCall) -> Value? {
    let scales = ["seconds": 1.0, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9]
    guard let scale = scales[name], let amount = call.first?.doubleValue else { return nil }
    return .record("Duration", ["seconds": .double(amount * scale)])
  }

  /// `Duration(secondsComponent: 90, attosecondsComponent: 0)`.
  func makeDuration(_ call: LibraryCall) -> Value? {
    guard let seconds = call["secondsComponent"]?.doubleValue else { return nil }
    let rest = call["attosecondsComponent"]?.doubleValue ?? 0
    return .record("Duration", ["seconds": .double(seconds + rest * 1e-18)])
  }

  func durationProperty(_ name: String, _ record: RecordValue) -> Value? {
    let seconds = record["seconds"]?.doubleValue ?? 0
    switch name {
    case "components":
      guard seconds.isFinite, abs(seconds) < 1e15 else { return nil }
      let whole = seconds.rounded(.towardZero)
      return .tuple([("seconds", .int(Int(whole))), ("attoseconds", .int(Int((seconds - whole) * 1e18)))])
    default: return nil
    }
  }

  /// Sums of durations, points and sizes, and products with numbers.
  func recordArithmetic(_ op: String, _ record: RecordValue, _ other: Value) -> Value? {
    switch record.type {
    case "Duration", "Angle", "Measurement": break
    default: return nil
    }
    let field = record.type == "Measurement" ? "value" : (record.type == "Angle" ? "degrees" : "seconds")
    var result = record
    let own = record.type == "Angle" ? degrees(of: record) : record[field]?.doubleValue
    guard let own else { return nil }
    if case .record(let second) = other, second.type == record.type {
      guard let amount = sameUnit(second, as: record) else { return nil }
      switch op {
      case "+": result[field] = .double(own + amount)
      case "-": result[field] = .double(own - amount)
      case "/": return .double(own / amount)
      default: return nil
      }
    } else {
      guard let factor = other.doubleValue else { return nil }
      switch op {
      case "*": result[field] = .double(own * factor)
      case "/": result[field] = .double(own / factor)
      default: return nil
      }
    }
    if record.type == "Angle" { return .record("Angle", ["degrees": result["degrees"] ?? .double(0)]) }
    return .record(result)
  }

  private func sameUnit(_ record: RecordValue, as other: RecordValue) -> Double? {
    switch record.type {
    case "Measurement":
      guard let unit = other["unit"]?.symbolName else { return nil }
      return converted(record, to: unit)
    case "Angle": return degrees(of: record)
    default: return record["seconds"]?.doubleValue
    }
  }

  func degrees(of record: RecordValue) -> Double? {
    record["degrees"]?.doubleValue ?? record["radians"]?.doubleValue.map { $0 * 180 / .pi }
  }
}
