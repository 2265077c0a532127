// SwiftUI: the declarations of Optional.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  typealias TableRowValue = Wrapped.TableRowValue
  typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  typealias TableRowBody = Never
  typealias TableColumnBody = Never
}

extension Optional: TabContent where Wrapped: TabContent {
  typealias TabValue = Wrapped.TabValue
  typealias Body = Optional<Wrapped>
  var body: Optional<Wrapped> { get }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  typealias TableRowValue = Wrapped.TableRowValue
  typealias TableRowBody = Never
}

extension Optional: SliderTickContent where Wrapped: SliderTickContent {
  typealias Value = Wrapped.Value
  typealias TicksCollection = [SliderTick<Wrapped.Value>]
  var body: Optional<Wrapped>.TicksCollection { get }
  typealias Body = Optional<Wrapped>.TicksCollection
}

extension Optional: Commands where Wrapped: Commands {
  typealias Body = Never
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  typealias Body = Never
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Optional: AttributedTextFormattingDefinition where Wrapped: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<Wrapped.Scope> { get }
  typealias Scope = Wrapped.Scope
}

extension Optional: Gesture where Wrapped: Gesture {
  typealias Value = Wrapped.Value
  typealias Body = Never
}

extension Optional: View where Wrapped: View {
  typealias Body = Never
}
