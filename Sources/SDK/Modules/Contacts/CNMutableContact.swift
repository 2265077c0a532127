// Contacts: the declarations of CNMutableContact.
// Declared as the framework's interface has it, with code of our own.

class CNMutableContact: CNContact {}
