// UIKit: the declarations of UICalendarView.

class UICalendarView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  lazy var calendar: Calendar = Calendar.current
  var locale: Locale?
  var timeZone: TimeZone?
  var wantsDateDecorations: Bool = true
  func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
  override var _part: _Part { _outside }
}
