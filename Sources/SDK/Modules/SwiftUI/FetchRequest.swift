// SwiftUI: the declarations of FetchRequest.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult {
  var wrappedValue: FetchedResults<Result> { get }
  struct Configuration {
    var nsSortDescriptors: [NSSortDescriptor] { get set }
    var nsPredicate: NSPredicate? { get set }
  }
  var projectedValue: Binding<FetchRequest<Result>.Configuration> { get }
  mutating func update()
  init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil)
  init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil)
  init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction)
}

extension FetchRequest where Result: NSManagedObject {
  init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
  @_disfavoredOverload init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  var sortDescriptors: [SortDescriptor<Result>] { get set }
}
