// SwiftUI: the declarations of SectionedFetchResults.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  struct Section: Identifiable, RandomAccessCollection {
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(position: Int) -> Result { get }
    let id: SectionIdentifier
    typealias Element = Result
    typealias ID = SectionIdentifier
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = IndexingIterator<SectionedFetchResults<SectionIdentifier, Result>.Section>
    typealias SubSequence = Slice<SectionedFetchResults<SectionIdentifier, Result>.Section>
  }
  var nsSortDescriptors: [NSSortDescriptor] { get nonmutating set }
  var nsPredicate: NSPredicate? { get nonmutating set }
  var sectionIdentifier: KeyPath<Result, SectionIdentifier> { get nonmutating set }
  var startIndex: Int { get }
  var endIndex: Int { get }
  subscript(position: Int) -> SectionedFetchResults<SectionIdentifier, Result>.Section { get }
  typealias Element = SectionedFetchResults<SectionIdentifier, Result>.Section
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<SectionedFetchResults<SectionIdentifier, Result>>
  typealias SubSequence = Slice<SectionedFetchResults<SectionIdentifier, Result>>
}

extension SectionedFetchResults where Result: NSManagedObject {
  var sortDescriptors: [SortDescriptor<Result>] { get nonmutating set }
}
