import EarshotSwiftCode

extension Interruption {
  /// With its place, where it has none yet. In declarations of the SDK nobody looks: the place is that of their
  /// caller.
  func placed(in file: SourceText, at offset: Int) -> Interruption {
    guard !file.isDeclarations else { return self }
    let (line, column) = file.place(offset)
    let place = CodePlace(path: file.path, line: line, column: column)
    switch self {
    case .unknown(let cause, nil): return .unknown(cause, place)
    case .trap(let message, nil): return .trap(message, place)
    default: return self
    }
  }
}

extension SourceText {
  /// Whether it is of a module of declarations.
  fileprivate var isDeclarations: Bool { origin == .declarations }
}
