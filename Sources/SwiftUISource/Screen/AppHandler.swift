import EarshotViewTree
import EarshotVocabulary
import OrderedCollections

/// What a handler of a SwiftUI screen does.
enum AppHandler: Sendable {
  case closure(ClosureValue)
  case setter(BindingValue)
  /// A value link in a stack with a path: appends its value.
  case append(BindingValue, Value)
  /// Going back in a stack with a path: keeps as many entries as it is told.
  case truncate(BindingValue)
  /// `onDelete`: told a row, it gives the closure a set of that one index.
  case rows(ClosureValue)
  /// What `dropDestination` and `onDrop` do, the latter with item providers: told the value that
  /// was dragged, it gives the closure a list of it.
  case drop(ClosureValue, ofProviders: Bool)
  /// A control of UIKit takes a new value and tells its target.
  case control(ControlChange)
}

extension AppHandler: ComparablePayload {
  func isSame(as other: any Sendable) -> Bool {
    var sameness = Sameness()
    switch (self, other as? AppHandler) {
    case (.closure(let a), .closure(let b)?), (.rows(let a), .rows(let b)?): return sameness.same(a, b)
    case (.setter(let a), .setter(let b)?): return sameness.same(a, b)
    default: return false
    }
  }
}

extension Value {
  /// A plain value of the system as the program sees it.
  init(_ plain: PlainValue) {
    switch plain {
    case .none: self = .none
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .double(let value): self = .double(value)
    case .string(let value): self = .string(value)
    case .symbol(let name) where name == "zoomIn" || name == "zoomOut":
      // `AccessibilityZoomGestureAction`: its direction is all that a screen without fingers knows.
      self = .record(
        RecordValue(
          type: "AccessibilityZoomGestureAction",
          fields: [LabeledValue(label: "direction", value: .symbol(SymbolValue(name: name)))]))
    case .symbol(let name): self = .symbol(SymbolValue(name: name))
    case .point(let point):
      self = .record(
        RecordValue(
          type: "CGPoint",
          fields: [
            LabeledValue(label: "x", value: .double(point.x)),
            LabeledValue(label: "y", value: .double(point.y)),
          ]))
    case .day(let year, let month, let day): self = Library.dateComponents(year, month, day)
    case .opaque(let opaque): self = (opaque.payload as? Value) ?? .none
    }
  }
}

extension Library {
  /// What a calendar hands over for a day.
  static func dateComponents(_ year: Int, _ month: Int, _ day: Int) -> Value {
    let numbers = [("year", year), ("month", month), ("day", day)]
    return .record(
      RecordValue(
        type: "DateComponents",
        fields: numbers.map { LabeledValue(label: $0, value: .int($1)) }))
  }

  /// The days with that one in it, or without it where it was in.
  static func toggling(_ day: Value, in days: Value) -> Value {
    var kept: [Value]
    switch days {
    case .set(let members): kept = Array(members)
    case .array(let members): kept = members
    default: kept = []
    }
    let isIn = kept.contains { isSameDay($0, day) }
    if isIn { kept.removeAll { isSameDay($0, day) } } else { kept.append(day) }
    return .set(OrderedSet(kept))
  }

  /// A set or list with the member put in, or taken out where it is in already.
  static func togglingMember(_ member: Value, in members: Value) -> Value {
    switch members {
    case .array(var kept):
      if kept.contains(member) { kept.removeAll { $0 == member } } else { kept.append(member) }
      return .array(kept)
    case .set(var kept):
      if kept.remove(member) == nil { kept.append(member) }
      return .set(kept)
    default: return .set([member])
    }
  }

  private static func isSameDay(_ a: Value, _ b: Value) -> Bool {
    guard case .record(let a) = a, case .record(let b) = b else { return false }
    return ["year", "month", "day"].allSatisfy { a[$0] == b[$0] }
  }

  static func indexSet(_ indices: [Int]) -> Value { .set(OrderedSet(indices.map { .int($0) })) }
}
