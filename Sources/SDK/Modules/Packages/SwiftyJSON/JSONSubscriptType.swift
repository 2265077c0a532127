// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): the declarations of JSONSubscriptType, as its documentation has them.

protocol JSONSubscriptType {
  var jsonKey: JSONKey { get }
}

extension Int: JSONSubscriptType {
  var jsonKey: JSONKey { .index(self) }
}

extension String: JSONSubscriptType {
  var jsonKey: JSONKey { .key(self) }
}
