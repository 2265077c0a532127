// FirebaseAuth: the constants, as its documentation has them.

let AuthErrorDomain = "FIRAuthErrorDomain"
let AuthErrorUserInfoNameKey = "FIRAuthErrorUserInfoNameKey"
let EmailAuthProviderID = "password"
let FacebookAuthProviderID = "facebook.com"
let GoogleAuthProviderID = "google.com"
let PhoneAuthProviderID = "phone"
