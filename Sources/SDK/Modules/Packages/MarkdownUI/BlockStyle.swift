// swift-markdown-ui: the declarations of BlockStyle, as its documentation has them.

/// How a block, or the marker of one, is shown.
struct BlockStyle<Configuration> {
  let _view: (Configuration) -> AnyView

  init<Body: View>(@ViewBuilder body: @escaping (_ configuration: Configuration) -> Body) {
    _view = { AnyView(body($0)) }
  }
}

extension BlockStyle where Configuration == Void {
  init<Body: View>(@ViewBuilder body: @escaping () -> Body) { _view = { _ in AnyView(body()) } }
}

extension BlockStyle where Configuration == ListMarkerConfiguration {
  static var decimal: Self { Self { Text("\($0.itemNumber).") } }
  static var dash: Self { Self { _ in Text("-") } }
  static var disc: Self { Self { _ in Image(systemName: "circle.fill") } }
  static var circle: Self { Self { _ in Image(systemName: "circle") } }
  static var square: Self { Self { _ in Image(systemName: "square.fill") } }
  static var discCircleSquare: Self {
    Self {
      Image(systemName: $0.listLevel > 2 ? "square.fill" : $0.listLevel == 2 ? "circle" : "circle.fill")
    }
  }
  static func decimal(minWidth: RelativeSize, alignment: Alignment = .center) -> Self { decimal }
  static func dash(minWidth: RelativeSize, alignment: Alignment = .center) -> Self { dash }
  static func disc(minWidth: RelativeSize, alignment: Alignment = .center) -> Self { disc }
  static func circle(minWidth: RelativeSize, alignment: Alignment = .center) -> Self { circle }
  static func square(minWidth: RelativeSize, alignment: Alignment = .center) -> Self { square }
}

extension BlockStyle where Configuration == TaskListMarkerConfiguration {
  static var checkmarkSquare: Self {
    Self { Image(systemName: $0.isCompleted ? "checkmark.square.fill" : "square") }
  }
}
