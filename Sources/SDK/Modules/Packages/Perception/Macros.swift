// swift-perception (github.com/pointfreeco/swift-perception): the declarations of macros, as its documentation has them.

@attached(
  member, names: named(_$perceptionRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers)) @attached(memberAttribute)
@attached(extension, conformances: Perceptible, Observable)
@_writes("extension {{ type.name }}: Perceptible, Observable {}") macro Perceptible()

@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_)) macro PerceptionTracked()

@attached(accessor, names: named(willSet)) macro PerceptionIgnored()
