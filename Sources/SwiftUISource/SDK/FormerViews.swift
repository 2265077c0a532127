/// Views under the names that they had before SwiftUI came out, in samples of Apple's that many people learned
/// from: Apple's release notes of iOS 13 beta 3 renamed them.
extension SDK {
  /// `NavigationButton(destination: Pier(), onTrigger: { true }) { … }` is a `NavigationLink`. nil where the
  /// arguments are others than that one took: packages have views of the same name.
  static func formerView(_ name: String, _ arguments: [CallArgument]) -> (String, [CallArgument])? {
    guard let former = formerViews[name], arguments.contains(where: { $0.label == former.needed }),
      arguments.allSatisfy({ argument in
        argument.label.map { former.labels.contains($0) || former.dropped.contains($0) }
          ?? argument.isTrailingClosure
      })
    else { return nil }
    return (former.now, arguments.filter { !former.dropped.contains($0.label ?? "") })
  }

  private static let formerViews: [String: FormerView] = [
    "NavigationButton": FormerView(
      now: "NavigationLink", needed: "destination", labels: ["destination", "label"],
      dropped: ["isDetail", "onTrigger"])
  ]
}

private struct FormerView: Sendable {
  var now: String
  /// The argument that tells it from others of its name.
  var needed: String
  var labels: Set<String>
  /// Arguments that the view of today has none of.
  var dropped: Set<String>
}
