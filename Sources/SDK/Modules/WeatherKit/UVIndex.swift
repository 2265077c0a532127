// WeatherKit: the declarations of UVIndex.
// Declared as the framework's interface has it, with code of our own.

struct UVIndex: Equatable, Codable, Sendable {
  enum ExposureCategory: String, CaseIterable, Comparable, Codable, Sendable, CustomStringConvertible {
    case low
    case moderate
    case high
    case veryHigh
    case extreme
    var rangeValue: ClosedRange<Int> { get }
    var description: String {
      switch self {
      case .low: "Low"
      case .moderate: "Moderate"
      case .high: "High"
      case .veryHigh: "Very High"
      case .extreme: "Extreme"
      }
    }
    static func < (lhs: UVIndex.ExposureCategory, rhs: UVIndex.ExposureCategory) -> Bool {
      allCases.firstIndex(of: lhs)! < allCases.firstIndex(of: rhs)!
    }
  }
  var value: Int
  var category: UVIndex.ExposureCategory
}
