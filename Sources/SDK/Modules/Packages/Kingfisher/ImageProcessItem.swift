// Kingfisher: the declarations of ImageProcessItem, as its documentation has them.

enum ImageProcessItem {
  case image(KFCrossPlatformImage)
  case data(Data)
}
