// UIKit: the declarations of Bundle.

extension Bundle {
  func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]?
}
