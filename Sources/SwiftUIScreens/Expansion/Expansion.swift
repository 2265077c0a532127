import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary
import OrderedCollections

/// What views told the screen besides their nodes.
struct Told {
  var effects = Effects()
  /// What views told those around them, in the order met.
  var preferences: [Preference] = []
  var destinations: [NavigationTarget] = []
  var nodeCount = 0

  static func += (told: inout Told, more: Told) {
    told.effects += more.effects
    told.preferences += more.preferences
    told.destinations += more.destinations
    told.nodeCount += more.nodeCount
  }
}

/// What `navigationDestination(for:)` shows.
struct NavigationTarget {
  var type: Type
  var function: FunctionValue
  var result: Type
}

/// What a view became, with all that it depended on: while that is the same, it need not be expanded again.
final class Expansion {
  let input: RuntimeValue
  let around: Surroundings
  let reading: Reading
  /// Which links it asked for, and whether they were pushed.
  let links: [(link: Identity, isPushed: Bool)]
  let nodes: [ViewNode]
  let told: Told
  /// The properties of views that were there.
  let live: [PropertyPlace.Key]
  /// The expansions inside of it.
  let inner: [Identity: Expansion]
  /// What code gave that was run for it.
  let evaluated: OrderedDictionary<Identity, Evaluated>
  /// What was found out about it in one evaluation.
  fileprivate var checked: (evaluation: Int, isUnchanged: Bool)?

  fileprivate init(
    input: RuntimeValue, around: Surroundings, reading: Reading, nodes: [ViewNode], told: Told,
    live: [PropertyPlace.Key], _ memory: ExpansionMemory
  ) {
    self.input = input
    self.around = around
    self.reading = reading
    self.links = memory.links
    self.nodes = nodes
    self.told = told
    self.live = live
    self.inner = memory.made
    self.evaluated = memory.evaluated
  }
}

/// What code of the app gave: a body, the content of a container. It runs again where something that it read has
/// changed, as SwiftUI has it, and else what it made stays: objects too.
final class Evaluated {
  let input: RuntimeValue
  let result: RuntimeValue
  fileprivate let code: (ViewExpander) throws -> RuntimeValue
  fileprivate var reading: Reading
  /// The properties of views that were there.
  fileprivate var live: [PropertyPlace.Key]
  /// What was found out about it in one evaluation: nil, it is as it was; else what the code gives now.
  fileprivate var checked: (evaluation: Int, now: Evaluated?)?

  fileprivate init(
    input: RuntimeValue, _ code: @escaping (ViewExpander) throws -> RuntimeValue, in expander: ViewExpander
  ) throws {
    let run = expander.run
    let firstLive = run.live.count
    (result, reading) = try expander.machine.store.noting { try code(expander) }
    self.input = input
    self.code = code
    live = Array(run.live[firstLive...])
  }
}

/// The expansions of one level: those of the evaluation before, and those of this one.
struct ExpansionMemory {
  var known: [Identity: Expansion] = [:]
  var made: [Identity: Expansion] = [:]
  var knownValues: OrderedDictionary<Identity, Evaluated> = [:]
  /// In their order: what one made the next may show.
  var evaluated: OrderedDictionary<Identity, Evaluated> = [:]
  /// Which links were asked for.
  var links: [(link: Identity, isPushed: Bool)] = []

  /// What the next evaluation knows: nothing of the one before, which would keep alive what is gone.
  var next: ExpansionMemory { ExpansionMemory(known: made, knownValues: evaluated) }
}

