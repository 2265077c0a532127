// Combine: the declarations of Optional.
// Declared as the framework's interface has it, with code of our own.

extension Optional {
  struct Publisher: Combine.Publisher {
    typealias Output = Wrapped
    typealias Failure = Never
    let output: Wrapped?
    init(_ output: Wrapped?) {
      self.output = output
    }
    func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
      let out = _Out(subscriber)
      if let output { out.send(output) }
      out.end(.finished)
    }
    func allSatisfy(_ predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher {
      Optional<Bool>.Publisher(output.map(predicate))
    }
    func collect() -> Optional<[Wrapped]>.Publisher {
      Optional<[Wrapped]>.Publisher(output.map { [$0] } ?? [])
    }
    func compactMap<T>(_ transform: (Wrapped) -> T?) -> Optional<T>.Publisher {
      Optional<T>.Publisher(output.flatMap(transform))
    }
    func contains(where predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher {
      Optional<Bool>.Publisher(output.map(predicate))
    }
    func count() -> Optional<Int>.Publisher {
      Optional<Int>.Publisher(output == nil ? 0 : 1)
    }
    func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
      Optional<Wrapped>.Publisher(count > 0 ? nil : output)
    }
    func first() -> Optional<Wrapped>.Publisher {
      self
    }
    func first(where predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
      filter(predicate)
    }
    func last() -> Optional<Wrapped>.Publisher {
      self
    }
    func filter(_ isIncluded: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
      Optional<Wrapped>.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
    }
    func ignoreOutput() -> Empty<Wrapped, Never> {
      Empty()
    }
    func map<T>(_ transform: (Wrapped) -> T) -> Optional<T>.Publisher {
      Optional<T>.Publisher(output.map(transform))
    }
    func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> Optional<T>.Publisher {
      Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) } ?? initialResult)
    }
    func replaceError(with output: Wrapped) -> Optional<Wrapped>.Publisher {
      self
    }
    func replaceEmpty(with output: Wrapped) -> Just<Wrapped> {
      Just(self.output ?? output)
    }
    func retry(_ times: Int) -> Optional<Wrapped>.Publisher {
      self
    }
  }
  var publisher: Optional<Wrapped>.Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {
  func removeDuplicates() -> Optional<Wrapped>.Publisher {
    self
  }
}
