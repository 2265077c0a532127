import EarshotJSON
import EarshotVocabulary

/// A value that somebody gives from outside for a property, before it is known which type that is of.
package indirect enum GivenValue: Sendable {
  case null
  /// A text, a number or a truth value, as it is written.
  case word(String)
  case list([GivenValue])
  case object([(name: String, value: GivenValue)])

  /// The value that a text of JSON is; nil where it is none.
  init?(json text: String) {
    guard let value = try? GivenValue(json: Array(text.utf8), file: "") else { return nil }
    self = value
  }

  /// The value that a file of JSON holds.
  init(json bytes: [UInt8], file: String) throws(InputError) {
    let (tape, end) = try DataTape.json(from: 0, in: bytes, file: file, bounds: .standard)
    if let rest = bytes[end...].firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      let lines = bytes.withUnsafeBufferPointer { LineIndex($0, from: 0) }
      throw InputError(at: lines.location(of: rest, in: file), "nothing is expected behind the value")
    }
    var reader = TapeReader(tape: tape)
    self = reader.value()
  }
}

/// Reads the values of a document one after the other.
private struct TapeReader {
  let tape: DataTape
  var index = 0

  mutating func value() -> GivenValue {
    let place = index
    index += 1
    switch tape.kind(place) {
    case .null: return .null
    case .false: return .word("false")
    case .true: return .word("true")
    case .number, .string, .key: return .word(tape.text(place))
    case .array:
      var list: [GivenValue] = []
      while index < tape.end(of: place) { list.append(value()) }
      return .list(list)
    case .object:
      var members: [(String, GivenValue)] = []
      while index < tape.end(of: place) {
        let name = tape.key(index)
        index += 1
        members.append((name, value()))
      }
      return .object(members)
    }
  }
}

/// Values that somebody gives for properties by their names: `--state`, then `--data`.
package struct GivenValues: Sendable {
  private let texts: [(name: String, value: String)]
  private(set) var data: [String: GivenValue] = [:]

  /// - Parameter texts: of several of one name the last counts.
  package init(texts: [(name: String, value: String)]) { self.texts = texts }

  /// - Parameters:
  ///   - texts: of several of one name the last counts.
  ///   - file: the name of a file that holds a JSON object with values by property name.
  ///   - bytes: what is in that file.
  package init(
    texts: [(name: String, value: String)], file: String, _ bytes: [UInt8]
  ) throws(InputError) {
    self.texts = texts
    guard case .object(let given) = try GivenValue(json: bytes, file: file) else {
      throw InputError(
        at: SourceLocation(file: file, line: 1, column: 1),
        "an object with values by property name is expected")
    }
    for (name, value) in given { data[name] = value }
  }

  package static let none = GivenValues(texts: [])

  var isEmpty: Bool { texts.isEmpty && data.isEmpty }

  /// What is given for a name as a text.
  func text(for name: String) -> String? { texts.last { $0.name == name }?.value }

  /// What is given for a name in a file.
  func data(for name: String) -> GivenValue? { data[name] }
}
