// Nuke: the declarations of DataCaching, as its documentation has them.

protocol DataCaching {}
