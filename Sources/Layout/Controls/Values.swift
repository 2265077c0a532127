import EarshotViewTree
import EarshotVocabulary

extension BoxBuilder {
  /// A slider is as wide as can be; the labels of its ends are drawn, its own is not.
  mutating func slider(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    let track = add(FillArrangement(height: 31, idealWidth: 200))
    var parts = [track]
    let first = node.views("minimumValueLabel")
    let last = node.views("maximumValueLabel")
    if !first.isEmpty { parts.insert(stacked(first, environment), at: 0) }
    if !last.isEmpty { parts.append(stacked(last, environment)) }
    return row(parts, environment, fills: false)
  }

  /// Its two buttons are 94 by 32 points together, the one that takes away first.
  mutating func stepper(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    let halves = ["decrement", "increment"].map { part in
      let half = add(FixedArrangement(width: 47, height: 32))
      name(node.identity.child(part), half)
      return half
    }
    return labeled(
      node, add(StackArrangement(axis: .horizontal, spacing: 0), halves), environment)
  }

  /// A line with its texts, or a spinner above its text.
  mutating func progress(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    var parts: [Int] = []
    let isGauge = node.viewName == "Gauge"
    let value = node.argument("value")
    let style = environment.style(isGauge ? "gaugeStyle" : "progressViewStyle")
    let isCircular =
      style.hasPrefix("accessoryCircular") || style == "circular"
      || (!isGauge && (value == nil || value?.isNone == true))
    if isCircular {
      parts.append(add(FixedArrangement(width: isGauge ? 60 : 20, height: isGauge ? 60 : 20)))
      if let label = shownLabel(node, environment) { parts.append(label) }
    } else {
      if let label = shownLabel(node, environment) { parts.append(label) }
      parts.append(add(FillArrangement(height: 4, idealWidth: 200)))
      let current = node.views("currentValueLabel")
      if !current.isEmpty { parts.append(stacked(current, environment)) }
    }
    return column(parts, alignment: isCircular ? 0.5 : 0, spacing: 4)
  }

  private mutating func shownLabel(
    _ node: ViewNode, _ environment: LayoutEnvironment
  ) -> Int? {
    environment.labelsHidden ? nil : label(of: node, environment)
  }

  /// Compact: buttons of 34 points; graphical: a calendar; wheels: 216 points high.
  mutating func datePicker(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    if node.viewName == "ColorPicker" {
      return labeled(node, add(FixedArrangement(width: 28, height: 28)), environment)
    }
    let style = environment.style("datePickerStyle")
    if style == "graphical" || node.viewName == "MultiDatePicker" {
      return add(FillArrangement(height: 340, idealWidth: 320))
    }
    if style == "wheel" { return add(FillArrangement(height: 216, idealWidth: 320)) }
    let components = node.argument("displayedComponents")?.symbols ?? []
    var parts: [Int] = []
    for (component, part, width) in [("date", "date", 124.0), ("hourAndMinute", "time", 90.0)]
    where components.isEmpty || components.contains(component) {
      let button = add(FixedArrangement(width: width, height: 34))
      name(node.identity.child(part), button)
      parts.append(button)
    }
    if parts.isEmpty { parts = [add(FixedArrangement(width: 90, height: 34))] }
    return labeled(node, row(parts, environment, fills: false), environment)
  }
}
