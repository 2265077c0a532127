// DeviceKit (github.com/devicekit/DeviceKit): what it adds to Device, as its documentation has it.

extension Device {
  static var allPods: [Device] {
    [
      .iPodTouch5, .iPodTouch6, .iPodTouch7,
    ]
  }
  static var allPhones: [Device] {
    [
      .iPhone4, .iPhone4s, .iPhone5, .iPhone5c, .iPhone5s, .iPhone6, .iPhone6Plus, .iPhone6s, .iPhone6sPlus,
      .iPhone7, .iPhone7Plus, .iPhoneSE, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXS, .iPhoneXSMax, .iPhoneXR,
      .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhoneSE2, .iPhone12, .iPhone12Mini, .iPhone12Pro,
      .iPhone12ProMax, .iPhone13, .iPhone13Mini, .iPhone13Pro, .iPhone13ProMax, .iPhoneSE3, .iPhone14,
      .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax,
      .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone16e, .iPhone17, .iPhone17Pro,
      .iPhone17ProMax, .iPhoneAir, .iPhone17e,
    ]
  }
  static var allPads: [Device] {
    [
      .iPad2, .iPad3, .iPad4, .iPadAir, .iPadAir2, .iPad5, .iPad6, .iPadAir3, .iPad7, .iPad8, .iPad9, .iPad10,
      .iPadA16, .iPadAir4, .iPadAir5, .iPadAir11M2, .iPadAir13M2, .iPadAir11M3, .iPadAir13M3, .iPadAir11M4,
      .iPadAir13M4, .iPadMini, .iPadMini2, .iPadMini3, .iPadMini4, .iPadMini5, .iPadMini6, .iPadMiniA17Pro,
      .iPadPro9Inch, .iPadPro12Inch, .iPadPro12Inch2, .iPadPro10Inch, .iPadPro11Inch, .iPadPro12Inch3,
      .iPadPro11Inch2, .iPadPro12Inch4, .iPadPro11Inch3, .iPadPro12Inch5, .iPadPro11Inch4, .iPadPro12Inch6,
      .iPadPro11M4, .iPadPro13M4, .iPadPro11M5, .iPadPro13M5,
    ]
  }
  static var allPlusSizedDevices: [Device] {
    [
      .iPhone6Plus, .iPhone6sPlus, .iPhone7Plus, .iPhone8Plus, .iPhoneXSMax, .iPhone11ProMax, .iPhone12ProMax,
      .iPhone13ProMax, .iPhone14Plus, .iPhone14ProMax, .iPhone15Plus, .iPhone15ProMax, .iPhone16Plus,
      .iPhone16ProMax, .iPhone17ProMax, .iPhoneAir,
    ]
  }
  static var allProDevices: [Device] {
    [
      .iPhone11Pro, .iPhone11ProMax, .iPhone12Pro, .iPhone12ProMax, .iPhone13Pro, .iPhone13ProMax,
      .iPhone14Pro,
      .iPhone14ProMax, .iPhone15Pro, .iPhone15ProMax, .iPhone16Pro, .iPhone16ProMax, .iPhone17Pro,
      .iPhone17ProMax, .iPadPro9Inch, .iPadPro12Inch, .iPadPro12Inch2, .iPadPro10Inch, .iPadPro11Inch,
      .iPadPro12Inch3, .iPadPro11Inch2, .iPadPro12Inch4, .iPadPro11Inch3, .iPadPro12Inch5, .iPadPro11Inch4,
      .iPadPro12Inch6, .iPadPro11M4, .iPadPro13M4, .iPadPro11M5, .iPadPro13M5,
    ]
  }
  static var allMiniDevices: [Device] {
    [
      .iPadMini, .iPadMini2, .iPadMini3, .iPadMini4, .iPadMini5, .iPadMini6, .iPadMiniA17Pro,
    ]
  }
  static var allTouchIDCapableDevices: [Device] {
    [
      .iPhone5s, .iPhone6, .iPhone6Plus, .iPhone6s, .iPhone6sPlus, .iPhone7, .iPhone7Plus, .iPhoneSE,
      .iPhone8,
      .iPhone8Plus, .iPhoneSE2, .iPhoneSE3, .iPadAir2, .iPad5, .iPad6, .iPadAir3, .iPad7, .iPad8, .iPad9,
      .iPad10, .iPadA16, .iPadAir4, .iPadAir5, .iPadAir11M2, .iPadAir13M2, .iPadAir11M3, .iPadAir13M3,
      .iPadAir11M4, .iPadAir13M4, .iPadMini3, .iPadMini4, .iPadMini5, .iPadMini6, .iPadMiniA17Pro,
      .iPadPro9Inch, .iPadPro12Inch, .iPadPro12Inch2, .iPadPro10Inch,
    ]
  }
  static var allFaceIDCapableDevices: [Device] {
    [
      .iPhoneX, .iPhoneXS, .iPhoneXSMax, .iPhoneXR, .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhone12,
      .iPhone12Mini, .iPhone12Pro, .iPhone12ProMax, .iPhone13, .iPhone13Mini, .iPhone13Pro, .iPhone13ProMax,
      .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro,
      .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone16e, .iPhone17,
      .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPhone17e, .iPadPro11Inch, .iPadPro12Inch3, .iPadPro11Inch2,
      .iPadPro12Inch4, .iPadPro11Inch3, .iPadPro12Inch5, .iPadPro11Inch4, .iPadPro12Inch6, .iPadPro11M4,
      .iPadPro13M4, .iPadPro11M5, .iPadPro13M5,
    ]
  }
  static var allDevicesWithSensorHousing: [Device] {
    [
      .iPhoneX, .iPhoneXS, .iPhoneXSMax, .iPhoneXR, .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhone12,
      .iPhone12Mini, .iPhone12Pro, .iPhone12ProMax, .iPhone13, .iPhone13Mini, .iPhone13Pro, .iPhone13ProMax,
      .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro,
      .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone16e, .iPhone17,
      .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPhone17e,
    ]
  }
  static var allDevicesWithRoundedDisplayCorners: [Device] {
    [
      .iPhoneX, .iPhoneXS, .iPhoneXSMax, .iPhoneXR, .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhone12,
      .iPhone12Mini, .iPhone12Pro, .iPhone12ProMax, .iPhone13, .iPhone13Mini, .iPhone13Pro, .iPhone13ProMax,
      .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro,
      .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone16e, .iPhone17,
      .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPhone17e, .iPad10, .iPadA16, .iPadAir4, .iPadAir5,
      .iPadAir11M2, .iPadAir13M2, .iPadAir11M3, .iPadAir13M3, .iPadAir11M4, .iPadAir13M4, .iPadMini6,
      .iPadMiniA17Pro, .iPadPro11Inch, .iPadPro12Inch3, .iPadPro11Inch2, .iPadPro12Inch4, .iPadPro11Inch3,
      .iPadPro12Inch5, .iPadPro11Inch4, .iPadPro12Inch6, .iPadPro11M4, .iPadPro13M4, .iPadPro11M5,
      .iPadPro13M5,
    ]
  }
  static var allDevicesWithDynamicIsland: [Device] {
    [
      .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax, .iPhone16,
      .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir,
    ]
  }
  static var allDevicesWith3dTouchSupport: [Device] {
    [
      .iPhone6s, .iPhone6sPlus, .iPhone7, .iPhone7Plus, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXS,
      .iPhoneXSMax,
    ]
  }
  static var allDevicesWithWirelessChargingSupport: [Device] {
    [
      .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXS, .iPhoneXSMax, .iPhoneXR, .iPhone11, .iPhone11Pro,
      .iPhone11ProMax, .iPhoneSE2, .iPhone12, .iPhone12Mini, .iPhone12Pro, .iPhone12ProMax, .iPhone13,
      .iPhone13Mini, .iPhone13Pro, .iPhone13ProMax, .iPhoneSE3, .iPhone14, .iPhone14Plus, .iPhone14Pro,
      .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax, .iPhone16, .iPhone16Plus,
      .iPhone16Pro, .iPhone16ProMax, .iPhone16e, .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir,
      .iPhone17e,
    ]
  }
  static var allDevicesWith5gSupport: [Device] {
    [
      .iPhone12, .iPhone12Mini, .iPhone12Pro, .iPhone12ProMax, .iPhone13, .iPhone13Mini, .iPhone13Pro,
      .iPhone13ProMax, .iPhoneSE3, .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15,
      .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax,
      .iPhone16e, .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPhone17e, .iPad10, .iPadA16,
      .iPadAir5, .iPadAir11M2, .iPadAir13M2, .iPadAir11M3, .iPadAir13M3, .iPadAir11M4, .iPadAir13M4,
      .iPadMini6,
      .iPadMiniA17Pro, .iPadPro11Inch3, .iPadPro12Inch5, .iPadPro11Inch4, .iPadPro12Inch6, .iPadPro11M4,
      .iPadPro13M4, .iPadPro11M5, .iPadPro13M5,
    ]
  }
  static var allDevicesWithALidarSensor: [Device] {
    [
      .iPhone12Pro, .iPhone12ProMax, .iPhone13Pro, .iPhone13ProMax, .iPhone14Pro, .iPhone14ProMax,
      .iPhone15Pro,
      .iPhone15ProMax, .iPhone16Pro, .iPhone16ProMax, .iPhone17Pro, .iPhone17ProMax, .iPadPro11Inch2,
      .iPadPro12Inch4, .iPadPro11Inch3, .iPadPro12Inch5, .iPadPro11Inch4, .iPadPro12Inch6, .iPadPro11M4,
      .iPadPro13M4, .iPadPro11M5, .iPadPro13M5,
    ]
  }
  static var allDevicesWithUSBCConnectivity: [Device] {
    [
      .iPhone15, .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro,
      .iPhone16ProMax, .iPhone16e, .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPhone17e, .iPad10,
      .iPadA16, .iPadAir4, .iPadAir5, .iPadAir11M2, .iPadAir13M2, .iPadAir11M3, .iPadAir13M3, .iPadAir11M4,
      .iPadAir13M4, .iPadMini6, .iPadMiniA17Pro, .iPadPro11Inch, .iPadPro12Inch3, .iPadPro11Inch2,
      .iPadPro12Inch4, .iPadPro11Inch3, .iPadPro12Inch5, .iPadPro11Inch4, .iPadPro12Inch6, .iPadPro11M4,
      .iPadPro13M4, .iPadPro11M5, .iPadPro13M5,
    ]
  }
  static var allApplePencilCapableDevices: [Device] {
    [
      .iPad6, .iPadAir3, .iPad7, .iPad8, .iPad9, .iPad10, .iPadA16, .iPadAir4, .iPadAir5, .iPadAir11M2,
      .iPadAir13M2, .iPadAir11M3, .iPadAir13M3, .iPadAir11M4, .iPadAir13M4, .iPadMini5, .iPadMini6,
      .iPadMiniA17Pro, .iPadPro9Inch, .iPadPro12Inch, .iPadPro12Inch2, .iPadPro10Inch, .iPadPro11Inch,
      .iPadPro12Inch3, .iPadPro11Inch2, .iPadPro12Inch4, .iPadPro11Inch3, .iPadPro12Inch5, .iPadPro11Inch4,
      .iPadPro12Inch6, .iPadPro11M4, .iPadPro13M4, .iPadPro11M5, .iPadPro13M5,
    ]
  }
  static var allXSeriesDevices: [Device] { allDevicesWithSensorHousing }
  static var allBiometricAuthenticationCapableDevices: [Device] {
    allTouchIDCapableDevices + allFaceIDCapableDevices
  }
  static var allSimulatorPods: [Device] { allPods.map { .simulator($0) } }
  static var allSimulatorPhones: [Device] { allPhones.map { .simulator($0) } }
  static var allSimulatorPads: [Device] { allPads.map { .simulator($0) } }
  static var allRealDevices: [Device] { allPods + allPhones + allPads }
  static var allSimulators: [Device] { allRealDevices.map { .simulator($0) } }

