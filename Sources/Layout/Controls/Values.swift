import EarshotVocabulary
import EarshotViewTree

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

  /// Its two buttons are 94 by 32 points.
  mutating func stepper(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    labelled(node, add(FixedArrangement(width: 94, height: 32)), environment)
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
      return labelled(node, add(FixedArrangement(width: 28, height: 28)), environment)
    }
    let style = environment.style("datePickerStyle")
    if style == "graphical" || node.viewName == "MultiDatePicker" {
      return add(FillArrangement(height: 340, idealWidth: 320))
    }
    if style == "wheel" { return add(FillArrangement(height: 216, idealWidth: 320)) }
    let components = node.argument("displayedComponents")?.symbols ?? []
    var width = 0.0
    if components.isEmpty || components.contains("date") { width += 124 }
    if components.isEmpty || components.contains("hourAndMinute") { width += 90 }
    return labelled(node, add(FixedArrangement(width: max(90, width), height: 34)), environment)
  }
}
