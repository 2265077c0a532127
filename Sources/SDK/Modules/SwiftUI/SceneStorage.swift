// SwiftUI: the declarations of SceneStorage.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct SceneStorage<Value>: DynamicProperty {
  var wrappedValue: Value { get nonmutating set }
  var projectedValue: Binding<Value> { get }
  init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
  where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable
  init(wrappedValue: Value, _ key: String) where Value == Bool
  init(wrappedValue: Value, _ key: String) where Value == Int
  init(wrappedValue: Value, _ key: String) where Value == Double
  init(wrappedValue: Value, _ key: String) where Value == String
  init(wrappedValue: Value, _ key: String) where Value == URL
  init(wrappedValue: Value, _ key: String) where Value == Date
  init(wrappedValue: Value, _ key: String) where Value == Foundation.Data
  init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int
  init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String
  init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String
  init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int
  init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  init(_ key: String) where Value == Bool?
  init(_ key: String) where Value == Int?
  init(_ key: String) where Value == Double?
  init(_ key: String) where Value == String?
  init(_ key: String) where Value == URL?
  init(_ key: String) where Value == Date?
  init(_ key: String) where Value == Foundation.Data?
}
