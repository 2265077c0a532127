// SwiftData: its macros.
// Declared as the framework's interface has it, with what the macros make.

@attached(
  member, conformances: Observable, PersistentModel, Sendable, names: named(_$backingData),
  named(persistentBackingData), named(schemaMetadata), named(init), named(_$observationRegistrar),
  named(_SwiftDataNoType), named(access), named(withMutation)) @attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Sendable) macro Model()

@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor) @_members(_ModelActorMembers) macro ModelActor()

@attached(peer) macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil)

@attached(peer) macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil)

@attached(peer) macro Transient()

@freestanding(declaration) macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) where T: PersistentModel

@freestanding(declaration) macro Index<T>(_ indices: Schema.Index<T>.Types<T>...) where T: PersistentModel

@freestanding(declaration) macro Index<T>(_ indices: [PartialKeyPath<T>]...) where T: PersistentModel
