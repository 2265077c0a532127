// Pow: the declarations of ParticleLayer, as its documentation has them.

struct ParticleLayer: Hashable {
  private let name: AnyHashable?

  private init(name: AnyHashable?) { self.name = name }

  static func named(_ name: AnyHashable) -> ParticleLayer { ParticleLayer(name: name) }
  static var local: ParticleLayer { ParticleLayer(name: nil) }
}
