// MapKit: the declarations of DynamicMapContent.
// Declared as the framework's interface has it, with code of our own.

protocol DynamicMapContent: MapContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}
