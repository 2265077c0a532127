import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// Reads a tape as a tree document: every field is known, typed and in range, or an error with
/// its place.
struct DocumentReader {
  let tape: DataTape
  let bounds: Bounds
  /// The field of a UIKit-like node that each key of the tape names.
  let uikitFields: [UIKitField?]
  /// What the tree does when something is done to it; handlers are indices into it.
  var actions: [DocumentAction] = []
  /// The `set` effects whose target is looked up once all nodes are read.
  var pendingSets: [PendingSet] = []
  /// The `show` effects by the place of the screen's name.
  var pendingShows: [PendingShow] = []
  /// The way from the root of the screen to the node that is being read.
  var path: [NodeStep] = []
  var screen = 0
  var hasDeferredContent = false
  private var views = 0

  init(tape: DataTape, bounds: Bounds) {
    self.tape = tape
    self.bounds = bounds
    self.uikitFields = tape.keys.map { UIKitField(rawValue: $0) }
  }

  func fault(_ index: Int, _ message: String) -> InputError {
    InputError(at: tape.location(index), message)
  }

  /// A value that is not of the type that its field wants.
  func mismatch(_ index: Int, _ field: String, _ wanted: String) -> InputError {
    var advice = ""
    if wanted == "a text", tape.kind(index) == .number {
      advice = ": write \"\(tape.text(index).prefix(40))\" in quotes"
    }
    return fault(
      index, "the field \(quoted(field)) wants \(wanted), not \(tape.describe(index))\(advice)")
  }

  func unknownField(_ key: Int, of what: String, known: [String]) -> InputError {
    let name = tape.key(key)
    return fault(
      key, "unknown field \(quoted(name)) in \(what)" + NearestName.hint(for: name, in: known))
  }

  mutating func countView(_ index: Int) throws(InputError) {
    views += 1
    guard views <= bounds.nodes else {
      throw fault(index, "more than \(bounds.nodes) nodes")
    }
  }

  /// A handler that does what the action says.
  mutating func handler(_ action: DocumentAction) -> Handler {
    actions.append(action)
    return Handler(ActionID(index: actions.count - 1))
  }

  var place: NodePlace { NodePlace(screen: screen, steps: path) }

  // MARK: Objects and lists

  /// The fields of an object that are not null, in the order written.
  func fields<Field: RawRepresentable & CaseIterable>(
    of index: Int, as type: Field.Type, in what: String
  ) throws(InputError) -> [(field: Field, value: Int)] where Field.RawValue == String {
    guard tape.kind(index) == .object else {
      throw fault(index, "\(what) is an object, not \(tape.describe(index))")
    }
    var result: [(Field, Int)] = []
    var key = index + 1
    let end = tape.end(of: index)
    while key < end {
      guard let field = Field(rawValue: tape.key(key)) else {
        throw unknownField(key, of: what, known: Field.allCases.map(\.rawValue))
      }
      if tape.kind(key + 1) != .null { result.append((field, key + 1)) }
      key = tape.end(of: key + 1)
    }
    return result
  }

  /// The indices of a list's values.
  func items(of index: Int, _ field: String) throws(InputError) -> [Int] {
    guard tape.kind(index) == .array else { throw mismatch(index, field, "a list") }
    var result: [Int] = []
    var item = index + 1
    let end = tape.end(of: index)
    while item < end {
      result.append(item)
      item = tape.end(of: item)
    }
    return result
  }

  /// The keys of an object with names of the author's own.
  func members(of index: Int, _ field: String) throws(InputError) -> [(name: String, value: Int)] {
    guard tape.kind(index) == .object else { throw mismatch(index, field, "an object") }
    var result: [(String, Int)] = []
    var key = index + 1
    let end = tape.end(of: index)
    while key < end {
      result.append((tape.key(key), key + 1))
      key = tape.end(of: key + 1)
    }
    return result
  }
}
