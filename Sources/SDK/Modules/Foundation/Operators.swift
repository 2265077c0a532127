// Foundation: the declarations of Operators.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

func === (lhs: NSNull?, rhs: NSNull?) -> Bool
func === (lhs: AnyClass, rhs: AnyClass) -> Bool
