// FirebaseFirestore: the declarations of DocumentChange, as its documentation has them.

class DocumentChange: NSObject {
  var type: DocumentChangeType { get }
  var document: QueryDocumentSnapshot { get }
  var oldIndex: UInt { get }
  var newIndex: UInt { get }
}
