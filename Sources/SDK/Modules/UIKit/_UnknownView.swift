// UIKit: the declarations of _UnknownView.

/// Stands for a view of which it is not known what it shows.
class _UnknownView: UIView {
  let _name: String
  let _cause: String
  /// The words that it was given.
  let _texts: [String]

  init(name: String, cause: String, texts: [String]) {
    _name = name
    _cause = cause
    _texts = texts
    super.init(frame: CGRect.zero)
  }
  required init?(coder: NSCoder) { nil }

  override var _part: _Part {
    if _texts.isEmpty { return _Part.unknown(name: _name, cause: _cause) }
    return _Part.object(self)
  }
  override var _parts: [_Part] { _texts.map { _Part.node(_Node("UILabel", text: $0)) } }
}
