// UIKit: the declarations of UIPickerView.

class UIPickerView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  weak var dataSource: (any UIPickerViewDataSource)?
  weak var delegate: (any UIPickerViewDelegate)?
  var _selected: [Int: Int] = [:]
  var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { _selected[component] = row }
  func selectedRow(inComponent component: Int) -> Int {
    min(_selected[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }
  func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return view === UIPickerView._noView ? nil : view
  }
  /// What a delegate gives that says nothing of its rows' views.
  static let _noView = UIView()
  func rowSize(forComponent component: Int) -> CGSize { CGSize(width: bounds.width, height: 32) }
  func reloadAllComponents() {}
  func reloadComponent(_ component: Int) {}

  /// The text of a row: its view's, else what the delegate says.
  func _title(forRow row: Int, inComponent component: Int) -> String? {
    guard row >= 0, let delegate else { return nil }
    if let view = view(forRow: row, forComponent: component) {
      return view.accessibilityLabel ?? (view as? UILabel)?.text
    }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
  }
  /// What turning a wheel does.
  func _move(to row: Int, inComponent component: Int) {
    let last = numberOfRows(inComponent: component) - 1
    let place = max(0, min(row, last))
    guard last >= 0, place != selectedRow(inComponent: component) else { return }
    _selected[component] = place
    delegate?.pickerView(self, didSelectRow: place, inComponent: component)
  }

  /// A picker's columns, each with the row that stands in the middle.
  override var _parts: [_Part] {
    (0..<max(0, min(numberOfComponents, 20))).map { column in
      let row = selectedRow(inComponent: column)
      let title = _title(forRow: row, inComponent: column)
      return UIPickerView._wheel(title, "a picker's column") { step in
        self._move(to: row + step, inComponent: column)
      }
    }
  }
  static func _wheel(_ row: String?, _ rule: String, _ turn: ((Int) -> Void)? = nil) -> _Part {
    var node = _Node("UIPickerColumnView")
    node.isElement = true
    node.value = row
    node.traits = [.adjustable, ._pickerItem]
    node.derive("isElement", rule, isGuess: row == nil)
    if let turn {
      node.increment = { turn(1) }
      node.decrement = { turn(-1) }
    }
    return _Part.node(node)
  }
}
