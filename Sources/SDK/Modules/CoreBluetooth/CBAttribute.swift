// CoreBluetooth: the declarations of CBAttribute.
// Declared as the framework's interface has it, with code of our own.

class CBAttribute: NSObject {
  let uuid: CBUUID
  init(_uuid: CBUUID) { uuid = _uuid }
}
