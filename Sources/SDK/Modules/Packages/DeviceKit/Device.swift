// DeviceKit (github.com/devicekit/DeviceKit): the declarations of Device, as its documentation has them.

/// A model of a device; the current one is the one that has the screen's size.
enum Device {
  case iPodTouch5, iPodTouch6, iPodTouch7, iPhone4, iPhone4s, iPhone5, iPhone5c, iPhone5s, iPhone6
  case iPhone6Plus, iPhone6s, iPhone6sPlus, iPhone7, iPhone7Plus, iPhoneSE, iPhone8, iPhone8Plus, iPhoneX
  case iPhoneXS, iPhoneXSMax, iPhoneXR, iPhone11, iPhone11Pro, iPhone11ProMax, iPhoneSE2, iPhone12
  case iPhone12Mini, iPhone12Pro, iPhone12ProMax, iPhone13, iPhone13Mini, iPhone13Pro, iPhone13ProMax
  case iPhoneSE3, iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax, iPhone15, iPhone15Plus, iPhone15Pro
  case iPhone15ProMax, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPhone16e, iPhone17, iPhone17Pro
  case iPhone17ProMax, iPhoneAir, iPhone17e, iPad2, iPad3, iPad4, iPadAir, iPadAir2, iPad5, iPad6, iPadAir3
  case iPad7, iPad8, iPad9, iPad10, iPadA16, iPadAir4, iPadAir5, iPadAir11M2, iPadAir13M2, iPadAir11M3
  case iPadAir13M3, iPadAir11M4, iPadAir13M4, iPadMini, iPadMini2, iPadMini3, iPadMini4, iPadMini5, iPadMini6
  case iPadMiniA17Pro, iPadPro9Inch, iPadPro12Inch, iPadPro12Inch2, iPadPro10Inch, iPadPro11Inch
  case iPadPro12Inch3, iPadPro11Inch2, iPadPro12Inch4, iPadPro11Inch3, iPadPro12Inch5, iPadPro11Inch4
  case iPadPro12Inch6, iPadPro11M4, iPadPro13M4, iPadPro11M5, iPadPro13M5, homePod
  indirect case simulator(Device)
  case unknown(String)

  static var current: Device {
    let bounds = UIScreen.main.bounds
    if UIDevice.current.userInterfaceIdiom == .pad { return .iPadPro13M4 }
    return max(bounds.width, bounds.height) < 700 ? .iPhoneSE3 : .iPhone17
  }
  static var identifier: String {
    switch current {
    case .iPadPro13M4: "iPad16,5"
    case .iPhoneSE3: "iPhone14,6"
    default: "iPhone18,3"
    }
  }
  static func mapToDevice(identifier: String) -> Device {
    identifier == Device.identifier ? current : .unknown(identifier)
  }
  static func realDevice(from device: Device) -> Device {
    if case .simulator(let model) = device { model } else { device }
  }

  var realDevice: Device { Device.realDevice(from: self) }
  var isSimulator: Bool { if case .simulator = self { true } else { false } }
  var isCanvas: Bool? { false }
  var isPod: Bool { isOneOf(Device.allPods) || isOneOf(Device.allSimulatorPods) }
  var isPhone: Bool {
    (isOneOf(Device.allPhones) || isOneOf(Device.allSimulatorPhones)) && !isPod
  }
  var isPad: Bool { isOneOf(Device.allPads) || isOneOf(Device.allSimulatorPads) }
  var isZoomed: Bool? { _isCurrent ? false : nil }
  var _isCurrent: Bool { self == Device.current }
  func isOneOf(_ devices: [Device]) -> Bool { devices.contains(self) }
}

extension Device: Equatable {
  static func == (lhs: Device, rhs: Device) -> Bool { lhs.description == rhs.description }
}
