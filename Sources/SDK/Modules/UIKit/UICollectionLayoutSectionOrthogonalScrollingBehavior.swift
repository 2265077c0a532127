// UIKit: the declarations of UICollectionLayoutSectionOrthogonalScrollingBehavior.

enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
