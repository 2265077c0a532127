// QuartzCore: its functions.

func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var made = CATransform3D()
  made.m41 = tx
  made.m42 = ty
  made.m43 = tz
  return made
}
func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var made = CATransform3D()
  made.m11 = sx
  made.m22 = sy
  made.m33 = sz
  return made
}
// Only what moves a layer away or makes it small counts here: turns are left out.
func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D()
}
func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { t }
func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D
{
  var made = t
  made.m41 += tx
  made.m42 += ty
  made.m43 += tz
  return made
}
func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var made = t
  made.m11 *= sx
  made.m22 *= sy
  made.m33 *= sz
  return made
}
func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  var made = CATransform3DScale(a, b.m11, b.m22, b.m33)
  made.m41 += b.m41
  made.m42 += b.m42
  made.m43 += b.m43
  return made
}
func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3DTranslate(CATransform3DMakeScale(m.a, m.d, 1), m.tx, m.ty, 0)
}
func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
func CACurrentMediaTime() -> CFTimeInterval { 0 }
