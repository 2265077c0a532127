// SwiftUI: the declarations of DatePickerStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DatePickerStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  let label: DatePickerStyleConfiguration.Label
  @Binding var selection: Date { get nonmutating set }
  var $selection: Binding<Date> { get }
  var minimumDate: Date? { get set }
  var maximumDate: Date? { get set }
  var displayedComponents: DatePickerComponents { get set }
}
