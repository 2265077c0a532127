import SwiftSyntax

/// `@available(*, unavailable)` and `@available(iOS, obsoleted: 1)`: what only tells people a newer name.
extension Lowerer {
  /// Whether nothing that is compiled for iOS can name a declaration with these attributes.
  func isGone(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .availability(let list)? = element.as(AttributeSyntax.self)?.arguments else { return false }
      return isGone(list)
    }
  }

  private func isGone(_ list: AvailabilityArgumentListSyntax) -> Bool {
    let words = list.compactMap { argument -> String? in
      if case .token(let token) = argument.argument { return token.text }
      return nil
    }
    if words.prefix(2) == ["*", "unavailable"] { return true }
    guard words.first == "iOS" else { return false }
    return list.contains { argument in
      guard case .availabilityLabeledArgument(let labeled) = argument.argument,
        labeled.label.text == "obsoleted", case .version(let version) = labeled.value,
        let major = Int(version.major.text)
      else { return false }
      return major <= Lowerer.oldestVersion
    }
  }

  /// What was obsolete before the first version of iOS with SwiftUI.
  private static let oldestVersion = 13
}
