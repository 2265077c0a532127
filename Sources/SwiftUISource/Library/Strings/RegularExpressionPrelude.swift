/// `NSRegularExpression`'s loop over what it finds, evaluated with the app where it is asked for.
enum RegularExpressionPrelude {
  static let source = SourceFile(standingInFor: "Foundation", text)

  static func isNeeded(by files: [SourceFile]) -> Bool {
    files.contains { $0.mentions(name) }
  }

  private static let name = Array("enumerateMatches".utf8)

  private static let text = """
    extension NSRegularExpression {
      func enumerateMatches(
        in string: String, options: Any? = nil, range: NSRange,
        using block: (NSTextCheckingResult?, Any, ObjCBoolPointer) -> Void
      ) {
        let stop = ObjCBoolPointer()
        for match in self.matches(in: string, range: range) where !stop.pointee {
          block(match, [], stop)
        }
      }
    }
    """
}
