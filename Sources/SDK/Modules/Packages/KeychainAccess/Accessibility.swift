// KeychainAccess: the declarations of Accessibility, as its documentation has them.

enum Accessibility {
  case whenUnlocked
  case afterFirstUnlock
  case always
  case whenPasscodeSetThisDeviceOnly
  case whenUnlockedThisDeviceOnly
  case afterFirstUnlockThisDeviceOnly
  case alwaysThisDeviceOnly
}
