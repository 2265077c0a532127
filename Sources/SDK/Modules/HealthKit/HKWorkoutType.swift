// HealthKit: the declarations of HKWorkoutType.
// Declared as the framework's interface has it, with code of our own.

class HKWorkoutType: HKSampleType {}
