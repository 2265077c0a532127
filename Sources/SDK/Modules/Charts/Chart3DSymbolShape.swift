// Charts: the declarations of Chart3DSymbolShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol Chart3DSymbolShape {}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
  static var sphere: BasicChart3DSymbolShape { get }
  static var cylinder: BasicChart3DSymbolShape { get }
  static var cone: BasicChart3DSymbolShape { get }
  static var cube: BasicChart3DSymbolShape { get }
}
