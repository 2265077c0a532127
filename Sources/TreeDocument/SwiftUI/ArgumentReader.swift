import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// The values of arguments, by the type that the catalog gives them.
extension DocumentReader {
  /// Whether a value could be an argument of that type, to tell short forms apart.
  func couldBe(_ kind: ArgumentKind, _ index: Int) -> Bool {
    switch (kind, tape.kind(index)) {
    case (.binding(let inner), _): couldBe(inner, index)
    case (.text, .string), (.symbol, .string), (.url, .string): true
    case (.title, .string), (.views, .string), (.viewsOrSymbol, .string): true
    case (.title, .object), (.views, .object), (.viewsOrSymbol, .object): true
    case (.title, .array), (.views, .array), (.viewsOrSymbol, .array): isNodeList(index)
    case (.symbols, .string), (.traits, .string), (.point, .string), (.date, .string): true
    case (.symbols, .array), (.traits, .array), (.point, .array), (.range, .array): true
    case (.texts, .array): true
    case (.effects, .array): !isNodeList(index)
    case (.adjustment, .object): true
    case (.bool, .true), (.bool, .false): true
    case (.number, .number), (.date, .number): true
    case (.plain, .string), (.plain, .number), (.plain, .true), (.plain, .false): true
    default: false
    }
  }

  /// Whether the first thing in a list is a node.
  private func isNodeList(_ index: Int) -> Bool {
    let first = index + 1
    guard first < tape.end(of: index) else { return true }
    return tape.kind(first) == .string || isNode(first)
  }

  func isNode(_ index: Int) -> Bool {
    guard tape.kind(index) == .object else { return false }
    var key = index + 1
    let end = tape.end(of: index)
    while key < end {
      if tape.key(key) == "view" { return true }
      key = tape.end(of: key + 1)
    }
    return false
  }

  /// - Parameters:
  ///   - place: where the argument will stand in its node.
  ///   - identity: that of the argument; its views are children of it.
  mutating func argument(
    _ index: Int, _ spec: ArgumentSpec, at place: ArgumentPlace, identity: Identity
  ) throws(InputError) -> Argument {
    if case .title(let label) = spec.kind {
      guard tape.kind(index) != .string else {
        return Argument(nil, .text(TextContent(try text(index, spec.names[0]))))
      }
      return Argument(label, .views(try views(index, spec.names[0], at: place, identity)))
    }
    return Argument(
      spec.label, try value(index, spec.names[0], as: spec.kind, at: place, identity: identity))
  }

  private mutating func value(
    _ index: Int, _ name: String, as kind: ArgumentKind, at place: ArgumentPlace,
    identity: Identity
  ) throws(InputError) -> ArgumentValue {
    switch kind {
    case .text: return .text(TextContent(try text(index, name)))
    case .symbol: return symbol(try text(index, name))
    case .symbols: return try symbols(index, name)
    case .traits: return try traitSymbols(index, name)
    case .bool: return .bool(try bool(index, name))
    case .number: return try numberValue(index, name)
    case .range: return try range(index, name)
    case .views, .title: return .views(try views(index, name, at: place, identity))
    case .viewsOrSymbol:
      guard tape.kind(index) != .string else { return symbol(try text(index, name)) }
      return .views(try views(index, name, at: place, identity))
    case .date: return .date(try date(index, name))
    case .url: return .url(try text(index, name))
    case .point: return try pointValue(index, name)
    case .texts:
      return .list(try texts(index, name).map { .text(TextContent($0)) })
    case .plain: return try plain(index, name)
    case .binding(let inner):
      let value = try value(index, name, as: inner, at: place, identity: identity)
      return .binding(value: value, set: handler(.setArgument(self.place, place, then: [])))
    case .effects: return .handler(try effectsHandler(index))
    case .adjustment: return .handler(try adjustment(index))
    }
  }

  private func symbol(_ name: String) -> ArgumentValue {
    .symbol(name.hasPrefix(".") ? String(name.dropFirst()) : name)
  }

  private func symbols(_ index: Int, _ name: String) throws(InputError) -> ArgumentValue {
    if tape.kind(index) == .string { return symbol(try text(index, name)) }
    return .list(try texts(index, name).map { symbol($0) })
  }

  /// SwiftUI's `isHeader`, or `header` as UIKit-like nodes have it.
  private func traitSymbols(_ index: Int, _ name: String) throws(InputError) -> ArgumentValue {
    let items = tape.kind(index) == .string ? [index] : try items(of: index, name)
    var values: [ArgumentValue] = []
    for item in items {
      var trait = try text(item, name)
      if trait.hasPrefix(".") { trait.removeFirst() }
      guard let known = TraitNames.swiftUI(trait) else {
        throw unknownWord(item, name, known: TraitNames.all)
      }
      values.append(.symbol(known))
    }
    return values.count == 1 ? values[0] : .list(values)
  }

