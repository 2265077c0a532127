#ifndef EARSHOT_MEMORY_H
#define EARSHOT_MEMORY_H

#include "CSpeechWorker.h"

/* Makes all memory what it was when it was kept; false where it was not, or could not be. */
bool earshot_memory_put_back(void);

#endif
