// SwiftUI: the declarations of SectionedFetchRequest.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct SectionedFetchRequest<SectionIdentifier, Result>: DynamicProperty
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  struct Configuration {
    var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    var nsSortDescriptors: [NSSortDescriptor]
    var nsPredicate: NSPredicate?
  }

  var _fetch: FetchRequest<Result>
  let _path: KeyPath<Result, SectionIdentifier>
  var _keptPath: _Location<KeyPath<Result, SectionIdentifier>>?

  init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    _path = sectionIdentifier
    _fetch = FetchRequest<Result>(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
  }

  init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    _path = sectionIdentifier
    _fetch = FetchRequest<Result>(fetchRequest: fetchRequest)
  }

  init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    _path = sectionIdentifier
    _fetch = FetchRequest<Result>(fetchRequest: fetchRequest)
  }

  init(_fetch fetch: FetchRequest<Result>, _path path: KeyPath<Result, SectionIdentifier>) {
    _fetch = fetch
    _path = path
  }

  var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    let settings = _fetch._settings
    return SectionedFetchResults<SectionIdentifier, Result>(
      settings, _keptPath ?? _Location(_path), settings.objects(in: _fetch._context))
  }

  var projectedValue: Binding<SectionedFetchRequest<SectionIdentifier, Result>.Configuration> {
    let settings = _fetch._settings
    let path = _keptPath ?? _Location(_path)
    return Binding(
      get: {
        Configuration(
          sectionIdentifier: path.value, nsSortDescriptors: settings.nsSortDescriptors,
          nsPredicate: settings.nsPredicate)
      },
      set: { (configuration: SectionedFetchRequest<SectionIdentifier, Result>.Configuration) in
        path.value = configuration.sectionIdentifier
        settings.nsSortDescriptors = configuration.nsSortDescriptors
        settings.nsPredicate = configuration.nsPredicate
      })
  }

  func update() {}

  mutating func _settle(at place: _Place) {
    let (request, path) = (_fetch._request, _path)
    let kept = place.kept {
      _SectionedSettings(_Location(_FetchSettings(request())), _Location(path))
    }.value
    _fetch._location = kept.settings
    _fetch._context = place.environment._managedObjectContext
    _keptPath = kept.path
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      _fetch: FetchRequest<Result>(
        entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate),
      _path: sectionIdentifier)
  }

  @_disfavoredOverload init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) },
      predicate: predicate, animation: animation)
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { SortDescriptor($0, comparing: Result.self) } }
    set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}
