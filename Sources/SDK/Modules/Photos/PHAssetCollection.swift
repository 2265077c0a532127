// Photos: the declarations of PHAssetCollection.
// Declared as the framework's interface has it, with code of our own.

class PHAssetCollection: PHObject {
  var localizedTitle: String? { get }
  var estimatedAssetCount: Int { get }
}
