// SwiftUI: what a fetch request of a view in sections asks for.
// Code of our own.

struct _SectionedSettings<SectionIdentifier, Result>
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  let settings: _Location<_FetchSettings<Result>>
  let path: _Location<KeyPath<Result, SectionIdentifier>>

  init(
    _ settings: _Location<_FetchSettings<Result>>, _ path: _Location<KeyPath<Result, SectionIdentifier>>
  ) {
    self.settings = settings
    self.path = path
  }
}
