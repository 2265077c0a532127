import EarshotSwiftRuntime
import Foundation

/// Lists are put together here; what their members are is up to their styles.
extension Natives {
  mutating func addListStyles() {
    make("ListFormatStyle.joined(_:listType:width:locale:)") {
      (texts: [String], type: Int, width: Int, locale: Locale) in
      let style: ListFormatStyle<StringStyle, [String]> = .list(
        type: type == 0 ? .and : .or, width: [.standard, .short, .narrow][width])
      return style.locale(locale).format(texts)
    }
  }
}
