// Charts: the declarations of ModifiedContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension ModifiedContent: Chart3DContent where Content: Chart3DContent, Modifier: _Chart3DContentModifier {
  var body: Never { get }
}
