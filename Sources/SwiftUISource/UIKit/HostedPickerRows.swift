import EarshotViewTree

extension HostedViews {
  /// What a picker's row says, as its delegate gives it. UIKit asks for a view before it asks for a title with
  /// attributes, and for that before a plain one. nil where the column has no rows, or the view no words.
  func pickerRow(
    _ row: Int, of column: Int, in picker: Value, source: ObjectReference, delegate: ObjectReference
  ) throws(Interrupt) -> String? {
    let count = try machine.ask(source, "pickerView", "numberOfRowsInComponent", [picker, .int(column)])
    if let count = count?.exactInt, !(0..<count).contains(row) { return nil }
    let place: [Value] = [picker, .int(row), .int(column)]
    if case .object(let view)? = try machine.ask(delegate, "pickerView", "viewForRow", place + [.none]) {
      return (text("accessibilityLabel", of: view) ?? text("text", of: view))?.string
    }
    for label in ["attributedTitleForRow", "titleForRow"] {
      guard let title = try machine.ask(delegate, "pickerView", label, place), !title.isNone else { continue }
      return text(title)?.string
    }
    return nil
  }
}
