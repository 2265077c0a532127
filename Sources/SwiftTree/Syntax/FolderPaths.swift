extension String {
  /// How many folders two paths have in common from the left: of `a/b/File` and `a/c/File` one.
  package func foldersInCommon(with other: String) -> Int {
    var count = 0
    // `//` and a slash at the beginning part nothing.
    var isInName = false
    for (mine, theirs) in zip(utf8, other.utf8) {
      guard mine == theirs else { break }
      if mine != UInt8(ascii: "/") {
        isInName = true
      } else if isInName {
        count += 1
        isInName = false
      }
    }
    return count
  }
}
