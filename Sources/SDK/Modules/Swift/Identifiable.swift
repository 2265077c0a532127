// Swift's standard library: the declarations of Identifiable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: Self.ID { get }
}

extension Identifiable where Self: AnyObject {
  var id: ObjectIdentifier { get }
}
