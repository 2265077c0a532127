// FirebaseDatabase: the declarations of DataSnapshot, as its documentation has them.

/// Nothing was read, so that nothing is known of one.
class DataSnapshot: NSObject {
  var key: String { get }
  var value: Any? { get }
  var ref: DatabaseReference { get }
  var priority: Any? { get }
  var childrenCount: UInt { get }
  var children: NSEnumerator { get }
  func exists() -> Bool
  func hasChildren() -> Bool
  func hasChild(_ childPathString: String) -> Bool
  func childSnapshot(forPath childPathString: String) -> DataSnapshot
  func data<T: Decodable>(as type: T.Type) throws -> T
}
