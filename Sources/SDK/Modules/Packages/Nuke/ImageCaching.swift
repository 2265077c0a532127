// Nuke: the declarations of ImageCaching, as its documentation has them.

protocol ImageCaching {}
