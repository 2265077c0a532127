// CoreBluetooth: the declarations of CBCentralManager. It finds nothing.
// Declared as the framework's interface has it, with code of our own.

class CBCentralManager: CBManager {
  struct Feature: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let extendedScanAndConnect = Feature(rawValue: 1)
  }
  weak var delegate: (any CBCentralManagerDelegate)?
  var _isScanning = false
  var isScanning: Bool { _isScanning }
  class func supports(_ features: CBCentralManager.Feature) -> Bool
  override init() {}
  convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }
  init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
  }
  func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
  /// Only where it is powered on, which it isn't.
  func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  func stopScan() { _isScanning = false }
  func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}
