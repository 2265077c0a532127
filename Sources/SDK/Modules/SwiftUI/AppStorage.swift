// SwiftUI: the declarations of AppStorage.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct AppStorage<Value>: DynamicProperty {
  var wrappedValue: Value { get nonmutating set }
  var projectedValue: Binding<Value> { get }
  init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil)
  where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Foundation.Data
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String
  init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String
  init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int
  init(wrappedValue: Value = ToolbarLabelStyle.automatic, _ key: String, store: UserDefaults? = nil)
  where Value == ToolbarLabelStyle
  init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  init(_ key: String, store: UserDefaults? = nil) where Value == Bool?
  init(_ key: String, store: UserDefaults? = nil) where Value == Int?
  init(_ key: String, store: UserDefaults? = nil) where Value == Double?
  init(_ key: String, store: UserDefaults? = nil) where Value == String?
  init(_ key: String, store: UserDefaults? = nil) where Value == URL?
  init(_ key: String, store: UserDefaults? = nil) where Value == Date?
  init(_ key: String, store: UserDefaults? = nil) where Value == Foundation.Data?
}
