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
    let bytes = Array(text.utf8)
    guard let read = try? DataTape.json(from: 0, in: bytes, file: "", bounds: .standard),
      bytes[read.end...].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) })
    else { return nil }
    var reader = TapeReader(tape: read.tape)
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
  let data: [String: GivenValue]

  /// - Parameters:
  ///   - texts: of several of one name the last counts.
  ///   - data: a JSON object with values by property name.
  package init(texts: [(name: String, value: String)], data: [UInt8]?) {
    self.texts = texts
    var members: [String: GivenValue] = [:]
    let text = data.map { String(decoding: $0, as: UTF8.self) }
    if case .object(let given)? = text.flatMap(GivenValue.init(json:)) {
      for (name, value) in given { members[name] = value }
    }
    self.data = members
  }

  package static let none = GivenValues(texts: [], data: nil)

  var isEmpty: Bool { texts.isEmpty && data.isEmpty }

  /// What is given for a name as a text.
  func text(for name: String) -> String? { texts.last { $0.name == name }?.value }

  /// What is given for a name in a file.
  func data(for name: String) -> GivenValue? { data[name] }
}
