// SwiftUI: the declarations of PresentationSizing.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

extension PresentationSizing {
  func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing
  func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing
}

extension PresentationSizing where Self == FormPresentationSizing {
  static var form: FormPresentationSizing { get }
}

extension PresentationSizing where Self == PagePresentationSizing {
  static var page: PagePresentationSizing { get }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  static var fitted: FittedPresentationSizing { get }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  static var automatic: AutomaticPresentationSizing { get }
}
