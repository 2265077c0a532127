// UIKit: the declarations of UIPageViewControllerDataSource.

protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
