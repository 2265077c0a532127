// Foundation: the runs of an AttributedString by the values of several attributes.

extension AttributedString.Runs {
  struct AttributesSlice2<T, U>: BidirectionalCollection, Sendable
  where T: AttributedStringKey, T.Value: Sendable, U: AttributedStringKey, U.Value: Sendable {
    typealias Index = AttributedString.Index
    typealias Element = (T.Value?, U.Value?, Range<AttributedString.Index>)
    typealias Iterator = IndexingIterator<[(T.Value?, U.Value?, Range<AttributedString.Index>)]>
    let _parts: [(T.Value?, U.Value?, Range<AttributedString.Index>)]
    let _end: AttributedString.Index
    var startIndex: AttributedString.Index { _parts.isEmpty ? _end : _parts[0].2.lowerBound }
    var endIndex: AttributedString.Index { _end }
    subscript(position: AttributedString.Index) -> (T.Value?, U.Value?, Range<AttributedString.Index>) {
      for part in _parts where part.2.contains(position) { return part }
      fatalError("AttributedString.Index is out of bounds")
    }
    func makeIterator() -> IndexingIterator<[(T.Value?, U.Value?, Range<AttributedString.Index>)]> {
      _parts.makeIterator()
    }
    func index(before i: AttributedString.Index) -> AttributedString.Index {
      var found = _end
      for part in _parts where part.2.lowerBound < i { found = part.2.lowerBound }
      return found
    }
    func index(after i: AttributedString.Index) -> AttributedString.Index { self[i].2.upperBound }
  }

  subscript<T, U>(_ t: KeyPath<AttributeDynamicLookup, T>, _ u: KeyPath<AttributeDynamicLookup, U>)
    -> AttributedString.Runs.AttributesSlice2<T, U>
  where T: AttributedStringKey, T.Value: Sendable, U: AttributedStringKey, U.Value: Sendable {
    self[T.self, U.self]
  }

  subscript<T, U>(_ t: T.Type, _ u: U.Type) -> AttributedString.Runs.AttributesSlice2<T, U>
  where T: AttributedStringKey, T.Value: Sendable, U: AttributedStringKey, U.Value: Sendable {
    var parts: [(T.Value?, U.Value?, Range<AttributedString.Index>)] = []
    let others = self[u]._parts
    for part in self[t]._parts {
      for other in others where other.1.overlaps(part.1) {
        parts.append((part.0, other.0, part.1.clamped(to: other.1)))
      }
    }
    return AttributedString.Runs.AttributesSlice2<T, U>(_parts: parts, _end: _end)
  }

  struct AttributesSlice3<T, U, V>: BidirectionalCollection, Sendable
  where
    T: AttributedStringKey, T.Value: Sendable, U: AttributedStringKey, U.Value: Sendable,
    V: AttributedStringKey, V.Value: Sendable
  {
    typealias Index = AttributedString.Index
    typealias Element = (T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>)
    typealias Iterator = IndexingIterator<[(T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>)]>
    let _parts: [(T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>)]
    let _end: AttributedString.Index
    var startIndex: AttributedString.Index { _parts.isEmpty ? _end : _parts[0].3.lowerBound }
    var endIndex: AttributedString.Index { _end }
    subscript(position: AttributedString.Index) -> (
      T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>
    ) {
      for part in _parts where part.3.contains(position) { return part }
      fatalError("AttributedString.Index is out of bounds")
    }
    func makeIterator() -> IndexingIterator<[(T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>)]> {
      _parts.makeIterator()
    }
    func index(before i: AttributedString.Index) -> AttributedString.Index {
      var found = _end
      for part in _parts where part.3.lowerBound < i { found = part.3.lowerBound }
      return found
    }
    func index(after i: AttributedString.Index) -> AttributedString.Index { self[i].3.upperBound }
  }

