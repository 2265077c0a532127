// VisionKit: the declarations of DataScannerViewControllerDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
