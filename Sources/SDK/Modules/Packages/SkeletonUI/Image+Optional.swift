// SkeletonUI: what it adds to Image, as its documentation has it.

extension Image {
  init(uiImage: UIImage?) { self.init(uiImage: uiImage ?? UIImage()) }
  init(systemName: String?) { self.init(systemName: systemName ?? "") }
}
