// Foundation: the declarations of ContiguousBytes.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol ContiguousBytes {}