  subscript<T, U, V>(
    _ t: KeyPath<AttributeDynamicLookup, T>, _ u: KeyPath<AttributeDynamicLookup, U>,
    _ v: KeyPath<AttributeDynamicLookup, V>
  ) -> AttributedString.Runs.AttributesSlice3<T, U, V>
  where
    T: AttributedStringKey, T.Value: Sendable, U: AttributedStringKey, U.Value: Sendable,
    V: AttributedStringKey, V.Value: Sendable
  { self[T.self, U.self, V.self] }

  subscript<T, U, V>(_ t: T.Type, _ u: U.Type, _ v: V.Type) -> AttributedString.Runs.AttributesSlice3<T, U, V>
  where
    T: AttributedStringKey, T.Value: Sendable, U: AttributedStringKey, U.Value: Sendable,
    V: AttributedStringKey, V.Value: Sendable
  {
    var parts: [(T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>)] = []
    let others = self[v]._parts
    for part in self[t, u]._parts {
      for other in others where other.1.overlaps(part.2) {
        parts.append((part.0, part.1, other.0, part.2.clamped(to: other.1)))
      }
    }
    return AttributedString.Runs.AttributesSlice3<T, U, V>(_parts: parts, _end: _end)
  }

  struct AttributesSlice4<T, U, V, W>: BidirectionalCollection, Sendable
  where
    T: AttributedStringKey, T.Value: Sendable, U: AttributedStringKey, U.Value: Sendable,
    V: AttributedStringKey, V.Value: Sendable, W: AttributedStringKey, W.Value: Sendable
  {
    typealias Index = AttributedString.Index
    typealias Element = (T.Value?, U.Value?, V.Value?, W.Value?, Range<AttributedString.Index>)
    typealias Iterator = IndexingIterator<
      [(T.Value?, U.Value?, V.Value?, W.Value?, Range<AttributedString.Index>)]
    >
    let _parts: [(T.Value?, U.Value?, V.Value?, W.Value?, Range<AttributedString.Index>)]
    let _end: AttributedString.Index
    var startIndex: AttributedString.Index { _parts.isEmpty ? _end : _parts[0].4.lowerBound }
    var endIndex: AttributedString.Index { _end }
    subscript(position: AttributedString.Index) -> (
      T.Value?, U.Value?, V.Value?, W.Value?, Range<AttributedString.Index>
    ) {
      for part in _parts where part.4.contains(position) { return part }
      fatalError("AttributedString.Index is out of bounds")
    }
    func makeIterator() -> IndexingIterator<
      [(T.Value?, U.Value?, V.Value?, W.Value?, Range<AttributedString.Index>)]
    > { _parts.makeIterator() }
    func index(before i: AttributedString.Index) -> AttributedString.Index {
      var found = _end
      for part in _parts where part.4.lowerBound < i { found = part.4.lowerBound }
      return found
    }
    func index(after i: AttributedString.Index) -> AttributedString.Index { self[i].4.upperBound }
  }

  subscript<T, U, V, W>(
    _ t: KeyPath<AttributeDynamicLookup, T>, _ u: KeyPath<AttributeDynamicLookup, U>,
    _ v: KeyPath<AttributeDynamicLookup, V>, _ w: KeyPath<AttributeDynamicLookup, W>
  ) -> AttributedString.Runs.AttributesSlice4<T, U, V, W>
  where
    T: AttributedStringKey, T.Value: Sendable, U: AttributedStringKey, U.Value: Sendable,
    V: AttributedStringKey, V.Value: Sendable, W: AttributedStringKey, W.Value: Sendable
  { self[T.self, U.self, V.self, W.self] }

  subscript<T, U, V, W>(_ t: T.Type, _ u: U.Type, _ v: V.Type, _ w: W.Type)
    -> AttributedString.Runs.AttributesSlice4<T, U, V, W>
  where
    T: AttributedStringKey, T.Value: Sendable, U: AttributedStringKey, U.Value: Sendable,
    V: AttributedStringKey, V.Value: Sendable, W: AttributedStringKey, W.Value: Sendable
  {
    var parts: [(T.Value?, U.Value?, V.Value?, W.Value?, Range<AttributedString.Index>)] = []
    let others = self[w]._parts
    for part in self[t, u, v]._parts {
      for other in others where other.1.overlaps(part.3) {
        parts.append((part.0, part.1, part.2, other.0, part.3.clamped(to: other.1)))
      }
    }
    return AttributedString.Runs.AttributesSlice4<T, U, V, W>(_parts: parts, _end: _end)
  }

