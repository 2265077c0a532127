import EarshotViewTree
import EarshotVocabulary

/// A view of the app's, or a row, as it was evaluated last: what it was given, what it read, and
/// what came of it.
///
/// As long as it is given the same and what it read is unchanged, evaluating it again would give
/// the same nodes, so these are taken. It remembers everything else that its evaluation left
/// behind, too: appearances, observed values, notices, steps.
final class RememberedView: Sendable {
  /// What a view was evaluated with.
  struct Given: Sendable {
    var identity: Identity
    /// The identity that a row has by its element's id alone.
    var row: Identity?
    /// Whether that id follows from the element alone.
    var isNamedByElement = true
    /// An element of a list, or the view's own value.
    var value: Value
    /// What the content of a row was called with, where that is not the element itself.
    var argument: BindingValue?
    var around: Surroundings?
  }

  private let with: Given
  let nodes: [ViewNode]
  let reads: [Dependency]
  /// nil: it can't be taken as it was.
  let traces: Traces?
  /// The views inside, which may be as they were where this one is not.
  let inside: RememberedViews

  init(
    _ given: Given, nodes: [ViewNode], reads: [Dependency], traces: Traces?, inside: RememberedViews
  ) {
    with = given
    self.nodes = nodes
    self.reads = reads
    self.traces = traces
    self.inside = inside
  }

  var identity: Identity { with.identity }
  var row: Identity { with.row ?? with.identity }
  var isNamedByElement: Bool { with.isNamedByElement }
  var given: Value { with.value }
  var argument: BindingValue? { with.argument }
  var around: Surroundings? { with.around }

  /// Views with more nodes than this are evaluated anew; their parts are remembered.
  static let nodeLimit = 256

  /// What an evaluation leaves behind besides nodes.
  final class Traces: Sendable {
    let nodeCount: Int
    let steps: Int
    let appearances: [Appearance]
    let changes: [ObservedChange]
    let preferences: [Preference]
    let surroundings: [(identity: Identity, around: Surroundings)]
    let states: [Identity]
    let notices: [NoticeCollector.Met]
    let made: [BodyRun.Place]

    init(
      nodeCount: Int, steps: Int, appearances: [Appearance], changes: [ObservedChange],
      preferences: [Preference], surroundings: [(identity: Identity, around: Surroundings)],
      states: [Identity], notices: [NoticeCollector.Met], made: [BodyRun.Place]
    ) {
      self.nodeCount = nodeCount
      self.steps = steps
      self.appearances = appearances
      self.changes = changes
      self.preferences = preferences
      self.surroundings = surroundings
      self.states = states
      self.notices = notices
      self.made = made
    }
  }
}

/// What `onAppear` and `task` have to do.
struct Appearance: Sendable {
  var identity: Identity
  /// A task with an id runs again when that changes.
  var id: Value
  var action: ClosureValue
}

/// A value that `onChange` and `onReceive` look at.
struct ObservedChange: Sendable {
  var identity: Identity
  var value: Value
  var isInitial: Bool
  var action: ClosureValue
  /// The timer whose ticks it is told of instead.
  var timer: (id: Int, every: Double)?
  /// The value comes after a while.
  var late: LateValues?
}

/// The remembered views inside another.
struct RememberedViews: Sendable {
  var views: [Identity: RememberedView] = [:]
  var lists: [Identity: RememberedRows] = [:]
  /// What builders gave that stand in no view of the app's.
  var contents: [Identity: RememberedContent] = [:]

  var isEmpty: Bool { views.isEmpty && lists.isEmpty && contents.isEmpty }
}

/// The rows of a `ForEach` or `List`, with what they have in common.
final class RememberedRows: Sendable {
  let content: ClosureValue
  let around: Surroundings
  let data: BindingValue?
  let id: Value?
  let rows: [RememberedView]

  init(
    content: ClosureValue, around: Surroundings, data: BindingValue?, id: Value?, rows: [RememberedView]
  ) {
    self.content = content
    self.around = around
    self.data = data
    self.id = id
    self.rows = rows
  }

  /// Whether rows of it can be taken for rows that are made with these.
  func isMade(
    of content: ClosureValue, _ around: Surroundings, _ data: BindingValue?, _ id: Value?,
    _ sameness: inout Sameness
  ) -> Bool {
    sameness.same(self.around, around) && sameness.same(self.data, data)
      && sameness.same(Stored(self.id), Stored(id)) && sameness.same(self.content, content)
  }
}

/// What a screen remembers between two evaluations.
struct RememberedScreen: Sendable {
  var views = RememberedViews()
  var places = StoredPlaces()
  /// The pushed links, which decide what links expand.
  var pushed: [Identity] = []
}
