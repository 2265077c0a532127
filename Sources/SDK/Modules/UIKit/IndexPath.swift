// UIKit: the declarations of IndexPath.

extension IndexPath {
  init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
