// BackgroundTasks: the declarations of BGHealthResearchTask.
// Declared as the framework's interface has it, with code of our own.

class BGHealthResearchTask: BGProcessingTask {}
