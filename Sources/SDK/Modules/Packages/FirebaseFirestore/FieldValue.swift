// FirebaseFirestore: the declarations of FieldValue, as its documentation has them.

class FieldValue: NSObject {
  let _kind: String

  init(_kind: String) { self._kind = _kind }

  class func delete() -> FieldValue { FieldValue(_kind: "delete") }
  class func serverTimestamp() -> FieldValue { FieldValue(_kind: "serverTimestamp") }
  class func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue(_kind: "arrayUnion") }
  class func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue(_kind: "arrayRemove") }
  class func increment(_ d: Double) -> FieldValue { FieldValue(_kind: "increment") }
  class func increment(_ l: Int64) -> FieldValue { FieldValue(_kind: "increment") }
}
