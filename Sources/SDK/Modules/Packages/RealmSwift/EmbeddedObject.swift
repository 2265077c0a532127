// RealmSwift (github.com/realm/realm-swift): the declarations of EmbeddedObject, as its documentation has them.

class EmbeddedObject: Object {}
