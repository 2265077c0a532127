// Foundation: the declarations of ParseStrategy that only Apple's platforms have.

extension ParseStrategy where Self == URL.ParseStrategy {
  static var url: URL.ParseStrategy { get }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  static var name: PersonNameComponents.ParseStrategy { get }
}
