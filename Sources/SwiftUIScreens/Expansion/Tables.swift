import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

extension ViewExpander {
  /// `Table(tides) { TableColumn("Height") { tide in … } }`: a row for each element, in it a cell for each column.
  /// Where the width is compact, as on every iPhone, a table shows its first column alone, without headers (Apple
  /// documentation of `Table`, iOS 16+).
  func table(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    guard let columns = call["columns"], case .function(let function) = columns.value,
      let shape = columns.type.function
    else { throw Interruption.unknown("the columns of a table", call.record.place) }
    let all = try self.columns(TypedValue(function.call(), machine.plain(shape.result)))
    let visible = Array(all.prefix(try hasCompactWidth(around) ? 1 : .max))
    var node = try node("Table", call, at: identity)
    if let rows = call["rows"] {
      var inside = around
      inside.columns = visible
      node.children = try views(rows, at: identity.child("rows"), inside)
      return node
    }
    guard let data = call["data"], call["children"] == nil else {
      throw Interruption.unknown("the rows of a table", call.record.place)
    }
    for (index, element) in try elements(of: machine.opened(data.typed)).enumerated() {
      node.children.append(
        try cells(of: visible, element, at: identity.child("row").child(index), from: node.source, around))
    }
    return node
  }

  /// `TableRow(tide)` among rows that are written out.
  func tableRow(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    guard let value = call["value"], !around.columns.isEmpty else {
      throw Interruption.unknown("a row of a table", call.record.place)
    }
    return try cells(
      of: around.columns, machine.opened(value.typed), at: identity, from: call.location, around)
  }

  private func hasCompactWidth(_ around: Surroundings) throws -> Bool {
    let held = try run.environmentValue("horizontalSizeClass", around.environment)
    guard let inner = machine.program.language.wrapped(held.type), let value = held.value.unwrapped,
      let name = try symbol(of: TypedValue(value, inner))?.name
    else { return run.environment.device.idiom == .phone }
    return name == "compact"
  }

  /// The columns that a builder made; those behind a condition or in a `Group` stand in the table like the others.
  private func columns(_ value: TypedValue) throws -> [RecordedCall] {
    let value = machine.opened(value)
    guard case .record(var record) = value.value else {
      if value.value.unwrapped == nil { return [] }
      throw Interruption.unknown("a column of the type \(value.type)")
    }
    // What says how wide a column is says nothing that is heard.
    while case .record(let inner)? = machine.receiver(of: record)?.value { record = inner }
    let call = RecordedCall(record, machine)
    if call.typeName == "TableColumn" { return [call] }
    if call.isBuilder || call.typeName.hasPrefix("Tuple") { return try elements(of: call).flatMap(columns) }
    if call.typeName == "Group", let content = call["content"], case .function(let function) = content.value,
      let shape = content.type.function
    {
      return try columns(TypedValue(function.call(), machine.plain(shape.result)))
    }
    throw Interruption.unknown("the columns of \(call.typeName)", record.place)
  }

  private func cells(
    of columns: [RecordedCall], _ element: TypedValue, at identity: Identity, from source: SourceLocation?,
    _ around: Surroundings
  ) throws -> ViewNode {
    try count()
    let cells = try columns.enumerated().flatMap { index, column in
      try cell(of: column, element, at: identity.child(index), around)
    }
    return ViewNode(.view("HStack"), children: cells, identity: identity, source: source)
  }

  private func cell(
    of column: RecordedCall, _ element: TypedValue, at identity: Identity, _ around: Surroundings
  ) throws -> [ViewNode] {
    if let content = column["content"], case .function(let function) = content.value,
      let shape = content.type.function
    {
      return try self.content(function, shape.result, [element.value], at: identity, around)
    }
    guard case .host(let host)? = column["value"]?.value, let path = host.value as? KeyPathValue else {
      throw Interruption.unknown("the cells of a column", column.record.place)
    }
    let held = TypedValue(try machine.read(path, of: element.value), machine.plain(path.value))
    var node = try node("Text", column, at: identity)
    node.arguments = [Argument(nil, .text(try plainText(of: held, near: column)))]
    return [node]
  }
}
