import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// What is not known of a screen stays in its place, and all around it is what it is.
extension ViewExpander {
  /// The nodes of a view; one that stands for it where what it shows can't be told.
  /// - Parameters:
  ///   - name: what the view is called.
  ///   - own: where it was made.
  func standingIn(
    _ name: @autoclosure () -> String, place own: @autoclosure () -> CodePlace? = nil, at identity: Identity,
    _ body: () throws -> [ViewNode]
  ) throws -> [ViewNode] {
    do { return try body() } catch let error as Interruption {
      let (name, own) = (name(), own())
      let gap: RuntimeGap
      switch error {
      case .unknown(let cause, let place):
        if cause.isBeyondBounds, !goesOnBeyondBounds() { throw error }
        gap = RuntimeGap(.component, source: name, name: name, cause: cause, place: place ?? own)
      case .trap(let message, let place):
        gap = RuntimeGap(.trap, source: name, name: name, cause: GapCause(message), place: place ?? own)
      case .thrown, .ended: throw error
      }
      machine.store.note(gap)
      return [try unknownNode(gap, [], at: identity)]
    }
  }

  /// A part of a screen that code could not give, with what it was given to show.
  func expand(_ unknown: UnknownValue, at identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    let texts = try unknown.arguments.enumerated().compactMap { index, given in
      try shownText(
        given.label, given.value, isFirst: index == 0, of: unknown, at: identity.child("text").child(index))
    }
    let content = try expand(unknown.content, under: identity.child("content"), around)
    return [try unknownNode(unknown.gap, texts + content, at: identity)]
  }

  /// A text of which nobody knows what it says: that there is one is known.
  func unknownText(_ unknown: UnknownValue, at identity: Identity) throws -> ViewNode {
    try count()
    var gap = unknown.gap
    gap.subject = .value
    machine.store.note(gap)
    return ViewNode(
      .view("Text"), arguments: [Argument(nil, .text(TextContent(unknown.shown)))], identity: identity,
      source: gap.place.map(SourceLocation.init))
  }

  /// Labels by which views are given words that they show.
  private static let textLabels: Set<String> = [
    "title", "subtitle", "text", "label", "header", "footer", "message", "description", "titleKey", "content",
    "caption", "body", "placeholder", "prompt",
  ]

  /// A text that a view which is not known was given: a first one without a label, and those by labels of words. That
  /// they are shown is likely, not known: the view is named in any case. One that may be a key is in the words of the
  /// catalogs.
  private func shownText(
    _ label: String?, _ value: TypedValue, isFirst: Bool, of unknown: UnknownValue, at identity: Identity
  ) throws -> ViewNode? {
    guard label.map(ViewExpander.textLabels.contains) ?? isFirst,
      case .text(let text) = machine.opened(value).value, !text.isEmpty
    else { return nil }
    try count()
    let words = run.texts(in: locale).words(of: text, near: unknown.gap.place?.path) ?? text
    return ViewNode(
      .view("Text"), arguments: [Argument(nil, .text(TextContent(words)))], identity: identity,
      source: unknown.gap.place.map(SourceLocation.init))
  }

  private func unknownNode(_ gap: RuntimeGap, _ children: [ViewNode], at identity: Identity) throws
    -> ViewNode
  {
    try count()
    return ViewNode(
      .unknown(gap.name), arguments: [Argument("content", .unknown(gap.source))], children: children,
      identity: identity, source: gap.place.map(SourceLocation.init))
  }

  /// A view with a modifier of which it is not known what it does.
  func expand(_ passed: PassedOver, _ type: Type, at identity: Identity, _ around: Surroundings) throws
    -> [ViewNode]
  {
    var nodes = try expand(TypedValue(passed.value, passed.type ?? type), at: identity, around)
    // One that is declared would do by its name alone what it does without arguments.
    guard passed.gap.cause.namesWhatIsMissing else { return nodes }
    let modifier = Modifier(passed.gap.name, [], source: passed.gap.place.map(SourceLocation.init))
    if nodes.count == 1 {
      nodes[0].modifiers.append(modifier)
      return nodes
    }
    return [
      ViewNode(.view("Group"), children: nodes, modifiers: [modifier], identity: identity.child("group"))
    ]
  }

  /// A modifier, or its effect, where what it was given can be told: it is known what it is for, so something is missing.
  func passingOver<Made>(_ record: Record, _ body: () throws -> Made?) throws -> Made? {
    do { return try body() } catch Interruption.unknown(let cause, let place) {
      let name = "." + record.callee.name
      machine.store.note(
        RuntimeGap(.value, source: name, name: name, cause: cause, place: place ?? record.place))
      return nil
    }
  }
}

