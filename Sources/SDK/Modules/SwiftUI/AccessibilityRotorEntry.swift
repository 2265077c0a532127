// SwiftUI: the declarations of AccessibilityRotorEntry.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
  init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {})
  init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {})
  init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {})
  where ID == Never
  init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {})
  @_disfavoredOverload init(
    _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {})
  @_disfavoredOverload init<L>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {})
  where L: StringProtocol
  init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {})
  @_disfavoredOverload init(
    _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {})
  @_disfavoredOverload init<L>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}) where L: StringProtocol
  init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {})
  @_disfavoredOverload init(
    _ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {})
  where ID == Never
  @_disfavoredOverload init<L>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {})
  where ID == Never, L: StringProtocol
  var body: Never { get }
  typealias Body = Never
}
