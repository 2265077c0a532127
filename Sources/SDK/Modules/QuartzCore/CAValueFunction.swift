// QuartzCore: the declarations of CAValueFunction.

class CAValueFunction: NSObject {
  let name: CAValueFunctionName
  init?(name: CAValueFunctionName) { self.name = name }
}
