// Foundation: the declarations of Data.
// Declared as the toolchain's interface has it, with code of our own.

struct Data: Hashable, MutableDataProtocol, ContiguousBytes, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible, Decodable, Encodable
{
  typealias SubSequence = Data
  typealias Element = UInt8
  typealias Regions = CollectionOfOne<Data>
  typealias Index = Int
  typealias Indices = Range<Int>
  enum Deallocator {
    case unmap
    case free
    case none
  }
  struct ReadingOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = Data.ReadingOptions
    typealias ArrayLiteralElement = Data.ReadingOptions
    static let mappedIfSafe: Data.ReadingOptions
    static let uncached: Data.ReadingOptions
    static let alwaysMapped: Data.ReadingOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct WritingOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = Data.WritingOptions
    typealias ArrayLiteralElement = Data.WritingOptions
    static let atomic: Data.WritingOptions
    static let withoutOverwriting: Data.WritingOptions
    static let noFileProtection: Data.WritingOptions
    static let completeFileProtection: Data.WritingOptions
    static let completeFileProtectionUnlessOpen: Data.WritingOptions
    static let completeFileProtectionUntilFirstUserAuthentication: Data.WritingOptions
    static let fileProtectionMask: Data.WritingOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct Iterator: IteratorProtocol, Sendable {
    typealias Element = UInt8
    mutating func next() -> UInt8?
  }
  struct SearchOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = Data.SearchOptions
    typealias ArrayLiteralElement = Data.SearchOptions
    static let backwards: Data.SearchOptions
    static let anchored: Data.SearchOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct Base64EncodingOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = Data.Base64EncodingOptions
    typealias ArrayLiteralElement = Data.Base64EncodingOptions
    static let lineLength64Characters: Data.Base64EncodingOptions
    static let lineLength76Characters: Data.Base64EncodingOptions
    static let endLineWithCarriageReturn: Data.Base64EncodingOptions
    static let endLineWithLineFeed: Data.Base64EncodingOptions
    static let base64URLAlphabet: Data.Base64EncodingOptions
    static let omitPaddingCharacter: Data.Base64EncodingOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct Base64DecodingOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = Data.Base64DecodingOptions
    typealias ArrayLiteralElement = Data.Base64DecodingOptions
    static let ignoreUnknownCharacters: Data.Base64DecodingOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  var count: Int { get set }
  var regions: CollectionOfOne<Data> { get }
  var startIndex: Data.Index { get }
  var endIndex: Data.Index { get }
  var indices: Range<Int> { get }
  var description: String { get }
  var debugDescription: String { get }
  init(repeating repeatedValue: UInt8, count: Int)
  init(capacity: Int)
  init(count: Int)
  init()
  init<S>(_ elements: S) where S: Sequence, S.Element == UInt8
  init<S>(bytes elements: S) where S: Sequence, S.Element == UInt8
  init(contentsOf url: URL, options: Data.ReadingOptions = []) throws { self = try _Files.read(url) }
  init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = [])
  init?(base64Encoded base64Data: Data, options: Data.Base64DecodingOptions = [])
  init(from decoder: any Decoder) throws
  init(referencing d: NSData)
  subscript(index: Data.Index) -> UInt8 { get set }
  subscript(bounds: Range<Data.Index>) -> Data { get set }
  subscript<R>(rangeExpression: R) -> Data where R: RangeExpression, R.Bound: FixedWidthInteger { get set }
  mutating func reserveCapacity(_ minimumCapacity: Int)
  mutating func append(_ other: Data)
  mutating func append(contentsOf bytes: [UInt8])
  mutating func append<S>(contentsOf elements: S) where S: Sequence, S.Element == UInt8
  mutating func resetBytes(in range: Range<Data.Index>)
  mutating func replaceSubrange(_ subrange: Range<Data.Index>, with data: Data)
  mutating func replaceSubrange<ByteCollection>(
    _ subrange: Range<Data.Index>, with newElements: ByteCollection)
  where ByteCollection: Collection, ByteCollection.Element == UInt8
  func subdata(in range: Range<Data.Index>) -> Data
  func write(to url: URL, options: Data.WritingOptions = []) throws {
    try _Files.write(self, url, isNew: options.contains(.withoutOverwriting))
  }
  func hash(into hasher: inout Hasher)
  func advanced(by amount: Int) -> Data
  func index(before i: Data.Index) -> Data.Index
  func index(after i: Data.Index) -> Data.Index
  func makeIterator() -> Data.Iterator
  func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
  func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data
  func encode(to encoder: any Encoder) throws
  func range(of dataToFind: Data, options: Data.SearchOptions = [], in range: Range<Data.Index>? = nil)
    -> Range<Data.Index>?
  static func == (d1: Data, d2: Data) -> Bool
}
