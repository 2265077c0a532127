// VisionKit: the declarations of ImageAnalysisInteraction.
// Declared as the framework's interface has it, with code of our own.

@MainActor final class ImageAnalysisInteraction: NSObject, UIInteraction {
  struct InteractionTypes: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let automatic = InteractionTypes(rawValue: 1)
    static let textSelection = InteractionTypes(rawValue: 2)
    static let dataDetectors = InteractionTypes(rawValue: 4)
    static let imageSubject = InteractionTypes(rawValue: 8)
    static let visualLookUp = InteractionTypes(rawValue: 16)
    static let automaticTextOnly = InteractionTypes(rawValue: 32)
  }
  var analysis: ImageAnalysis?
  var preferredInteractionTypes: ImageAnalysisInteraction.InteractionTypes = []
  var isSupplementaryInterfaceHidden = false
  weak var view: UIView?
  override init() {}
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
}
