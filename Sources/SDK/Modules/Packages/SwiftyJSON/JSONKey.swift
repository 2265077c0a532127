// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): the declarations of JSONKey, as its documentation has them.

enum JSONKey {
  case index(Int)
  case key(String)
}
