// MapKit: the declarations of TupleMapContent.
// Declared as the framework's interface has it, with code of our own.

struct TupleMapContent<T>: MapContent {
  var value: T { get set }
  typealias Body = Never
}
