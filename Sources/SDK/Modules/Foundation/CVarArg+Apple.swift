// Foundation: the declarations of CVarArg that only Apple's platforms have.

extension Substring: CVarArg {}
extension NSObject: CVarArg {}
extension Date: CVarArg {}
extension URL: CVarArg {}
extension UUID: CVarArg {}
extension Data: CVarArg {}
extension Decimal: CVarArg {}
extension Bool: CVarArg {}
extension Array: CVarArg {}
extension Dictionary: CVarArg {}
extension Set: CVarArg {}
