// Views are known enough to go on where something of them isn't.

extension View {
  /// What stands for a view that is not known. Members that are not known leave a view what it is.
  typealias _Unknown = _UnknownView
}
