// CoreBluetooth: the declarations of CBMutableCharacteristic.
// Declared as the framework's interface has it, with code of our own.

class CBMutableCharacteristic: CBCharacteristic {
  var _properties: CBCharacteristicProperties
  var _value: Data?
  var permissions: CBAttributePermissions
  init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    _properties = properties
    _value = value
    self.permissions = permissions
    super.init(_uuid: UUID)
  }
  override var properties: CBCharacteristicProperties {
    get { _properties }
    set { _properties = newValue }
  }
  override var value: Data? {
    get { _value }
    set { _value = newValue }
  }
  var subscribedCentrals: [CBCentral]? { nil }
}
