// CoreBluetooth: the declarations of CBATTRequest.
// Declared as the framework's interface has it, with code of our own.

class CBATTRequest: NSObject {
  var central: CBCentral { get }
  var characteristic: CBCharacteristic { get }
  var offset: Int { get }
  var value: Data?
}
