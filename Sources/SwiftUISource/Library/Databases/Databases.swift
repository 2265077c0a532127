/// Frameworks that are stood in for by code that is evaluated with the app.
enum Databases {
  /// The stand-ins that files need, by what they import.
  static func standIns(for files: [SourceFile]) -> [SourceFile] {
    let modules = ImportedModules(of: files).names
    var result: [SourceFile] = []
    if modules.contains("CoreData") { result.append(CoreDataPrelude.source) }
    if modules.contains("SwiftData") { result.append(SwiftDataPrelude.source) }
    if modules.contains("Flow") { result.append(FlowPrelude.source) }
    if modules.contains("HealthKit") { result.append(HealthKitPrelude.source) }
    if URLLoadingPrelude.isNeeded(by: files) { result.append(URLLoadingPrelude.source) }
    if ScannerPrelude.isNeeded(by: files) { result.append(ScannerPrelude.source) }
    if RegularExpressionPrelude.isNeeded(by: files) { result.append(RegularExpressionPrelude.source) }
    if UniformTypePrelude.isNeeded(by: files) { result.append(UniformTypePrelude.source) }
    if TablePrelude.isNeeded(by: files) { result.append(TablePrelude.source) }
    if ProgressPrelude.isNeeded(by: files) { result.append(ProgressPrelude.source) }
    if ConcurrencyPrelude.isNeeded(by: files) { result.append(ConcurrencyPrelude.source) }
    if EncoderPrelude.isNeeded(by: files) { result.append(EncoderPrelude.source) }
    if NotificationPrelude.isNeeded(by: files) { result.append(NotificationPrelude.source) }
    return result + PackageViews.standIns(for: modules)
  }
}
