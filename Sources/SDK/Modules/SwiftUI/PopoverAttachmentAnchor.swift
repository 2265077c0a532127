// SwiftUI: the declarations of PopoverAttachmentAnchor.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
