// UIKit: the declarations of UISceneDestructionRequestOptions.

class UISceneDestructionRequestOptions: NSObject {}
