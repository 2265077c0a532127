// BackgroundTasks: the declarations of BGProcessingTask.
// Declared as the framework's interface has it, with code of our own.

class BGProcessingTask: BGTask {}
