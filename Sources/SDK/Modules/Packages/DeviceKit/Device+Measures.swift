// DeviceKit (github.com/devicekit/DeviceKit): what it adds to Device, as its documentation has it.

extension Device {
  var diagonal: Double {
    switch realDevice {
    case .iPodTouch5, .iPodTouch6, .iPodTouch7, .iPhone5, .iPhone5c, .iPhone5s, .iPhoneSE: 4
    case .iPhone4, .iPhone4s: 3.5
    case .iPhone6, .iPhone6s, .iPhone7, .iPhone8, .iPhoneSE2, .iPhoneSE3: 4.7
    case .iPhone6Plus, .iPhone6sPlus, .iPhone7Plus, .iPhone8Plus: 5.5
    case .iPhoneX, .iPhoneXS, .iPhone11Pro: 5.8
    case .iPhoneXSMax, .iPhone11ProMax, .iPhoneAir: 6.5
    case .iPhoneXR, .iPhone11, .iPhone12, .iPhone12Pro, .iPhone13, .iPhone13Pro, .iPhone14, .iPhone14Pro,
      .iPhone15, .iPhone15Pro, .iPhone16, .iPhone16e, .iPhone17e:
      6.1
    case .iPhone12Mini, .iPhone13Mini: 5.4
    case .iPhone12ProMax, .iPhone13ProMax, .iPhone14Plus, .iPhone14ProMax, .iPhone15Plus, .iPhone15ProMax,
      .iPhone16Plus:
      6.7
    case .iPhone16Pro, .iPhone17, .iPhone17Pro: 6.3
    case .iPhone16ProMax, .iPhone17ProMax: 6.9
    case .iPad2, .iPad3, .iPad4, .iPadAir, .iPadAir2, .iPad5, .iPad6, .iPadPro9Inch: 9.7
    case .iPadAir3, .iPadPro10Inch: 10.5
    case .iPad7, .iPad8, .iPad9: 10.2
    case .iPad10, .iPadA16, .iPadAir4, .iPadAir5, .iPadAir11M2, .iPadAir11M3, .iPadAir11M4: 10.9
    case .iPadAir13M2, .iPadAir13M3, .iPadAir13M4, .iPadPro12Inch, .iPadPro12Inch2, .iPadPro12Inch3,
      .iPadPro12Inch4, .iPadPro12Inch5, .iPadPro12Inch6:
      12.9
    case .iPadMini, .iPadMini2, .iPadMini3, .iPadMini4, .iPadMini5: 7.9
    case .iPadMini6, .iPadMiniA17Pro: 8.3
    case .iPadPro11Inch, .iPadPro11Inch2, .iPadPro11Inch3, .iPadPro11Inch4, .iPadPro11M4, .iPadPro11M5: 11.0
    case .iPadPro13M4, .iPadPro13M5: 13.0
    default: -1
    }
  }
  var ppi: Int? {
    switch realDevice {
    case .iPodTouch5, .iPodTouch6, .iPodTouch7, .iPhone4, .iPhone4s, .iPhone5, .iPhone5c, .iPhone5s, .iPhone6,
      .iPhone6s, .iPhone7, .iPhoneSE, .iPhone8, .iPhoneXR, .iPhone11, .iPhoneSE2, .iPhoneSE3, .iPadMini2,
      .iPadMini3, .iPadMini4, .iPadMini5, .iPadMini6, .iPadMiniA17Pro:
      326
    case .iPhone6Plus, .iPhone6sPlus, .iPhone7Plus, .iPhone8Plus: 401
    case .iPhoneX, .iPhoneXS, .iPhoneXSMax, .iPhone11Pro, .iPhone11ProMax, .iPhone12ProMax, .iPhone13ProMax,
      .iPhone14Plus, .iPhone14ProMax:
      458
    case .iPhone12, .iPhone12Pro, .iPhone13, .iPhone13Pro, .iPhone14, .iPhone14Pro, .iPhone15, .iPhone15Plus,
      .iPhone15Pro, .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone16e,
      .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPhone17e:
      460
    case .iPhone12Mini, .iPhone13Mini: 476
    case .iPad2: 132
    case .iPad3, .iPad4, .iPadAir, .iPadAir2, .iPad5, .iPad6, .iPadAir3, .iPad7, .iPad8, .iPad9, .iPad10,
      .iPadA16,
      .iPadAir4, .iPadAir5, .iPadAir11M2, .iPadAir13M2, .iPadAir11M3, .iPadAir13M3, .iPadAir11M4,
      .iPadAir13M4,
      .iPadPro9Inch, .iPadPro12Inch, .iPadPro12Inch2, .iPadPro10Inch, .iPadPro11Inch, .iPadPro12Inch3,
      .iPadPro11Inch2, .iPadPro12Inch4, .iPadPro11Inch3, .iPadPro12Inch5, .iPadPro11Inch4, .iPadPro12Inch6,
      .iPadPro11M4, .iPadPro13M4, .iPadPro11M5, .iPadPro13M5:
      264
    case .iPadMini: 163
    default: nil
    }
  }
  var screenRatio: (width: Double, height: Double) {
    switch realDevice {
    case .iPodTouch5, .iPodTouch6, .iPodTouch7, .iPhone5, .iPhone5c, .iPhone5s, .iPhone6, .iPhone6Plus,
      .iPhone6s,
      .iPhone6sPlus, .iPhone7, .iPhone7Plus, .iPhoneSE, .iPhone8, .iPhone8Plus, .iPhoneSE2, .iPhoneSE3:
      (width: 9, height: 16)
    case .iPhone4, .iPhone4s: (width: 2, height: 3)
    case .iPhoneX, .iPhoneXS, .iPhoneXSMax, .iPhoneXR, .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhone12,
      .iPhone12Mini, .iPhone12Pro, .iPhone12ProMax, .iPhone13, .iPhone13Mini, .iPhone13Pro, .iPhone13ProMax,
      .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro,
      .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone16e, .iPhone17,
      .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPhone17e:
      (width: 9, height: 19.5)
    case .iPad2, .iPad3, .iPad4, .iPadAir, .iPadAir2, .iPad5, .iPad6, .iPadAir3, .iPad7, .iPad8, .iPad9,
      .iPadMini,
      .iPadMini2, .iPadMini3, .iPadMini4, .iPadMini5, .iPadPro9Inch, .iPadPro12Inch, .iPadPro12Inch2,
      .iPadPro10Inch:
      (width: 3, height: 4)
    case .iPad10, .iPadA16, .iPadAir4, .iPadAir5: (width: 41, height: 59)
    case .iPadAir11M2, .iPadAir11M3, .iPadAir11M4: (width: 59, height: 41)
    case .iPadAir13M2, .iPadAir13M3, .iPadAir13M4: (width: 683, height: 512)
    case .iPadMini6, .iPadMiniA17Pro: (width: 744, height: 1133)
    case .iPadPro11Inch, .iPadPro11Inch2, .iPadPro11Inch3, .iPadPro11Inch4: (width: 139, height: 199)
    case .iPadPro12Inch3, .iPadPro12Inch4, .iPadPro12Inch5, .iPadPro12Inch6: (width: 512, height: 683)
    case .iPadPro11M4, .iPadPro11M5: (width: 605, height: 417)
    case .iPadPro13M4, .iPadPro13M5: (width: 4, height: 3)
    case .homePod: (width: 4, height: 5)
    default: (width: -1, height: -1)
    }
  }
}
