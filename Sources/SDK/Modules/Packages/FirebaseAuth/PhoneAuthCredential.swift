// FirebaseAuth: the declarations of PhoneAuthCredential, as its documentation has them.

class PhoneAuthCredential: AuthCredential {}
