// SwiftUI: the declarations of FetchRequest.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult {
  struct Configuration {
    var nsSortDescriptors: [NSSortDescriptor]
    var nsPredicate: NSPredicate?
  }

  let _request: () -> NSFetchRequest<Result>
  var _location: _Location<_FetchSettings<Result>>?
  var _context: NSManagedObjectContext?

  init(_request request: @escaping () -> NSFetchRequest<Result>) { _request = request }

  init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    _request = {
      let request = NSFetchRequest<Result>()
      request.entity = entity
      request.sortDescriptors = sortDescriptors
      request.predicate = predicate
      return request
    }
  }

  init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { _request = { fetchRequest } }
  init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { _request = { fetchRequest } }

  var wrappedValue: FetchedResults<Result> {
    let settings = _settings
    return FetchedResults(settings, settings.objects(in: _context))
  }

  var projectedValue: Binding<FetchRequest<Result>.Configuration> {
    let settings = _settings
    return Binding(
      get: {
        Configuration(nsSortDescriptors: settings.nsSortDescriptors, nsPredicate: settings.nsPredicate)
      },
      set: { (configuration: FetchRequest<Result>.Configuration) in
        settings.nsSortDescriptors = configuration.nsSortDescriptors
        settings.nsPredicate = configuration.nsPredicate
      })
  }

  mutating func update() {}

  var _settings: _FetchSettings<Result> { _location?.value ?? _FetchSettings(_request()) }

  mutating func _settle(at place: _Place) {
    let request = _request
    _location = place.kept { _FetchSettings(request()) }
    _context = place.environment._managedObjectContext
  }
}

extension FetchRequest where Result: NSManagedObject {
  init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(
      _request: {
        let request = NSFetchRequest<Result>()
        request.entity = Result.entity()
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        return request
      })
  }

  @_disfavoredOverload init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate,
      animation: animation)
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { SortDescriptor($0, comparing: Result.self) } }
    set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}
