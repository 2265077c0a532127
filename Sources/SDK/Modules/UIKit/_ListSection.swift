// UIKit: the declarations of _ListSection.

/// What a section of a table or a collection shows, as its data source gives it.
struct _ListSection {
  var header: UIView?
  var headerTitle: String?
  var cells: [UIView] = []
  var footer: UIView?
  var footerTitle: String?
  /// The data source has more rows than are made.
  var isCut = false
  /// The header, the rows, the footer.
  func _add(to parts: inout [_Part]) {
    if let header {
      parts.append(_Part.object(header))
    } else if let headerTitle, !headerTitle.isEmpty {
      parts.append(_ListSection._edge(headerTitle, [.header, .staticText]))
    }
    for cell in cells { parts.append(_Part.object(cell)) }
    if isCut {
      let most = _ListSection._mostRows
      parts.append(
        _Part.leftOut("the data source gives more than \(most) rows; the rest is left out"))
    }
    if let footer {
      parts.append(_Part.object(footer))
    } else if let footerTitle, !footerTitle.isEmpty {
      parts.append(_ListSection._edge(footerTitle, .staticText))
    }
  }

  static func _edge(_ title: String, _ traits: UIAccessibilityTraits) -> _Part {
    var node = _Node("UITableViewHeaderFooterView", text: title)
    node.isElement = true
    node.traits = traits
    node.derive("traits", "the edge of a section")
    return _Part.node(node)
  }
  /// More rows than this are no screen.
  static let _mostRows = 1000
}
