// CoreTelephony: the declarations of CTCellularData.
// Declared as the framework's interface has it, with code of our own.

class CTCellularData: NSObject {
  var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
  var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  override init() {}
}
