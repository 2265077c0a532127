// Combine: Publishers.Sequence and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
    typealias Output = Elements.Element
    let sequence: Elements
    init(sequence: Elements) {
      self.sequence = sequence
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Elements.Element, S.Failure == Failure {
      let out = _Out(subscriber)
      for element in sequence {
        if out.isDone { return }
        out.send(element)
      }
      out.end(.finished)
    }
    func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
      Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
    }
    func collect() -> Result<[Elements.Element], Failure>.Publisher {
      Result<[Elements.Element], Failure>.Publisher(Array(sequence))
    }
    func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
      Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }
    func contains(where predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
      Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
    }
    func drop(while predicate: (Elements.Element) -> Bool)
      -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
    {
      Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
    }
    func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
      Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
    }
    func filter(_ isIncluded: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure>
    {
      Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.filter(isIncluded))
    }
    func ignoreOutput() -> Empty<Elements.Element, Failure> {
      Empty()
    }
    func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
      Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }
    func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
      Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
    }
    func prefix(while predicate: (Elements.Element) -> Bool)
      -> Publishers.Sequence<[Elements.Element], Failure>
    {
      Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.prefix(while: predicate))
    }
    func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T)
      -> Result<T, Failure>.Publisher
    {
      Result<T, Failure>.Publisher(sequence.reduce(initialResult, nextPartialResult))
    }
    func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Elements.Element == T? {
      Publishers.Sequence<[T], Failure>(sequence: sequence.map { $0 ?? output })
    }
    func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T)
      -> Publishers.Sequence<[T], Failure>
    {
      var result = initialResult
      return Publishers.Sequence(
        sequence: sequence.map { element in
          result = nextPartialResult(result, element)
          return result
        })
    }
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
    var kept: [Elements.Element] = []
    for element in sequence where kept.last != element { kept.append(element) }
    return Publishers.Sequence(sequence: kept)
  }
  func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.contains(output))
  }
}

extension Publishers.Sequence where Failure == Never {
  func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }
  func min(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
    -> Optional<Elements.Element>.Publisher
  {
    Optional<Elements.Element>.Publisher(sequence.min(by: areInIncreasingOrder))
  }
  func max(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
    -> Optional<Elements.Element>.Publisher
  {
    Optional<Elements.Element>.Publisher(sequence.max(by: areInIncreasingOrder))
  }
  func first(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  func first() -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.first)
  }
  func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  func count() -> Result<Int, Failure>.Publisher {
    Result<Int, Failure>.Publisher(sequence.count)
  }
  func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
    Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  func count() -> Just<Int> {
    Just(sequence.count)
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  func last() -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.last)
  }
  func last(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    var all = Elements()
    all.append(contentsOf: elements)
    all.append(contentsOf: sequence)
    return Publishers.Sequence<Elements, Failure>(sequence: all)
  }
  func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Swift.Sequence, Elements.Element == S.Element {
    var all = Elements()
    all.append(contentsOf: elements)
    all.append(contentsOf: sequence)
    return Publishers.Sequence<Elements, Failure>(sequence: all)
  }
  func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    var all = sequence
    all.append(contentsOf: elements)
    return Publishers.Sequence<Elements, Failure>(sequence: all)
  }
  func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Swift.Sequence, Elements.Element == S.Element {
    var all = sequence
    all.append(contentsOf: elements)
    return Publishers.Sequence<Elements, Failure>(sequence: all)
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
