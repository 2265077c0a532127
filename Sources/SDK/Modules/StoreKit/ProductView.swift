// StoreKit: the declarations of ProductView. Its words come from the shop.
// Declared as the framework's interface has it, with code of our own.

struct ProductView<Icon, PlaceholderIcon>: View where Icon: View, PlaceholderIcon: View {
  init(
    id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon)
  init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon)
  typealias Body = Never
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
}

extension ProductView where PlaceholderIcon == EmptyView {
  init(_ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon)
  init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  init(id productID: Product.ID, prefersPromotionalIcon: Bool = false)
  init(_ product: Product, prefersPromotionalIcon: Bool = false)
}
