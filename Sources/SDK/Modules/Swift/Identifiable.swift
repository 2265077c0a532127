// Swift's standard library: the declarations of Identifiable.
// Declared as the toolchain's interface has it, with code of our own.

protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: Self.ID { get }
}

extension Identifiable where Self: AnyObject {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
}
