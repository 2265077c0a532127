import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// A text, a part of one, or one of their views: places with elements at them.
private struct TextView<View: BidirectionalCollection> where View.Index == String.Index {
  let name: String
  /// The view that a value is.
  let view: (RuntimeValue) throws -> View
  let element: (View.Element) -> RuntimeValue
  let part: (View.SubSequence) -> RuntimeValue
}

/// What texts and their views do as collections.
extension Natives {
  mutating func addTextCollections() {
    addTextView("String", { try $0.string }, { .character($0) }, { .host($0) })
    addTextView("Substring", { try $0.substring }, { .character($0) }, { .host($0) })
    addTextView(
      "String.UnicodeScalarView", { try $0.hosted(String.UnicodeScalarView.self) }, { .scalar($0) },
      { .host($0) })
    addTextView(
      "Substring.UnicodeScalarView", { try $0.hosted(Substring.UnicodeScalarView.self) }, { .scalar($0) },
      { .host($0) })
    addTextView(
      "String.UTF16View", { try $0.hosted(String.UTF16View.self) }, { .integer(Int($0)) }, { .host($0) })
    addTextView(
      "Substring.UTF16View", { try $0.hosted(Substring.UTF16View.self) }, { .integer(Int($0)) }, { .host($0) }
    )
    addTextView(
      "String.UTF8View", { try $0.hosted(String.UTF8View.self) }, { .integer(Int($0)) }, { .host($0) })
    addTextView(
      "Substring.UTF8View", { try $0.hosted(Substring.UTF8View.self) }, { .integer(Int($0)) }, { .host($0) })
  }

  private mutating func addTextView<View: BidirectionalCollection>(
    _ name: String, _ view: @escaping (RuntimeValue) throws -> View,
    _ element: @escaping (View.Element) -> RuntimeValue,
    _ part: @escaping (View.SubSequence) -> RuntimeValue
  ) where View.Index == String.Index {
    let text = TextView(name: name, view: view, element: element, part: part)
    addBounds(text)
    addSteps(text)
    addElements(text)
    addIterator(text)
  }

  private mutating func addBounds<View>(_ text: TextView<View>) {
    self["\(text.name).startIndex"] = { arguments, _ in .place(try text.view(arguments[0]).startIndex) }
    self["\(text.name).endIndex"] = { arguments, _ in .place(try text.view(arguments[0]).endIndex) }
    self["\(text.name).count"] = { arguments, call in
      let count = try text.view(arguments[0]).count
      try call.machine.count(work: count)
      return .integer(count)
    }
    self["\(text.name).isEmpty"] = { arguments, _ in .boolean(try text.view(arguments[0]).isEmpty) }
    self["\(text.name).underestimatedCount"] = { arguments, _ in
      .integer(try text.view(arguments[0]).underestimatedCount)
    }
    self["\(text.name).distance(from:to:)"] = { arguments, _ in
      let view = try text.view(arguments[0])
      let (start, end) = (try arguments[1].place, try arguments[2].place)
      let bounds = view.startIndex...view.endIndex
      guard bounds.contains(start), bounds.contains(end) else { throw Interruption.indexOutOfBounds }
      return .integer(view.distance(from: start, to: end))
    }
  }

  private mutating func addSteps<View>(_ text: TextView<View>) {
    let after: (View, String.Index) throws -> String.Index = { view, index in
      guard index >= view.startIndex, index < view.endIndex else { throw Interruption.indexOutOfBounds }
      return view.index(after: index)
    }
    let before: (View, String.Index) throws -> String.Index = { view, index in
      guard index > view.startIndex, index <= view.endIndex else { throw Interruption.indexOutOfBounds }
      return view.index(before: index)
    }
    for (label, step) in [("after", after), ("before", before)] {
      self["\(text.name).index(\(label):)"] = { arguments, _ in
        .place(try step(text.view(arguments[0]), arguments[1].place))
      }
      self["\(text.name).formIndex(\(label):)"] = { arguments, _ in
        arguments[1] = .place(try step(text.view(arguments[0]), arguments[1].place))
        return .void
      }
    }
    self["\(text.name).index(_:offsetBy:)"] = { arguments, _ in
      let view = try text.view(arguments[0])
      let (index, distance) = (try arguments[1].place, try arguments[2].int)
      let limit = distance < 0 ? view.startIndex : view.endIndex
      guard (view.startIndex...view.endIndex).contains(index),
        let found = view.index(index, offsetBy: distance, limitedBy: limit)
      else { throw Interruption.indexOutOfBounds }
      return .place(found)
    }
    self["\(text.name).index(_:offsetBy:limitedBy:)"] = { arguments, _ in
      let view = try text.view(arguments[0])
      let (index, distance) = (try arguments[1].place, try arguments[2].int)
      guard (view.startIndex...view.endIndex).contains(index) else { throw Interruption.indexOutOfBounds }
      let wanted = try arguments[3].place
      // A limit that lies the other way is none; but the text's own end is one.
      let end = distance < 0 ? view.startIndex : view.endIndex
      let isReached = distance < 0 ? wanted <= index && wanted > end : wanted >= index && wanted < end
      if let found = view.index(index, offsetBy: distance, limitedBy: isReached ? wanted : end) {
        return .place(found).wrapped
      }
      let isLimited = distance < 0 ? wanted <= index : wanted >= index
      if isLimited { return .none(0) }
      throw Interruption.indexOutOfBounds
    }
  }

  private mutating func addElements<View>(_ text: TextView<View>) {
    self["\(text.name).subscript(_:)"] = { arguments, _ in
      let view = try text.view(arguments[0])
      if case .fields = arguments[1] {
        let range = try arguments[1].placeRange
        guard range.lowerBound >= view.startIndex, range.upperBound <= view.endIndex else {
          throw Interruption.rangeOutOfBounds
        }
        return text.part(view[range])
      }
      let index = try arguments[1].place
      guard index >= view.startIndex, index < view.endIndex else { throw Interruption.indexOutOfBounds }
      return text.element(view[index])
    }
  }

  private mutating func addIterator<View>(_ text: TextView<View>) {
    iteration(text.name) { value, _, _, body in
      for element in try text.view(value) where try !body(text.element(element)) { return }
    }
    self["\(text.name).makeIterator()"] = { arguments, _ in .host(try text.view(arguments[0]).makeIterator())
    }
    // The others are gone through by their indices.
    if ["String", "String.UTF16View", "String.UnicodeScalarView"].contains(text.name) {
      self["\(text.name).Iterator.next()"] = { arguments, _ in
        var iterator = try arguments[0].hosted(View.Iterator.self)
        let next = iterator.next()
        arguments[0] = .host(iterator)
        return .init(optional: next.map(text.element))
      }
    }
  }
}
