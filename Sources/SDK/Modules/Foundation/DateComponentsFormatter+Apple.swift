// Foundation: the declarations of DateComponentsFormatter that only Apple's platforms have.

class DateComponentsFormatter: Formatter {
  enum UnitsStyle: Int, Sendable {
    case positional
    case abbreviated
    case short
    case full
    case spellOut
    case brief
  }
  struct ZeroFormattingBehavior: OptionSet, Sendable {
    static let `default`: DateComponentsFormatter.ZeroFormattingBehavior
    static let dropLeading: DateComponentsFormatter.ZeroFormattingBehavior
    static let dropMiddle: DateComponentsFormatter.ZeroFormattingBehavior
    static let dropTrailing: DateComponentsFormatter.ZeroFormattingBehavior
    static let dropAll: DateComponentsFormatter.ZeroFormattingBehavior
    static let pad: DateComponentsFormatter.ZeroFormattingBehavior
    let rawValue: UInt
    init(rawValue: UInt)
  }
  var unitsStyle: DateComponentsFormatter.UnitsStyle { get set }
  var allowedUnits: NSCalendar.Unit { get set }
  var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior { get set }
  var calendar: Calendar? { get set }
  var referenceDate: Date? { get set }
  var allowsFractionalUnits: Bool { get set }
  var maximumUnitCount: Int { get set }
  var collapsesLargestUnit: Bool { get set }
  var includesApproximationPhrase: Bool { get set }
  var includesTimeRemainingPhrase: Bool { get set }
  var formattingContext: Formatter.Context { get set }
  override init()
  func string(for obj: Any?) -> String?
  func string(from components: DateComponents) -> String?
  func string(from startDate: Date, to endDate: Date) -> String?
  func string(from ti: TimeInterval) -> String?
  class func localizedString(
    from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
  ) -> String?
}
