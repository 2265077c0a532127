// ActivityKit: the declarations of ActivityAuthorizationInfo.
// Declared as the framework's interface has it, with code of our own.

/// Whether people allow live activities is not known here: as on a new device, they do.
class ActivityAuthorizationInfo {
  init() {}
  var areActivitiesEnabled: Bool { true }
  var frequentPushesEnabled: Bool { true }
}
