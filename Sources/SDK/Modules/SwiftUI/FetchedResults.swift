// SwiftUI: the declarations of FetchedResults.
// Declared as the framework's interface has it, with code of our own.

struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
  let _settings: _FetchSettings<Result>
  let _objects: [Result]

  init(_ settings: _FetchSettings<Result>, _ objects: [Result]) {
    _settings = settings
    _objects = objects
  }

  var nsSortDescriptors: [NSSortDescriptor] {
    get { _settings.nsSortDescriptors }
    nonmutating set { _settings.nsSortDescriptors = newValue }
  }
  var nsPredicate: NSPredicate? {
    get { _settings.nsPredicate }
    nonmutating set { _settings.nsPredicate = newValue }
  }
  var startIndex: Int { 0 }
  var endIndex: Int { _objects.count }
  subscript(position: Int) -> Result { _objects[position] }
  typealias Element = Result
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<FetchedResults<Result>>
  typealias SubSequence = Slice<FetchedResults<Result>>
}

extension FetchedResults where Result: NSManagedObject {
  var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { SortDescriptor($0, comparing: Result.self) } }
    nonmutating set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}