extension ViewExpander {
  /// The nodes of something, those of the evaluation before where all that they depend on is the same.
  /// - Parameter input: what is expanded.
  func remembered(
    _ input: RuntimeValue, at identity: Identity, _ around: Surroundings, _ body: () throws -> [ViewNode]
  ) throws -> [ViewNode] {
    let known = memory.known[identity]
    if let known, known.input.isSame(as: input), known.around.isSame(as: around), isUnchanged(known) {
      memory.made[identity] = known
      machine.store.use(known.reading)
      told += known.told
      run.live += known.live
      for target in known.told.destinations { destinations[target.type] = (target.function, target.result) }
      try checkCount()
      return known.nodes
    }
    let outer = (memory, told)
    let firstLive = run.live.count
    memory = ExpansionMemory(known: known?.inner ?? [:], knownValues: known?.evaluated ?? [:])
    told = Told(nodeCount: outer.1.nodeCount)
    machine.store.beginReading()
    let nodes: [ViewNode]
    do { nodes = try body() } catch {
      _ = machine.store.endReading()
      (memory, told) = outer
      throw error
    }
    let reading = machine.store.endReading()
    told.nodeCount -= outer.1.nodeCount
    let expansion = Expansion(
      input: input, around: around, reading: reading, nodes: nodes, told: told,
      live: Array(run.live[firstLive...]), memory)
    (memory, told) = outer
    memory.made[identity] = expansion
    told += expansion.told
    return nodes
  }

  /// What code gives, as it gave it before where nothing that it read is another.
  /// - Parameter input: what it is given.
  func evaluated(
    _ input: RuntimeValue, at identity: Identity, _ code: @escaping (ViewExpander) throws -> RuntimeValue
  ) throws -> RuntimeValue {
    if let known = memory.knownValues[identity], known.input.isSame(as: input) {
      let now = try changed(known) ?? known
      memory.evaluated[identity] = now
      machine.store.use(now.reading)
      run.live += now.live
      return now.result
    }
    let made = try Evaluated(input: input, code, in: self)
    memory.evaluated[identity] = made
    return made.result
  }

  /// What code gives now; nil where it is what it was.
  private func changed(_ known: Evaluated) throws -> Evaluated? {
    if let checked = known.checked, checked.evaluation == evaluation { return checked.now }
    guard !machine.store.isUnchanged(known.reading) else {
      known.checked = (evaluation, nil)
      return nil
    }
    let firstLive = run.live.count
    let now = try Evaluated(input: known.input, known.code, in: self)
    run.live.removeSubrange(firstLive...)
    if now.result.isSame(as: known.result) {
      // It read something else and gave the same: which row is chosen concerns two rows of a thousand.
      (known.reading, known.live) = (now.reading, now.live)
      known.checked = (evaluation, nil)
      return nil
    }
    known.checked = (evaluation, now)
    return now
  }

  /// False, too, where the code stops now.
  private func isUnchanged(_ known: Evaluated) -> Bool {
    do { return try changed(known) === nil } catch { return false }
  }

  private func isUnchanged(_ expansion: Expansion) -> Bool {
    if let checked = expansion.checked, checked.evaluation == evaluation { return checked.isUnchanged }
    let isUnchanged =
      expansion.reading.isRepeatable
      && expansion.links.allSatisfy { interface.pushed.contains($0.link) == $0.isPushed }
      && machine.store.isUnchanged(expansion.reading)
      && expansion.evaluated.values.allSatisfy(isUnchanged)
      && expansion.inner.values.allSatisfy { self.isUnchanged($0) }
    expansion.checked = (evaluation, isUnchanged)
    return isUnchanged
  }

  /// Whether the screen that a link leads to is shown.
  func isPushed(_ link: Identity) -> Bool {
    let isPushed = interface.pushed.contains(link)
    memory.links.append((link, isPushed))
    return isPushed
  }
}

extension Surroundings {
  /// Whether views surely find the same around them.
  fileprivate func isSame(as other: Surroundings) -> Bool {
    locale == other.locale && unknownRows == other.unknownRows && columns.isEmpty && other.columns.isEmpty
      && environment.isSame(as: other.environment) && isSame(path, other.path)
      && isSame(searched, other.searched) && styles.count == other.styles.count
      && styles.allSatisfy { isSame($0.value, other.styles[$0.key]) }
      && destinations.count == other.destinations.count
      && destinations.allSatisfy { type, target in
        guard let other = other.destinations[type] else { return false }
        return target.result === other.result
          && RuntimeValue.function(target.function).isSame(as: .function(other.function))
      }
  }

  private func isSame(_ one: TypedValue?, _ other: TypedValue?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.type === other.type && one.value.isSame(as: other.value)
  }
}
