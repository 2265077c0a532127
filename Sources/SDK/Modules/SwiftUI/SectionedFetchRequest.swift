// SwiftUI: the declarations of SectionedFetchRequest.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct SectionedFetchRequest<SectionIdentifier, Result>: DynamicProperty
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { get }
  struct Configuration {
    var sectionIdentifier: KeyPath<Result, SectionIdentifier> { get set }
    var nsSortDescriptors: [NSSortDescriptor] { get set }
    var nsPredicate: NSPredicate? { get set }
  }
  var projectedValue: Binding<SectionedFetchRequest<SectionIdentifier, Result>.Configuration> { get }
  func update()
  init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
  init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil)
  init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction)
}

extension SectionedFetchRequest where Result: NSManagedObject {
  init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil)
  @_disfavoredOverload init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil)
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  var sortDescriptors: [SortDescriptor<Result>] { get set }
}
