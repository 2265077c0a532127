// Nuke: the declarations of DataLoading, as its documentation has them.

protocol DataLoading {}
