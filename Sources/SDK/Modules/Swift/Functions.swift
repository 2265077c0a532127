// Swift's standard library: its functions.
// Declared as the toolchain's interface has it, with code of our own.

func min<T>(_ x: T, _ y: T) -> T where T: Comparable { y < x ? y : x }

func min<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T: Comparable {
  var least = min(min(x, y), z)
  for value in rest where value < least { least = value }
  return least
}

func max<T>(_ x: T, _ y: T) -> T where T: Comparable { y >= x ? y : x }

func max<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T: Comparable {
  var most = max(max(x, y), z)
  for value in rest where value >= most { most = value }
  return most
}

func assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
  file: StaticString = #file, line: UInt = #line)

func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
  file: StaticString = #file, line: UInt = #line)

func assertionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)

func preconditionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never

func fatalError(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never

func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U

func unsafeDowncast<T>(_ x: AnyObject, to type: T.Type) -> T where T: AnyObject

func type<T, Metatype>(of value: T) -> Metatype

func withoutActuallyEscaping<ClosureType, ResultType, Failure>(
  _ closure: ClosureType, do body: (_ escapingClosure: ClosureType) throws(Failure) -> ResultType
) throws(Failure) -> ResultType where Failure: Error { try body(closure) }

@discardableResult func dump<T, TargetStream>(
  _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max,
  maxItems: Int = .max
) -> T where TargetStream: TextOutputStream {
  var dumper = _Dumper(left: maxItems)
  dumper.add(value, name, indent, maxDepth)
  target.write(dumper.text)
  return value
}

@discardableResult func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
) -> T {
  var dumper = _Dumper(left: maxItems)
  dumper.add(value, name, indent, maxDepth)
  print(dumper.text, terminator: "")
  return value
}

func readLine(strippingNewline: Bool = true) -> String?

func abs<T>(_ x: T) -> T where T: Comparable, T: SignedNumeric {
  // A floating-point number's magnitude keeps no minus before zero.
  if let magnitude = x.magnitude as? T { return magnitude }
  return x < (0 as T) ? -x : x
}

func numericCast<T, U>(_ x: T) -> U where T: BinaryInteger, U: BinaryInteger { U(x) }

func extendLifetime<T>(_ x: T) {}

func withExtendedLifetime<T, E, Result>(_ x: T, _ body: () throws(E) -> Result) throws(E) -> Result
where E: Error { try body() }

func withExtendedLifetime<T, E, Result>(_ x: T, _ body: (T) throws(E) -> Result) throws(E) -> Result
where E: Error { try body(x) }

/// The bytes of a number, the lowest first.
func _bytes<T>(of value: T) -> [UInt8]

func withUnsafeBytes<T, Result, E>(
  of value: T, _ body: (UnsafeRawBufferPointer) throws(E) -> Result
) throws(E) -> Result where E: Error {
  try body(UnsafeRawBufferPointer(_lending: _bytes(of: value)))
}

func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool where T: AnyObject

func isKnownUniquelyReferenced<T>(_ object: inout T?) -> Bool where T: AnyObject

func swap<T>(_ a: inout T, _ b: inout T) {
  let first = a
  a = b
  b = first
}

func exchange<T>(_ item: inout T, with newValue: T) -> T {
  let old = item
  item = newValue
  return old
}

func print(_ items: Any..., separator: String = " ", terminator: String = "\n")

func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")

func print<Target>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
where Target: TextOutputStream

func debugPrint<Target>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
where Target: TextOutputStream

func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> { Repeated(repeating: element, count: n) }

func stride<T>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> where T: Strideable {
  StrideTo(start: start, end: end, stride: stride)
}

func stride<T>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> where T: Strideable {
  StrideThrough(start: start, end: end, stride: stride)
}

func transcode<Input, InputEncoding, OutputEncoding>(
  _ input: Input, from inputEncoding: InputEncoding.Type, to outputEncoding: OutputEncoding.Type,
  stoppingOnError stopOnError: Bool, into processCodeUnit: (OutputEncoding.CodeUnit) -> Void
) -> Bool
where
  Input: IteratorProtocol, InputEncoding: _UnicodeEncoding, OutputEncoding: _UnicodeEncoding,
  Input.Element == InputEncoding.CodeUnit

func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
  UnfoldSequence(
    state: (first, true),
    next: { (state: inout (T?, Bool)) -> T? in
      if state.1 {
        state.1 = false
        return state.0
      }
      guard let last = state.0 else { return nil }
      state.0 = next(last)
      return state.0
    })
}

func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
  UnfoldSequence(state: state, next: next)
}

func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<
  Sequence1, Sequence2
> where Sequence1: Sequence, Sequence2: Sequence { Zip2Sequence(first: sequence1, second: sequence2) }

@available(*, deprecated) func extractIsolation<each Arg, Result>(
  _ fn: @escaping (repeat each Arg) async throws -> Result
) -> (any Actor)?

func withCheckedContinuation<T>(
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  _ body: (CheckedContinuation<T, Never>) -> Void
) async -> T

func withCheckedThrowingContinuation<T>(
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> T

func withUnsafeContinuation<T>(
  isolation: isolated (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, Never>) -> Void
) async -> T

func withUnsafeThrowingContinuation<T>(
  isolation: isolated (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, any Error>) -> Void
) async throws -> T

@available(*, deprecated) func withTaskCancellationHandler<T>(
  handler: () -> Void, operation: () async throws -> T
) async rethrows -> T

func withTaskPriorityEscalationHandler<T, E>(
  operation: () async throws(E) -> T, onPriorityEscalated handler: (TaskPriority, TaskPriority) -> Void
) async throws(E) -> T where E: Error

func withTaskCancellationHandler<T>(
  operation: () async throws -> T, onCancel handler: () -> Void, isolation: isolated (any Actor)? = #isolation
) async rethrows -> T

func withTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation,
  body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult where ChildTaskResult: Sendable

func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation,
  body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async rethrows -> GroupResult where ChildTaskResult: Sendable

func withDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation,
  body: (inout DiscardingTaskGroup) async -> GroupResult
) async -> GroupResult

func withThrowingDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation,
  body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult
) async throws -> GroupResult

@available(*, deprecated) @discardableResult func detach<Success>(
  priority: TaskPriority? = nil, operation: @escaping () async -> Success
) -> Task<Success, Never> where Success: Sendable

@available(*, deprecated) @discardableResult func detach<Success>(
  priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
) -> Task<Success, any Error> where Success: Sendable

@available(*, deprecated) @discardableResult func asyncDetached<Success>(
  priority: TaskPriority? = nil, operation: @escaping () async -> Success
) -> Task<Success, Never> where Success: Sendable

@available(*, deprecated) @discardableResult func asyncDetached<Success>(
  priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
) -> Task<Success, any Error> where Success: Sendable

@available(*, deprecated) @discardableResult func async<Success>(
  priority: TaskPriority? = nil, operation: @escaping () async -> Success
) -> Task<Success, Never> where Success: Sendable

@available(*, deprecated) @discardableResult func async<Success>(
  priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
) -> Task<Success, any Error> where Success: Sendable

func pointwiseMin<T>(_ a: T, _ b: T) -> T where T: SIMD, T.Scalar: Comparable {
  a._mapped { min(a[$0], b[$0]) }
}

func pointwiseMax<T>(_ a: T, _ b: T) -> T where T: SIMD, T.Scalar: Comparable {
  a._mapped { max(a[$0], b[$0]) }
}
