// Charts: the declarations of Chart3DCameraProjection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Chart3DCameraProjection: Hashable {
  static var orthographic: Chart3DCameraProjection { get }
  static var perspective: Chart3DCameraProjection { get }
  static var automatic: Chart3DCameraProjection { get }
}
