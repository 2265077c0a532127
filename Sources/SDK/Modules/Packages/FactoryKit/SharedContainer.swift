// Factory: the declarations of SharedContainer, as its documentation has them.

protocol SharedContainer: ManagedContainer {
  static var shared: Self { get }
}

extension SharedContainer {
  @discardableResult func callAsFunction(_ transform: (Self) -> Void) -> EmptyView {
    transform(self)
    return EmptyView()
  }
  @discardableResult func preview(_ transform: (Self) -> Void) -> EmptyView {
    transform(self)
    return EmptyView()
  }
  @discardableResult static func preview(_ transform: (Self) -> Void) -> EmptyView {
    transform(shared)
    return EmptyView()
  }
}