  struct AttributesSlice5<T, U, V, W, X>: BidirectionalCollection, Sendable
  where
    T: AttributedStringKey, T.Value: Sendable, U: AttributedStringKey, U.Value: Sendable,
    V: AttributedStringKey, V.Value: Sendable, W: AttributedStringKey, W.Value: Sendable,
    X: AttributedStringKey, X.Value: Sendable
  {
    typealias Index = AttributedString.Index
    typealias Element = (T.Value?, U.Value?, V.Value?, W.Value?, X.Value?, Range<AttributedString.Index>)
    typealias Iterator = IndexingIterator<
      [(T.Value?, U.Value?, V.Value?, W.Value?, X.Value?, Range<AttributedString.Index>)]
    >
    let _parts: [(T.Value?, U.Value?, V.Value?, W.Value?, X.Value?, Range<AttributedString.Index>)]
    let _end: AttributedString.Index
    var startIndex: AttributedString.Index { _parts.isEmpty ? _end : _parts[0].5.lowerBound }
    var endIndex: AttributedString.Index { _end }
    subscript(position: AttributedString.Index) -> (
      T.Value?, U.Value?, V.Value?, W.Value?, X.Value?, Range<AttributedString.Index>
    ) {
      for part in _parts where part.5.contains(position) { return part }
      fatalError("AttributedString.Index is out of bounds")
    }
    func makeIterator() -> IndexingIterator<
      [(T.Value?, U.Value?, V.Value?, W.Value?, X.Value?, Range<AttributedString.Index>)]
    > { _parts.makeIterator() }
    func index(before i: AttributedString.Index) -> AttributedString.Index {
      var found = _end
      for part in _parts where part.5.lowerBound < i { found = part.5.lowerBound }
      return found
    }
    func index(after i: AttributedString.Index) -> AttributedString.Index { self[i].5.upperBound }
  }

  subscript<T, U, V, W, X>(
    _ t: KeyPath<AttributeDynamicLookup, T>, _ u: KeyPath<AttributeDynamicLookup, U>,
    _ v: KeyPath<AttributeDynamicLookup, V>, _ w: KeyPath<AttributeDynamicLookup, W>,
    _ x: KeyPath<AttributeDynamicLookup, X>
  ) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>
  where
    T: AttributedStringKey, T.Value: Sendable, U: AttributedStringKey, U.Value: Sendable,
    V: AttributedStringKey, V.Value: Sendable, W: AttributedStringKey, W.Value: Sendable,
    X: AttributedStringKey, X.Value: Sendable
  { self[T.self, U.self, V.self, W.self, X.self] }

  subscript<T, U, V, W, X>(_ t: T.Type, _ u: U.Type, _ v: V.Type, _ w: W.Type, _ x: X.Type)
    -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>
  where
    T: AttributedStringKey, T.Value: Sendable, U: AttributedStringKey, U.Value: Sendable,
    V: AttributedStringKey, V.Value: Sendable, W: AttributedStringKey, W.Value: Sendable,
    X: AttributedStringKey, X.Value: Sendable
  {
    var parts: [(T.Value?, U.Value?, V.Value?, W.Value?, X.Value?, Range<AttributedString.Index>)] = []
    let others = self[x]._parts
    for part in self[t, u, v, w]._parts {
      for other in others where other.1.overlaps(part.4) {
        parts.append((part.0, part.1, part.2, part.3, other.0, part.4.clamped(to: other.1)))
      }
    }
    return AttributedString.Runs.AttributesSlice5<T, U, V, W, X>(_parts: parts, _end: _end)
  }
}
