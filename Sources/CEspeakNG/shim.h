#ifndef EARSHOT_CESPEAKNG_SHIM_H
#define EARSHOT_CESPEAKNG_SHIM_H

#include <espeak-ng/espeak_ng.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
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
