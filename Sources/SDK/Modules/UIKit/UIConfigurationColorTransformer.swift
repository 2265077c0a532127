// UIKit: the declarations of UIConfigurationColorTransformer.

struct UIConfigurationColorTransformer {
  let transform: (UIColor) -> UIColor
  init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  static let grayscale = UIConfigurationColorTransformer { $0 }
  static let preferredTint = UIConfigurationColorTransformer { $0 }
  static let monochromeTint = UIConfigurationColorTransformer { $0 }
  func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
