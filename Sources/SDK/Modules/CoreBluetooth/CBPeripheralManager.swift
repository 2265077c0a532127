// CoreBluetooth: the declarations of CBPeripheralManager. Nobody listens.
// Declared as the framework's interface has it, with code of our own.

class CBPeripheralManager: CBManager {
  weak var delegate: (any CBPeripheralManagerDelegate)?
  var _isAdvertising = false
  var isAdvertising: Bool { _isAdvertising }
  override init() {}
  convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }
  init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
  }
  func startAdvertising(_ advertisementData: [String: Any]?) {}
  func stopAdvertising() { _isAdvertising = false }
  func add(_ service: CBMutableService) {}
  func remove(_ service: CBMutableService) {}
  func removeAllServices() {}
  func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}
