// QuartzCore: the declarations of CATextLayerTruncationMode.

struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  static let none = CATextLayerTruncationMode(rawValue: "none")
  static let start = CATextLayerTruncationMode(rawValue: "start")
  static let end = CATextLayerTruncationMode(rawValue: "end")
  static let middle = CATextLayerTruncationMode(rawValue: "middle")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
