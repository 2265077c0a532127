// WidgetKit: what a widget shows in its preview.

struct _WidgetPreview: View {
  let _family: WidgetFamily?
  let _shown: AnyView?

  init(_ family: WidgetFamily?, _ shown: AnyView?) {
    _family = family
    _shown = shown
  }
  var body: some View { _shown.transformEnvironment(\._givenWidgetFamily) { $0 = _family ?? $0 } }
}
