// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): the declarations of JSONIndex, as its documentation has them.

struct JSONIndex: Comparable {
  let _place: Int

  static func < (lhs: JSONIndex, rhs: JSONIndex) -> Bool { lhs._place < rhs._place }
}
