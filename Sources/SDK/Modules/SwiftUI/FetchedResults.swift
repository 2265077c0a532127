// SwiftUI: the declarations of FetchedResults.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
  var nsSortDescriptors: [NSSortDescriptor] { get nonmutating set }
  var nsPredicate: NSPredicate? { get nonmutating set }
  var startIndex: Int { get }
  var endIndex: Int { get }
  subscript(position: Int) -> Result { get }
  typealias Element = Result
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<FetchedResults<Result>>
  typealias SubSequence = Slice<FetchedResults<Result>>
}

extension FetchedResults where Result: NSManagedObject {
  var sortDescriptors: [SortDescriptor<Result>] { get nonmutating set }
}
