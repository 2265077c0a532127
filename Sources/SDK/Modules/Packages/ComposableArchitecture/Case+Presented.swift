// swift-composable-architecture: what it adds to Case, as its documentation has it.

extension Case {
  /// A case of what is presented, for the actions of the one in it: `\.destination.alert`.
  @_cases(Inner, Part) subscript<Inner, Part>(dynamicMember name: String) -> Case<PresentationAction<Part>>
  where Root == PresentationAction<Inner> {
    Case<PresentationAction<Part>>(
      _names: _names,
      _read: { given in
        switch given as? PresentationAction<Inner> {
        case .dismiss?: PresentationAction<Part>.dismiss
        case .presented(let inner)?:
          (Case<Part>(_names: [name])._value(in: inner) as? Part).map {
            PresentationAction<Part>.presented($0)
          }
        case nil: nil
        }
      },
      _write: { given in
        switch given as! PresentationAction<Part> {
        case .dismiss: (PresentationAction<Inner>.dismiss, [])
        case .presented(let part): (part, ["presented", name])
        }
      })
  }
}
