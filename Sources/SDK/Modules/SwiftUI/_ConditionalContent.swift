// SwiftUI: the declarations of _ConditionalContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: _ConditionalContent<TrueContent, FalseContent>.Storage
}

extension _ConditionalContent: TableColumnContent
where TrueContent: TableColumnContent, FalseContent: TableColumnContent {
  typealias TableRowValue = TrueContent.TableRowValue
  typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  typealias TableRowBody = Never
  typealias TableColumnBody = Never
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  typealias TabValue = TrueContent.TabValue
  typealias Body = _ConditionalContent<TrueContent, FalseContent>
  var body: _ConditionalContent<TrueContent, FalseContent> { get }
}

extension _ConditionalContent: TableRowContent
where TrueContent: TableRowContent, FalseContent: TableRowContent {
  typealias TableRowValue = TrueContent.TableRowValue
  typealias TableRowBody = Never
}

extension _ConditionalContent: SliderTickContent
where TrueContent: SliderTickContent, FalseContent: SliderTickContent, TrueContent.Body == FalseContent.Body {
  typealias Value = TrueContent.Value
  var body: TrueContent.Body { get }
  typealias Body = TrueContent.Body
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  typealias Body = Never
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  typealias Body = Never
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension _ConditionalContent: AttributedTextFormattingDefinition
where
  TrueContent: AttributedTextFormattingDefinition, FalseContent: AttributedTextFormattingDefinition,
  TrueContent.Scope == FalseContent.Scope
{
  typealias Scope = TrueContent.Scope
  var body: _ConditionalContent<TrueContent, FalseContent> { get }
  typealias Body = _ConditionalContent<TrueContent, FalseContent>
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  typealias Body = Never
}
