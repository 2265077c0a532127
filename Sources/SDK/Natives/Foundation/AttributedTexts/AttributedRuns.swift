import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

extension AttributedString.Runs: HostBoxed {}
extension AttributedString.Runs.Run: HostBoxed {}
extension AttributedString.Runs.Index: HostBoxed {}

/// The parts of an attributed text within which no attribute changes.
extension Natives {
  mutating func addAttributedRuns() {
    value("AttributedString.Runs", AttributedString.Runs.self)
    value("AttributedString.Runs.Run", AttributedString.Runs.Run.self)
    value("AttributedString.Runs.Index", AttributedString.Runs.Index.self)
    property("AttributedString.Runs.startIndex", \AttributedString.Runs.startIndex)
    property("AttributedString.Runs.endIndex", \AttributedString.Runs.endIndex)
    property("AttributedString.Runs.Run.range", \AttributedString.Runs.Run.range)
    property("AttributedString.Runs.Run.attributes", \AttributedString.Runs.Run.attributes)
    addReading("AttributedString.Runs.Run", AttributedString.Runs.Run.self)
    addRunPlaces()
    iteration("AttributedString.Runs") { value, _, _, body in
      for run in try AttributedString.Runs.host(value) where try !body(.host(run)) { return }
    }
    self["AttributedString.Runs._end"] = { arguments, _ in
      .host(
        try AttributedString.Runs.host(arguments[0]).last?.range.upperBound ?? AttributedString().endIndex)
    }
    self["AttributedString.Runs._parts(_:)"] = { arguments, call in
      let parts = try call.attribute("T").parts(of: .host(arguments[0]), call.machine)
      return .list(ContiguousArray(try parts.map { .tuple($0.0, try $0.1.runtime(call.machine)) }))
    }
  }

  private mutating func addRunPlaces() {
    typealias Runs = AttributedString.Runs
    func place(_ runs: Runs, _ value: RuntimeValue, by distance: Int) throws -> Runs.Index {
      let end = distance < 0 ? runs.startIndex : runs.endIndex
      guard let found = runs.index(try .host(value), offsetBy: distance, limitedBy: end) else {
        throw Interruption.trap("Fatal error: AttributedString.Runs index is out of bounds")
      }
      return found
    }
    self["AttributedString.Runs.index(after:)"] = { arguments, _ in
      .host(try place(.host(arguments[0]), arguments[1], by: 1))
    }
    self["AttributedString.Runs.index(before:)"] = { arguments, _ in
      .host(try place(.host(arguments[0]), arguments[1], by: -1))
    }
    self["AttributedString.Runs.index(_:offsetBy:)"] = { arguments, _ in
      .host(try place(.host(arguments[0]), arguments[1], by: arguments[2].int))
    }
    self["AttributedString.Runs.index(_:offsetBy:limitedBy:)"] = { arguments, _ in
      let found = try Runs.host(arguments[0]).index(
        .host(arguments[1]), offsetBy: arguments[2].int, limitedBy: .host(arguments[3]))
      return RuntimeValue(optional: found.map { .host($0) })
    }
    self["AttributedString.Runs.distance(from:to:)"] = { arguments, _ in
      .integer(try Runs.host(arguments[0]).distance(from: .host(arguments[1]), to: .host(arguments[2])))
    }
    self["AttributedString.Runs.subscript(_: AttributedString.Runs.Index)"] = { arguments, _ in
      let runs = try Runs.host(arguments[0])
      let index = try Runs.Index.host(arguments[1])
      guard runs.startIndex <= index, index < runs.endIndex else {
        throw Interruption.trap("Fatal error: AttributedString.Runs index is out of bounds")
      }
      return .host(runs[index])
    }
    self["AttributedString.Runs.subscript(_: AttributedString.Index)"] = { arguments, _ in
      let runs = try Runs.host(arguments[0])
      let index = try AttributedString.Index.host(arguments[1])
      guard let run = runs.first(where: { $0.range.contains(index) }) else {
        throw Interruption.trap("Fatal error: AttributedString index is out of bounds")
      }
      return .host(run)
    }
  }
}
