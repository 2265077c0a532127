// SwiftUI: the declarations of Alignment.
// Declared as the framework's interface has it, with code of our own.

struct Alignment: Equatable {
  var horizontal: HorizontalAlignment
  var vertical: VerticalAlignment

  init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
  static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
  static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
  static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
  static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
  static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
  static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
  static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
  static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
  static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
  static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}
