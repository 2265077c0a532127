// UIKit: the declarations of UICollectionViewCompositionalLayout.

class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  let _section: NSCollectionLayoutSection?
  let _provider: UICollectionViewCompositionalLayout.SectionProvider?
  let _list: UICollectionLayoutListConfiguration?
  var configuration = UICollectionViewCompositionalLayoutConfiguration()
  init(section: NSCollectionLayoutSection) {
    _section = section
    _provider = nil
    _list = section._list
    super.init()
  }
  init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    _section = section
    _provider = nil
    _list = section._list
    super.init()
    self.configuration = configuration
  }
  init(sectionProvider: @escaping UICollectionViewCompositionalLayout.SectionProvider) {
    _section = nil
    _provider = sectionProvider
    _list = nil
    super.init()
  }
  init(
    sectionProvider: @escaping UICollectionViewCompositionalLayout.SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    _section = nil
    _provider = sectionProvider
    _list = nil
    super.init()
    self.configuration = configuration
  }
  required init?(coder: NSCoder) { nil }
  static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(_list: configuration))
  }

  func _section(at number: Int, of view: UICollectionView) -> NSCollectionLayoutSection? {
    _section ?? _provider?(number, _LayoutEnvironment(_view: view))
  }
  override func _shows(_ kind: String, in section: Int, of view: UICollectionView) -> Bool {
    guard let known = _section(at: section, of: view) else { return false }
    if known.boundarySupplementaryItems.contains(where: { $0.elementKind == kind }) { return true }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let mode = isHeader ? known._list?.headerMode.rawValue : known._list?.footerMode.rawValue
    return mode == 1
  }
}
