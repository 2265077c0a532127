#ifndef EARSHOT_CESPEAKNG_SHIM_H
#define EARSHOT_CESPEAKNG_SHIM_H

#include <espeak-ng/espeak_ng.h>
#include <unistd.h>
#ifndef __linux__
#include <dlfcn.h>
#endif

/* The file that the library was loaded from; NULL where nobody knows. On Linux the C library
   hides dladdr from who doesn't ask for GNU extensions, which a module can't. */
#ifdef __linux__
struct earshot_symbol_place {
  const char *file;
  void *base;
  const char *name;
  void *address;
};
extern int earshot_find_symbol(const void *, struct earshot_symbol_place *) __asm__("dladdr");
static inline const char *earshot_library_file(void) {
  struct earshot_symbol_place place;
  return earshot_find_symbol((const void *)espeak_Info, &place) ? place.file : 0;
}
#else
static inline const char *earshot_library_file(void) {
  Dl_info place;
  return dladdr((const void *)espeak_Info, &place) ? place.dli_fname : 0;
}
#endif

/* Swift marks fork() as unavailable, for good reasons that don't hold for a process with one
   thread of its own that only calls C in the child. */
static inline pid_t earshot_fork(void) { return fork(); }

#endif
