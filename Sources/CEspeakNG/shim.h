#ifndef EARSHOT_CESPEAKNG_SHIM_H
#define EARSHOT_CESPEAKNG_SHIM_H

#include <espeak-ng/espeak_ng.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#else
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

/* A child that outlives the helper would keep its socket open. */
static inline void earshot_die_with_parent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/* libespeak-ng reads stack that it never wrote, with brackets in Hindi and symbols in some twenty
   voices: what is spoken, and whether it crashes, then depends on where the system put the
   process. With zeros there it is the same every time. */
__attribute__((noinline)) static void earshot_clear_stack(void) {
  char room[1 << 19];
  memset(room, 0, sizeof room);
  __asm__ volatile("" : : "r"(room) : "memory");
}

#endif
