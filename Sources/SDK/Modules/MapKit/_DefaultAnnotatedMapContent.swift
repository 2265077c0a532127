// MapKit: the declarations of _DefaultAnnotatedMapContent.
// Declared as the framework's interface has it, with code of our own.

struct _DefaultAnnotatedMapContent<Items>: View
where Items: RandomAccessCollection, Items.Element: Identifiable {
  typealias Body = Never
}
