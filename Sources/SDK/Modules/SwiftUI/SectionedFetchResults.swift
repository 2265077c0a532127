// SwiftUI: the declarations of SectionedFetchResults.
// Declared as the framework's interface has it, with code of our own.

struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  struct Section: Identifiable, RandomAccessCollection {
    let id: SectionIdentifier
    let _objects: [Result]

    init(_ id: SectionIdentifier, _ objects: [Result]) {
      self.id = id
      _objects = objects
    }

    var startIndex: Int { 0 }
    var endIndex: Int { _objects.count }
    subscript(position: Int) -> Result { _objects[position] }
    typealias Element = Result
    typealias ID = SectionIdentifier
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = IndexingIterator<SectionedFetchResults<SectionIdentifier, Result>.Section>
    typealias SubSequence = Slice<SectionedFetchResults<SectionIdentifier, Result>.Section>
  }

  let _settings: _FetchSettings<Result>
  let _path: _Location<KeyPath<Result, SectionIdentifier>>
  let _sections: [SectionedFetchResults<SectionIdentifier, Result>.Section]

  /// Neighbors of one identifier are one section.
  init(
    _ settings: _FetchSettings<Result>, _ path: _Location<KeyPath<Result, SectionIdentifier>>,
    _ objects: [Result]
  ) {
    _settings = settings
    _path = path
    let identifier = path.value
    var ids: [SectionIdentifier] = []
    var groups: [[Result]] = []
    for object in objects {
      let id = object[keyPath: identifier]
      if let last = ids.last, last == id {
        groups[groups.count - 1].append(object)
      } else {
        ids.append(id)
        groups.append([object])
      }
    }
    var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
    for (index, id) in ids.enumerated() {
      sections.append(SectionedFetchResults<SectionIdentifier, Result>.Section(id, groups[index]))
    }
    _sections = sections
  }

  var nsSortDescriptors: [NSSortDescriptor] {
    get { _settings.nsSortDescriptors }
    nonmutating set { _settings.nsSortDescriptors = newValue }
  }
  var nsPredicate: NSPredicate? {
    get { _settings.nsPredicate }
    nonmutating set { _settings.nsPredicate = newValue }
  }
  var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { _path.value }
    nonmutating set { _path.value = newValue }
  }
  var startIndex: Int { 0 }
  var endIndex: Int { _sections.count }
  subscript(position: Int) -> SectionedFetchResults<SectionIdentifier, Result>.Section { _sections[position] }
  typealias Element = SectionedFetchResults<SectionIdentifier, Result>.Section
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<SectionedFetchResults<SectionIdentifier, Result>>
  typealias SubSequence = Slice<SectionedFetchResults<SectionIdentifier, Result>>
}

extension SectionedFetchResults where Result: NSManagedObject {
  var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { SortDescriptor($0, comparing: Result.self) } }
    nonmutating set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}
