// SwiftUI: the declarations of AttributedTextFormatting.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum AttributedTextFormatting {
  struct Transferable: CoreTransferable.Transferable {
    init(text: AttributedString, in environment: EnvironmentValues)
    static var transferRepresentation: some TransferRepresentation { get }
  }
  @resultBuilder struct DefinitionBuilder<Scope> {
    static func buildExpression<D>(_ definition: D) -> D
    where Scope == D.Scope, D: AttributedTextFormattingDefinition
    static func buildBlock<D>(_ definition: D) -> D where D: AttributedTextFormattingDefinition
    static func buildBlock<S>() -> AttributedTextFormatting.EmptyDefinition<S> where S: AttributeScope
    static func buildBlock<F, each D>(_ first: F, _ definition: repeat each D)
      -> AttributedTextFormatting.TupleDefinition<F.Scope, F, repeat each D>
    where F: AttributedTextFormattingDefinition, repeat each D: AttributedTextFormattingDefinition
    static func buildLimitedAvailability<D>(_ definition: D) -> AttributedTextFormatting.AnyDefinition<Scope>
    where Scope == D.Scope, D: AttributedTextFormattingDefinition
    static func buildIf<D>(_ definition: D?) -> D?
    where Scope == D.Scope, D: AttributedTextFormattingDefinition
    static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
    where
      Scope == T.Scope, T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition,
      T.Scope == F.Scope
    static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
    where
      Scope == T.Scope, T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition,
      T.Scope == F.Scope
  }
  struct EmptyDefinition<Scope>: AttributedTextFormattingDefinition where Scope: AttributeScope {
    init()
    var body: AttributedTextFormatting.EmptyDefinition<Scope> { get }
    typealias Body = AttributedTextFormatting.EmptyDefinition<Scope>
  }
  struct AnyDefinition<Scope>: AttributedTextFormattingDefinition where Scope: AttributeScope {
    init<D>(_ definition: D) where Scope == D.Scope, D: AttributedTextFormattingDefinition
    var body: AttributedTextFormatting.AnyDefinition<Scope> { get }
    typealias Body = AttributedTextFormatting.AnyDefinition<Scope>
  }
  struct TupleDefinition<Scope, each Definition>: AttributedTextFormattingDefinition
  where Scope: AttributeScope, repeat each Definition: AttributedTextFormattingDefinition {
    init(definition: repeat each Definition)
    var body: AttributedTextFormatting.TupleDefinition<Scope, repeat each Definition> { get }
    typealias Body = AttributedTextFormatting.TupleDefinition<Scope, repeat each Definition>
  }
  struct ValueConstraint<Scope, AttributeKey>: AttributedTextValueConstraint
  where Scope: AttributeScope, AttributeKey: AttributedStringKey {
    init(
      for keyPath: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?)
    init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?)
    func constrain(
      _ container: inout AttributedTextFormatting.ValueConstraint<Scope, AttributeKey>.Attributes)
    typealias Body = AttributedTextFormatting.ValueConstraint<Scope, AttributeKey>
  }
  @dynamicMemberLookup struct AttributeContainerProxy<Scope, Attribute>
  where Scope: AttributeScope, Attribute: AttributedStringKey {
    subscript<K>(key: K.Type) -> K.Value? where K: AttributedStringKey { mutating get }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
    where K: AttributedStringKey { mutating get }
    subscript<K>(dynamicMember keyPath: KeyPath<Scope, K>) -> K.Value? where K: AttributedStringKey {
      mutating get
    }
    subscript(key: Attribute.Type) -> Attribute.Value? { get set }
    subscript(dynamicMember keyPath: KeyPath<Scope, Attribute>) -> Attribute.Value? { get set }
    subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
      get set
    }
    subscript<S>(dynamicMember keyPath: KeyPath<Scope, S>)
      -> AttributedTextFormatting.AttributeContainerProxy<Scope, Attribute>.Scoped<S> where S: AttributeScope
    { get set }
    @_disfavoredOverload subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>)
      -> AttributedTextFormatting.AttributeContainerProxy<Scope, Attribute>.Scoped<S> where S: AttributeScope
    { get set }
    subscript<S>(scope: S.Type)
      -> AttributedTextFormatting.AttributeContainerProxy<Scope, Attribute>.Scoped<S> where S: AttributeScope
    { get set }
    @dynamicMemberLookup struct Scoped<Subscope> where Subscope: AttributeScope {
      subscript<K>(dynamicMember keyPath: KeyPath<Subscope, K>) -> K.Value? where K: AttributedStringKey {
        mutating get
      }
      subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? { get set }
    }
  }
}
