// Foundation: the declarations of NSExpression that only Apple's platforms have.

extension NSExpression {
  convenience init(forKeyPath keyPath: String)
  convenience init(forConstantValue obj: Any?)
  convenience init(forVariable string: String)
  convenience init(forFunction name: String, arguments parameters: [Any])
  convenience init(format expressionFormat: String, _ args: any CVarArg...)
}
