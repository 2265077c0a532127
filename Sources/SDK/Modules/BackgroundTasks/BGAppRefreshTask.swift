// BackgroundTasks: the declarations of BGAppRefreshTask.
// Declared as the framework's interface has it, with code of our own.

class BGAppRefreshTask: BGTask {}
