// Swift's standard library: the declarations of AnyRegexOutput.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AnyRegexOutput {}

extension AnyRegexOutput {
  init<Output>(_ match: Regex<Output>.Match)
  func extractValues<Output>(as outputType: Output.Type = Output.self) -> Output?
}

extension AnyRegexOutput: RandomAccessCollection {
  struct Element {
    var range: Range<String.Index>? { get }
    var substring: Substring? { get }
    var value: Any? { get }
    var type: any Any.Type { get }
    var name: String? { get }
  }
  var startIndex: Int { get }
  var endIndex: Int { get }
  var count: Int { get }
  func index(after i: Int) -> Int
  func index(before i: Int) -> Int
  subscript(position: Int) -> AnyRegexOutput.Element { get }
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<AnyRegexOutput>
  typealias SubSequence = Slice<AnyRegexOutput>
}

extension AnyRegexOutput {
  subscript(name: String) -> AnyRegexOutput.Element? { get }
}
