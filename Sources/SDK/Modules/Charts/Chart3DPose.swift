// Charts: the declarations of Chart3DPose.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Chart3DPose: Hashable {
  static var `default`: Chart3DPose { get }
  static var front: Chart3DPose { get }
  static var back: Chart3DPose { get }
  static var top: Chart3DPose { get }
  static var bottom: Chart3DPose { get }
  static var left: Chart3DPose { get }
  static var right: Chart3DPose { get }
}
