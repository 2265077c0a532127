// UIKit: the declarations of _InterfaceSection.

/// Rows that stand in the file.
struct _InterfaceSection {
  let header: String?
  let footer: String?
  let cells: [Int]
}
