// QuartzCore: its constants.

let CATransform3DIdentity = CATransform3D()
