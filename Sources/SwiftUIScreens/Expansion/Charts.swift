import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// Swift Charts: a chart with its marks, as views are.
extension ViewExpander {
  /// `Chart { … }`, `Chart(data) { item in … }`
  func chart(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    guard call["data"] != nil else { return try generic(call, at: identity, around) }
    var node = try node("Chart", call, at: identity)
    let place = identity.child("rows")
    let rows = try rows(of: Rows(call, self), under: place, around)
    node.children = [ViewNode(.view("ForEach"), children: rows, identity: place, source: node.source)]
    return node
  }

  /// `.value("Sales", 916)`: the label and what is plotted; what is not plotted as it is, as what it stands for.
  func plotted(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> [Argument] {
    try call.arguments.enumerated().map { index, argument in
      let place = identity.child(index)
      guard argument.label == "value", let plottable = machine.nominal("Plottable", of: "Charts"),
        argument.type.nominal?.module.isSource ?? false, machine.conforms(argument.type, to: plottable),
        let requirement = machine.requirement("primitivePlottable", of: plottable)
      else { return Argument(argument.writtenLabel, try convert(argument, at: place, around)) }
      let plain = try machine.read(requirement, of: machine.opened(argument.typed))
      return Argument(argument.writtenLabel, try convert(plain, at: place, around))
    }
  }

  /// What says how a chart looks and nothing that is heard: how its axes and its plot are drawn.
  static let chartLooks: Set<String> = [
    "chartXAxis", "chartYAxis", "chartZAxis", "chartXAxisStyle", "chartYAxisStyle", "chartPlotStyle",
    "chartForegroundStyleScale", "chartSymbolScale", "chartSymbolSizeScale", "chartLineStyleScale",
    "chartXScale",
    "chartYScale", "chartZScale", "chartScrollTargetBehavior",
  ]
}
