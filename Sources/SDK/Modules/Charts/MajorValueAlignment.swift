// Charts: the declarations of MajorValueAlignment.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MajorValueAlignment<Value> where Value: Plottable {
  static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric
  static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date
  static var page: MajorValueAlignment<Value> { get }
}
