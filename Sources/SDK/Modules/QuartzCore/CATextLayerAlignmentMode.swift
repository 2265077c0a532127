// QuartzCore: the declarations of CATextLayerAlignmentMode.

struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  static let left = CATextLayerAlignmentMode(rawValue: "left")
  static let right = CATextLayerAlignmentMode(rawValue: "right")
  static let center = CATextLayerAlignmentMode(rawValue: "center")
  static let justified = CATextLayerAlignmentMode(rawValue: "justified")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
