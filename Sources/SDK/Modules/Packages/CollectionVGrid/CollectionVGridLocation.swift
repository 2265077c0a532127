// CollectionVGrid (github.com/LePips/CollectionVGrid): the declarations of CollectionVGridLocation, as its documentation has them.

struct CollectionVGridLocation {
  let column: Int
  let row: Int
}
