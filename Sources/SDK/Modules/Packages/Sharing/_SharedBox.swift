// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of _SharedBox, as its documentation has them.

/// Where a shared value is kept.
@Observable final class _SharedBox {
  /// Those with keys: one for each key.
  @ObservationIgnored static var kept: [String: _SharedBox] = [:]
  var value: Any {
    didSet { changes.send(()) }
  }
  /// Sent when it is asked for, and after every change.
  @ObservationIgnored let changes = CurrentValueSubject<Void, Never>(())

  init(_ value: Any) { self.value = value }

  static func of(_ place: String, _ value: () -> Any) -> _SharedBox {
    if let box = kept[place] { return box }
    let box = _SharedBox(value())
    kept[place] = box
    return box
  }
}
