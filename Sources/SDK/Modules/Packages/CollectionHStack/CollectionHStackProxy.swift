// CollectionHStack (github.com/LePips/CollectionHStack): the declarations of CollectionHStackProxy, as its documentation has them.

class CollectionHStackProxy: ObservableObject {
  init() {}

  func scrollTo(index: Int, animated: Bool = true) {}
  func scrollTo(id: some Hashable, animated: Bool = true) {}
  func layout() {}
}
