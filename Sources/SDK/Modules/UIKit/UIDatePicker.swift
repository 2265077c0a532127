// UIKit: the declarations of UIDatePicker.

class UIDatePicker: UIControl {
  enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  var datePickerMode: UIDatePicker.Mode = .dateAndTime
  var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  lazy var date: Date = Date()
  var minimumDate: Date?
  var maximumDate: Date?
  var countDownDuration: TimeInterval = 0
  var minuteInterval: Int = 1
  var locale: Locale?
  var calendar: Calendar! = Calendar.current
  var timeZone: TimeZone?
  var roundsToMinuteInterval: Bool = true
  func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var _takesTaps: Bool { false }
  override var _parts: [_Part] {
    if preferredDatePickerStyle == .wheels {
      return [UIPickerView._wheel(nil, "a date picker's columns as one")]
    }
    let labels: [String] =
      switch datePickerMode {
      case .time: ["Time Picker"]
      case .date: ["Date Picker"]
      default: ["Date Picker", "Time Picker"]
      }
    return labels.map { label in
      var node = _Node("UIButton")
      node.label = _Words.word(label)
      node.derive("label", "a compact date picker's button", isGuess: true)
      return _Part.node(node)
    }
  }
}
