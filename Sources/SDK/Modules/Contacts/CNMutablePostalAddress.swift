// Contacts: the declarations of CNMutablePostalAddress.
// Declared as the framework's interface has it, with code of our own.

class CNMutablePostalAddress: CNPostalAddress {}
