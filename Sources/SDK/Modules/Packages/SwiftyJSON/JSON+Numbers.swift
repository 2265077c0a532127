// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): what it adds to JSON, as its documentation has it.

extension JSON {
  var int: Int? {
    get { number?.intValue }
    set { object = newValue.map { NSNumber(value: $0) } ?? NSNull() }
  }
  var intValue: Int {
    get { numberValue.intValue }
    set { object = NSNumber(value: newValue) }
  }
  var double: Double? {
    get { number?.doubleValue }
    set { object = newValue.map { NSNumber(value: $0) } ?? NSNull() }
  }
  var doubleValue: Double {
    get { numberValue.doubleValue }
    set { object = NSNumber(value: newValue) }
  }
  var float: Float? {
    get { number?.floatValue }
    set { object = newValue.map { NSNumber(value: $0) } ?? NSNull() }
  }
  var floatValue: Float {
    get { numberValue.floatValue }
    set { object = NSNumber(value: newValue) }
  }
  var int8: Int8? {
    get { number?.int8Value }
    set { object = newValue.map { NSNumber(value: $0) } ?? NSNull() }
  }
  var int8Value: Int8 {
    get { numberValue.int8Value }
    set { object = NSNumber(value: newValue) }
  }
  var int16: Int16? {
    get { number?.int16Value }
    set { object = newValue.map { NSNumber(value: $0) } ?? NSNull() }
  }
  var int16Value: Int16 {
    get { numberValue.int16Value }
    set { object = NSNumber(value: newValue) }
  }
  var int32: Int32? {
    get { number?.int32Value }
    set { object = newValue.map { NSNumber(value: $0) } ?? NSNull() }
  }
  var int32Value: Int32 {
    get { numberValue.int32Value }
    set { object = NSNumber(value: newValue) }
  }
  var int64: Int64? {
    get { number?.int64Value }
    set { object = newValue.map { NSNumber(value: $0) } ?? NSNull() }
  }
  var int64Value: Int64 {
    get { numberValue.int64Value }
    set { object = NSNumber(value: newValue) }
  }
  var uInt: UInt? {
    get { number?.uintValue }
    set { object = newValue.map { NSNumber(value: $0) } ?? NSNull() }
  }
  var uIntValue: UInt {
    get { numberValue.uintValue }
    set { object = NSNumber(value: newValue) }
  }
  var uInt8: UInt8? {
    get { number?.uint8Value }
    set { object = newValue.map { NSNumber(value: $0) } ?? NSNull() }
  }
  var uInt8Value: UInt8 {
    get { numberValue.uint8Value }
    set { object = NSNumber(value: newValue) }
  }
  var uInt16: UInt16? {
    get { number?.uint16Value }
    set { object = newValue.map { NSNumber(value: $0) } ?? NSNull() }
  }
  var uInt16Value: UInt16 {
    get { numberValue.uint16Value }
    set { object = NSNumber(value: newValue) }
  }
  var uInt32: UInt32? {
    get { number?.uint32Value }
    set { object = newValue.map { NSNumber(value: $0) } ?? NSNull() }
  }
  var uInt32Value: UInt32 {
    get { numberValue.uint32Value }
    set { object = NSNumber(value: newValue) }
  }
  var uInt64: UInt64? {
    get { number?.uint64Value }
    set { object = newValue.map { NSNumber(value: $0) } ?? NSNull() }
  }
  var uInt64Value: UInt64 {
    get { numberValue.uint64Value }
    set { object = NSNumber(value: newValue) }
  }
}
