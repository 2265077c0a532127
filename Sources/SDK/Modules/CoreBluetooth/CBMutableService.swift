// CoreBluetooth: the declarations of CBMutableService.
// Declared as the framework's interface has it, with code of our own.

class CBMutableService: CBService {
  let _isPrimary: Bool
  var _characteristics: [CBCharacteristic]?
  init(type UUID: CBUUID, primary isPrimary: Bool) {
    _isPrimary = isPrimary
    super.init(_uuid: UUID)
  }
  override var isPrimary: Bool { _isPrimary }
  override var characteristics: [CBCharacteristic]? {
    get { _characteristics }
    set { _characteristics = newValue }
  }
}
