// Foundation: the declarations of CustomLocalizedStringResourceConvertible that only Apple's platforms have.

protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
