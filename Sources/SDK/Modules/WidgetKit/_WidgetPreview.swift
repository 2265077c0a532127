// WidgetKit: what a widget shows in its preview.

struct _WidgetPreview: View {
  let _family: WidgetFamily?
  let _shown: AnyView?

  init(_ family: WidgetFamily?, _ shown: AnyView?) {
    _family = family
    _shown = shown
  }
  var body: some View {
    if let _family {
      // Since iOS 17 the system keeps what a widget shows away from its edges.
      _shown.transformEnvironment(\._givenWidgetFamily) { $0 = _family }
        .padding(_family._isAccessory ? 0 : 16).frame(
          width: _family._size.width, height: _family._size.height)
    } else {
      _shown
    }
  }
}
