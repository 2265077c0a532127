// SwiftUI: what a text of a source of time shows.

/// Formats what a source of time gives whenever it is asked to, as the style does.
struct _TimeSourceFormat<Base>: FormatStyle where Base: FormatStyle {
  let _base: Base

  func format(_ source: TimeDataSource<Base.FormatInput>) -> Base.FormatOutput {
    _base.format(source._value())
  }
  func locale(_ locale: Locale) -> _TimeSourceFormat<Base> { _TimeSourceFormat(_base: _base.locale(locale)) }
}
