// SDWebImage: the declarations of SDImageCacheType, as its documentation has them.

enum SDImageCacheType: Int {
  case none, disk, memory, all
}
