// UIKit: the declarations of UIConfigurationTextAttributesTransformer.

struct UIConfigurationTextAttributesTransformer {
  let transform: (AttributeContainer) -> AttributeContainer
  init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
