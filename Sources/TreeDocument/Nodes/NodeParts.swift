import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// The parts of a UIKit-like node that have fields of their own.
extension DocumentReader {
  mutating func customActions(
    _ index: Int, _ field: String
  ) throws(InputError) -> [UIKitNode.CustomAction] {
    var actions: [UIKitNode.CustomAction] = []
    for item in try items(of: index, field) {
      if tape.kind(item) == .string {
        actions.append(.init(name: try text(item, field)))
      } else {
        actions.append(try customAction(item))
      }
    }
    return actions
  }

  private mutating func customAction(_ index: Int) throws(InputError) -> UIKitNode.CustomAction {
    var name: String?
    var handler: Handler?
    for (field, value) in try fields(of: index, as: CustomActionField.self, in: "a custom action") {
      switch field {
      case .name: name = try text(value, field.rawValue)
      case .effects: handler = try effectsHandler(value)
      }
    }
    guard let name else { throw fault(index, "a custom action wants the field 'name'") }
    return .init(name: name, handler: handler)
  }

  func customContent(
    _ index: Int, _ field: String
  ) throws(InputError) -> [UIKitNode.CustomContent] {
    var result: [UIKitNode.CustomContent] = []
    for item in try items(of: index, field) {
      var content = UIKitNode.CustomContent(label: "", value: "")
      for (field, value) in try fields(of: item, as: CustomContentField.self, in: "custom content") {
        switch field {
        case .label: content.label = try text(value, field.rawValue)
        case .value: content.value = try text(value, field.rawValue)
        case .importance:
          content.isImportant = try word(value, field.rawValue, as: Importance.self) == .high
        }
      }
      result.append(content)
    }
    return result
  }

  func rotors(_ index: Int, _ field: String) throws(InputError) -> [UIKitNode.Rotor] {
    var result: [UIKitNode.Rotor] = []
    for item in try items(of: index, field) {
      var name: String?
      var results: [String] = []
      for (field, value) in try fields(of: item, as: RotorField.self, in: "a rotor") {
        switch field {
        case .name: name = try text(value, field.rawValue)
        case .results: results = try texts(value, field.rawValue)
        }
      }
      guard let name else { throw fault(item, "a rotor wants the field 'name'") }
      result.append(.init(name: name, results: results))
    }
    return result
  }

  func cell(_ index: Int) throws(InputError) -> UIKitNode.Cell {
    var cell = UIKitNode.Cell()
    for (field, value) in try fields(of: index, as: CellField.self, in: "a cell") {
      let name = field.rawValue
      switch field {
      case .row: cell.row = try integer(value, name, in: DocumentReader.cells)
      case .column: cell.column = try integer(value, name, in: DocumentReader.cells)
      case .rowSpan: cell.rowSpan = try integer(value, name, in: 1...1_000_000)
      case .columnSpan: cell.columnSpan = try integer(value, name, in: 1...1_000_000)
      case .grid:
        let grid = try numbers(value, name, named: "row, column")
        var places: [Int] = []
        for number in grid {
          guard let place = Int(exactly: number), DocumentReader.cells.contains(place) else {
            throw fault(value, "the field 'grid' wants [row, column] as whole numbers from 0")
          }
          places.append(place)
        }
        cell.grid = places
      }
    }
    return cell
  }

  func dataTable(_ index: Int) throws(InputError) -> UIKitNode.DataTable {
    var table = UIKitNode.DataTable()
    for (field, value) in try fields(of: index, as: DataTableField.self, in: "a data table") {
      let name = field.rawValue
      switch field {
      case .rows: table.rows = try integer(value, name, in: DocumentReader.cells)
      case .columns: table.columns = try integer(value, name, in: DocumentReader.cells)
      case .rowHeaders: table.rowHeaders = try headers(value, name)
      case .columnHeaders: table.columnHeaders = try headers(value, name)
      }
    }
    return table
  }

  private func headers(_ index: Int, _ field: String) throws(InputError) -> [Int: [String]] {
    var result: [Int: [String]] = [:]
    for (name, value) in try members(of: index, field) where tape.kind(value) != .null {
      guard let place = Int(name), DocumentReader.cells.contains(place) else {
        throw fault(
          value - 1, "\(quoted(field)) goes by the number of a row or column, not \(quoted(name))")
      }
      result[place] = try texts(value, field)
    }
    return result
  }

  /// The rows and columns that a table may have.
  static let cells = 0...1_000_000
}

enum Importance: String, CaseIterable, Sendable {
  case `default`
  case high
}