extension [RuntimeGap] {
  /// What is said of them. A value that is heard, by what is written in guillemets, and one that is only kept are told
  /// once for each thing that is missing, where most hangs on it; any other, whether a switch is on, at its place.
  /// - Parameter heard: what stands in guillemets.
  func told(heard: Set<String>) -> [Gap] {
    var gaps: [Gap] = []
    var places: [String: Int] = [:]
    let conditions = Set(filter { $0.subject == .condition })
    for var gap in self {
      if gap.subject == .held, heard.contains(gap.source) { gap.subject = .value }
      // What decides what is shown is said once, as that.
      if gap.subject == .value, !heard.contains(gap.source), conditions.contains(gap.asCondition) { continue }
      let made = Gap(gap)
      guard gap.subject == .held || gap.subject == .value && heard.contains(gap.source) else {
        gaps.append(made)
        continue
      }
      if let place = places[made.cause] {
        if gaps[place].effect < made.effect { gaps[place] = made }
      } else {
        places[made.cause] = gaps.count
        gaps.append(made)
      }
    }
    return gaps
  }
}

extension RuntimeGap {
  /// The same, where what is shown hangs on it.
  var asCondition: RuntimeGap {
    var gap = self
    gap.subject = .condition
    return gap
  }
}

extension UnknownWords {
  /// What stands in guillemets in the texts and values of a view and of those in it.
  func heard(in node: ViewNode) -> Set<String> {
    var found = node.unknownValues
    for argument in node.arguments + node.modifiers.flatMap(\.arguments) {
      for view in argument.value.views ?? [] { found.formUnion(heard(in: view)) }
      guard case .text(let text) = argument.value else { continue }
      for case .source(let words, _) in parts(of: text.string) { found.insert(words) }
    }
    for child in node.children { found.formUnion(heard(in: child)) }
    return found
  }
}

extension Gap {
  /// What is said of something that was passed over.
  init(_ gap: RuntimeGap) {
    let place = gap.place.map(SourceLocation.init)
    func notice(_ kind: Notice.Kind, _ message: String) -> Notice {
      Notice(.warning, gap.cause.isBeyondBounds ? .budget : kind, at: place, message)
    }
    switch gap.subject {
    case .held:
      self.init(
        notice: notice(.unknownValue, "'\(gap.source)' is not known here: \(gap.cause)"),
        cause: gap.cause.missing, effect: gap.cause.leavesDoubt ? .content : .action)
    case .value:
      self.init(
        notice: notice(.unknownValue, "'\(gap.source)' is not known here: \(gap.cause)"),
        cause: gap.cause.missing,
        effect: .value)
    case .component:
      let isLeftOut = gap.cause.text == gap.source
      self.init(
        notice: notice(
          .unknownView, isLeftOut ? gap.source : "what '\(gap.source)' shows is not known here: \(gap.cause)"),
        cause: gap.cause.missing, effect: gap.cause.leavesDoubt ? .content : .value)
    case .modifier:
      self.init(
        notice: notice(.unknownModifier, "'.\(gap.name)' changes nothing here: \(gap.cause)"),
        cause: ".\(gap.name)", effect: gap.cause.leavesDoubt ? .content : .value)
    case .condition:
      self.init(
        notice: notice(
          .unknownValue, "what is shown depends on '\(gap.source)', which is not known: \(gap.cause)"),
        cause: gap.cause.missing, effect: .content)
    case .statement:
      self.init(
        notice: notice(.unknownFunction, "'\(gap.source)' is not done here: \(gap.cause)"),
        cause: gap.cause.missing,
        effect: gap.cause.leavesDoubt ? .content : .action)
    case .mismatch:
      self.init(
        notice: notice(.unknownValue, "the types don't fit here, as far as they are known: \(gap.cause)"),
        cause: gap.cause.missing, effect: .content)
    case .trap:
      self.init(
        notice: notice(.trap, "the app would end here: \(gap.cause)"), cause: gap.cause.missing,
        effect: .content)
    }
  }
}

extension UnknownWords {
  /// What stands in guillemets for something that was passed over.
  mutating func add(_ gap: RuntimeGap) {
    switch gap.subject {
    case .value, .held: missingNames[gap.source] = Gap(gap).cause
    case .component, .trap:
      missingNames[gap.source] = Gap(gap).cause
      missingNames[gap.name] = Gap(gap).cause
    case .modifier, .condition, .statement, .mismatch: break
    }
  }
}
