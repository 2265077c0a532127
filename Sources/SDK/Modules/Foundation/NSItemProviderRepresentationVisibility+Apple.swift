// Foundation: the declarations of NSItemProviderRepresentationVisibility that only Apple's platforms have.

enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all
  case team
  case group
  case ownProcess
}
