// HealthKit: the declarations of HKSampleType.
// Declared as the framework's interface has it, with code of our own.

class HKSampleType: HKObjectType {}
