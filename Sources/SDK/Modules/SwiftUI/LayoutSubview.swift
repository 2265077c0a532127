// SwiftUI: the declarations of LayoutSubview.
// Declared as the framework's interface has it, with code of our own.

struct LayoutSubview: Equatable {
  let _index: Int
  let _views: _LayoutViews
  let _values: [ObjectIdentifier: Any]

  init(_index index: Int, of views: _LayoutViews, _values changes: [(inout [ObjectIdentifier: Any]) -> Void])
  {
    var values: [ObjectIdentifier: Any] = [:]
    for change in changes { change(&values) }
    _index = index
    _views = views
    _values = values
  }

  subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    _values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue
  }

  var priority: Double { _views._priority(of: _index) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    _views._size(of: _index, proposal.width, proposal.height)
  }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(_width: size.width, _height: size.height)
  }

  var spacing: ViewSpacing {
    ViewSpacing(
      _isNone: _views._isSpacer(_index), _views._hasText(_index, atTop: true),
      _views._hasText(_index, atTop: false))
  }

  func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    _views._place(
      _index, position.x - size.width * anchor.x, position.y - size.height * anchor.y, proposal.width,
      proposal.height)
  }

  var containerValues: ContainerValues { get }

  static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a._index == b._index }
}
