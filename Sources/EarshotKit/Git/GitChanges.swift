/// Which files differ between a commit and what came after it, by names from the repository's root.
struct GitChanges: Sendable {
  /// The new names of files that were renamed, by their old ones.
  private(set) var renamed: [String: String] = [:]
  /// Every file that differs, by its name then and its name now.
  private(set) var names: Set<String> = []

  /// - Parameters:
  ///   - listing: what `git diff --name-status -M -z` answers.
  ///   - untracked: what `git ls-files --others --exclude-standard -z` answers.
  init(_ listing: [UInt8], untracked: [UInt8]) {
    var fields = listing.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    while let status = fields.popFirst(), let name = fields.popFirst() {
      names.insert(name)
      // "R087", then the old and the new name.
      guard status.hasPrefix("R") || status.hasPrefix("C"), let new = fields.popFirst() else { continue }
      names.insert(new)
      if status.hasPrefix("R") { renamed[name] = new }
    }
    for name in untracked.split(separator: 0) { names.insert(String(decoding: name, as: UTF8.self)) }
  }
}

extension GitRepository {
  /// What differs between two commits; nil for the second: the working tree.
  func changes(from before: Commit, to after: Commit?) throws(EarshotError) -> GitChanges {
    let listing = try answer(
      ["diff", "--no-ext-diff", "--name-status", "-M", "-z", before.id] + (after.map { [$0.id] } ?? []) + [
        "--"
      ])
    let untracked = after == nil ? try answer(["ls-files", "--others", "--exclude-standard", "-z"]) : []
    return GitChanges(listing, untracked: untracked)
  }
}