  var isTouchIDCapable: Bool { realDevice.isOneOf(Device.allTouchIDCapableDevices) }
  var isFaceIDCapable: Bool { realDevice.isOneOf(Device.allFaceIDCapableDevices) }
  var hasBiometricSensor: Bool { realDevice.isOneOf(Device.allBiometricAuthenticationCapableDevices) }
  var hasSensorHousing: Bool { realDevice.isOneOf(Device.allDevicesWithSensorHousing) }
  var hasRoundedDisplayCorners: Bool { realDevice.isOneOf(Device.allDevicesWithRoundedDisplayCorners) }
  var hasDynamicIsland: Bool { realDevice.isOneOf(Device.allDevicesWithDynamicIsland) }
  var has3dTouchSupport: Bool { realDevice.isOneOf(Device.allDevicesWith3dTouchSupport) }
  var supportsWirelessCharging: Bool { realDevice.isOneOf(Device.allDevicesWithWirelessChargingSupport) }
  var has5gSupport: Bool { realDevice.isOneOf(Device.allDevicesWith5gSupport) }
  var hasLidarSensor: Bool { realDevice.isOneOf(Device.allDevicesWithALidarSensor) }
  var hasUSBCConnectivity: Bool { realDevice.isOneOf(Device.allDevicesWithUSBCConnectivity) }
}