  private func numberValue(_ index: Int, _ name: String) throws(InputError) -> ArgumentValue {
    if tape.kind(index) == .string, tape.text(index) == "infinity" { return .double(.infinity) }
    let value = try number(index, name)
    let isWhole = !tape.text(index).utf8.contains { $0 == 0x2e || $0 | 0x20 == 0x65 }
    if isWhole, let whole = Int(exactly: value) { return .int(whole) }
    return .double(value)
  }

  private func range(_ index: Int, _ name: String) throws(InputError) -> ArgumentValue {
    let ends = try numbers(index, name, named: "lower, upper")
    guard ends[0] <= ends[1] else {
      throw fault(index, "the field \(quoted(name)) wants the lower end first")
    }
    return .range(lower: ends[0], upper: ends[1], isClosed: true)
  }

  private func pointValue(_ index: Int, _ name: String) throws(InputError) -> ArgumentValue {
    if tape.kind(index) == .string { return symbol(try text(index, name)) }
    let point = try point(index, name)
    return .record(
      "CGPoint", [Argument("x", .double(point.x)), Argument("y", .double(point.y))])
  }

  private func plain(_ index: Int, _ name: String) throws(InputError) -> ArgumentValue {
    switch tape.kind(index) {
    case .string: return .text(TextContent(try text(index, name)))
    case .number: return try numberValue(index, name)
    case .true: return .bool(true)
    case .false: return .bool(false)
    default: throw mismatch(index, name, "a text, a number, true or false")
    }
  }

  private func date(_ index: Int, _ name: String) throws(InputError) -> Double {
    if tape.kind(index) == .number { return try number(index, name) }
    guard let date = WrittenDate.seconds(of: try text(index, name)) else {
      throw fault(
        index,
        "the field \(quoted(name)) wants a date such as 2026-01-15 or 2026-01-15T09:41, not "
          + quoted(tape.text(index)))
    }
    return date
  }

  private mutating func adjustment(_ index: Int) throws(InputError) -> Handler {
    let handler = handler(.adjust(increment: [], decrement: []))
    let action = actions.count - 1
    for (name, value) in try members(of: index, "effects") where tape.kind(value) != .null {
      switch EffectTrigger(rawValue: name) {
      case .increment: try fillEffects(value, action: action, part: .effects)
      case .decrement: try fillEffects(value, action: action, part: .decrement)
      default: throw unknownField(value - 1, of: "adjustable effects", known: ["increment", "decrement"])
      }
    }
    return handler
  }

  /// A node, a list of nodes, or a text that stands for a `Text`.
  mutating func views(
    _ index: Int, _ name: String, at place: ArgumentPlace, _ identity: Identity
  ) throws(InputError) -> [ViewNode] {
    let items = tape.kind(index) == .array ? try items(of: index, name) : [index]
    var nodes: [ViewNode] = []
    for item in items {
      switch place {
      case .argument(let argument): path.append(.argument(argument, nodes.count))
      case .modifier(let modifier, let argument):
        path.append(.modifier(modifier, argument, nodes.count))
      }
      nodes.append(try swiftUINodeOrText(item, identity: identity.child(nodes.count)))
      path.removeLast()
    }
    return nodes
  }
}

/// The names of traits in SwiftUI: `isHeader` for `header`.
enum TraitNames {
  static let all = [
    "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound",
    "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently",
    "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "isModal", "isToggle",
    "isTabBar",
  ]

  static func swiftUI(_ name: String) -> String? {
    if all.contains(name) { return name }
    guard let first = name.first else { return nil }
    let prefixed = "is" + first.uppercased() + name.dropFirst()
    return all.contains(prefixed) ? prefixed : nil
  }
}

/// Dates as documents write them, in UTC.
enum WrittenDate {
  /// Seconds since 1970 of `2026-01-15`, `2026-01-15T09:41` or `2026-01-15T09:41:30Z`.
  static func seconds(of text: String) -> Double? {
    var rest = text[...]
    if rest.hasSuffix("Z") { rest = rest.dropLast() }
    let halves = rest.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let day = halves[0].split(separator: "-").compactMap { Int($0) }
    guard day.count == 3, (1...9999).contains(day[0]), (1...12).contains(day[1]),
      (1...31).contains(day[2])
    else { return nil }
    let start = Double(days(year: day[0], month: day[1], day: day[2])) * 86_400
    guard halves.count == 2 else { return start }
    let clock = halves[1].split(separator: ":").compactMap { Double($0) }
    guard (2...3).contains(clock.count), (0..<24).contains(clock[0]), (0..<60).contains(clock[1]),
      clock.count == 2 || (0..<61).contains(clock[2])
    else { return nil }
    return start + clock[0] * 3_600 + clock[1] * 60 + (clock.count == 3 ? clock[2] : 0)
  }

  /// Days since 1970-01-01 in the Gregorian calendar.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
