// Swift's standard library: its type aliases.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

typealias Codable = Decodable & Encodable

typealias CountableClosedRange<Bound> = ClosedRange<Bound>
where Bound: Strideable, Bound.Stride: SignedInteger

typealias CChar = Int8

typealias CUnsignedChar = UInt8

typealias CUnsignedShort = UInt16

typealias CUnsignedInt = UInt32

typealias CUnsignedLong = UInt

typealias CUnsignedLongLong = UInt64

typealias CSignedChar = Int8

typealias CShort = Int16

typealias CInt = Int32

typealias CLong = Int

typealias CLongLong = Int64

typealias CFloat16 = Float16

typealias CFloat = Float

typealias CDouble = Double

typealias CWideChar = Unicode.Scalar

typealias CChar8 = UInt8

typealias CChar16 = UInt16

typealias CChar32 = Unicode.Scalar

typealias CBool = Bool

typealias DictionaryIndex<Key, Value> = Dictionary<Key, Value>.Index where Key: Hashable

typealias DictionaryIterator<Key, Value> = Dictionary<Key, Value>.Iterator where Key: Hashable

typealias LazyDropWhileCollection<T> = LazyDropWhileSequence<T> where T: Collection

typealias LazyFilterCollection<T> = LazyFilterSequence<T> where T: Collection

typealias FlattenCollection<T> = FlattenSequence<T> where T: Collection, T.Element: Collection

typealias LazyCollection<T> = LazySequence<T> where T: Collection

typealias LazyMapCollection<T, U> = LazyMapSequence<T, U> where T: Collection

typealias Void = ()

typealias Float32 = Float

typealias Float64 = Double

typealias IntegerLiteralType = Int

typealias FloatLiteralType = Double

typealias BooleanLiteralType = Bool

typealias UnicodeScalarType = String

typealias ExtendedGraphemeClusterType = String

typealias StringLiteralType = String

typealias AnyClass = any AnyObject.Type

typealias LazyPrefixWhileCollection<T> = LazyPrefixWhileSequence<T> where T: Collection

typealias UnboundedRange = (UnboundedRange_) -> ()

typealias CountableRange<Bound> = Range<Bound> where Bound: Strideable, Bound.Stride: SignedInteger

typealias CountablePartialRangeFrom<Bound> = PartialRangeFrom<Bound>
where Bound: Strideable, Bound.Stride: SignedInteger

typealias SetIndex<Element> = Set<Element>.Index where Element: Hashable

typealias SetIterator<Element> = Set<Element>.Iterator where Element: Hashable

@available(*, deprecated) typealias EnumeratedIterator<T> = EnumeratedSequence<T>.Iterator where T: Sequence

@available(*, deprecated) typealias DictionaryLiteral<Key, Value> = KeyValuePairs<Key, Value>

typealias UTF8 = Unicode.UTF8

typealias UTF16 = Unicode.UTF16

typealias UTF32 = Unicode.UTF32

typealias UnicodeScalar = Unicode.Scalar

typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>

@available(*, deprecated) typealias UnsafeThrowingContinuation<T> = UnsafeContinuation<T, any Error>
