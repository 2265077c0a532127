// QuartzCore: the declarations of CAMediaTimingFillMode.

struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  static let both = CAMediaTimingFillMode(rawValue: "both")
  static let removed = CAMediaTimingFillMode(rawValue: "removed")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
