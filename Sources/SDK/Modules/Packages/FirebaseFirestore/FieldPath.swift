// FirebaseFirestore: the declarations of FieldPath, as its documentation has them.

class FieldPath: NSObject {
  let _names: [String]

  init(_ fieldNames: [String]) { _names = fieldNames }

  class func documentID() -> FieldPath { FieldPath(["__name__"]) }
}
