// CollectionVGrid (github.com/LePips/CollectionVGrid): the declarations of CollectionVGridProxy, as its documentation has them.

class CollectionVGridProxy: ObservableObject {
  init() {}

  func layout() {}
}
