// StoreKit: the declarations of StoreView. Its words come from the shop.
// Declared as the framework's interface has it, with code of our own.

struct StoreView<Icon, PlaceholderIcon>: View where Icon: View, PlaceholderIcon: View {
  init(
    ids productIDs: some Collection<Product.ID>,
    @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon)
  init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon)
  typealias Body = Never
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon)
}

extension StoreView where PlaceholderIcon == EmptyView {
  init(
    products: some Collection<Product>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon)
  init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon)
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false)
  init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false)
}
