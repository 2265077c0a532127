import EarshotKit

LargeStack.run { Program.run() }
