// WidgetKit: the declarations of WidgetInfo.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WidgetInfo: Identifiable, Hashable, Equatable, CustomDebugStringConvertible {
  let family: WidgetFamily
  let kind: String
  var id: WidgetInfo { get }
  typealias ID = WidgetInfo
  var debugDescription: String { get }
}
