// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): what it adds to JSON, as its documentation has it.

extension JSON: Collection {
  typealias Element = (String, JSON)
  typealias Index = JSONIndex

  var startIndex: JSONIndex { JSONIndex(_place: 0) }
  var endIndex: JSONIndex { JSONIndex(_place: _pairs.count) }
  var count: Int { _pairs.count }
  func index(after i: JSONIndex) -> JSONIndex { JSONIndex(_place: i._place + 1) }
  subscript(position: JSONIndex) -> (String, JSON) { _pairs[position._place] }
  private var _pairs: [(String, JSON)] {
    if let array { return array.enumerated().map { (String($0.offset), $0.element) } }
    if let dictionary { return dictionary.map { ($0.key, $0.value) } }
    return []
  }
}
