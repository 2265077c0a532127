#define _GNU_SOURCE
#include "memory.h"

#ifdef __linux__

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Everything that the library can write to is private, writable memory: its own data, that of the
   libraries it calls (the C library's random numbers, its heap), and what was mapped for them. A
   copy of it, taken before the first utterance and put back before each, makes every utterance
   the first one. */

enum {
  page_size = 4096,
  region_limit = 1024,
  maps_limit = 1 << 20,
  /* Longer ones are stacks of threads, which a forked process does not have. */
  region_length_limit = 4 << 20,
};

struct region {
  char *start;
  size_t length;
  char *copy;
};

struct kept {
  void *heap_end;
  int count;
  struct region regions[region_limit];
  char maps[maps_limit];
};

static struct kept *kept;

/* Shared with every process that is forked later, and so not part of what is kept itself. */
static void *map(size_t length) {
  void *place = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return place == MAP_FAILED ? NULL : place;
}

void earshot_memory_prepare(void) {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
}

/* Whether a line of /proc/self/maps names memory that an utterance may change. */
static bool is_wanted(uintptr_t start, uintptr_t end, const char *rights, const char *name) {
  if (rights[0] != 'r' || rights[1] != 'w' || rights[3] != 'p') return false;
  bool is_heap = strcmp(name, "[heap]") == 0;
  if (name[0] == '[' && !is_heap) return false;
  if (end - start >= region_length_limit && !is_heap) return false;
  /* The thread's own block holds its number, which is another one in a forked process. */
  if (start <= (uintptr_t)&errno && (uintptr_t)&errno < end) return false;
  /* No Swift runs between two utterances. */
  return strstr(name, "/libswift") == NULL && strstr(name, "/libdispatch") == NULL;
}

static bool add(char *line) {
  unsigned long start, end;
  char rights[5] = "";
  int rest = 0;
  if (sscanf(line, "%lx-%lx %4s %*s %*s %*s %n", &start, &end, rights, &rest) < 3) return true;
  if (!is_wanted(start, end, rights, line + rest)) return true;
  if (kept->count == region_limit) return false;
  kept->regions[kept->count++] = (struct region){(char *)start, end - start, NULL};
  return true;
}

static bool read_regions(void) {
  char *text = kept->maps;
  kept->count = 0;
  int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  size_t length = 0;
  ssize_t got;
  while (length < maps_limit - 1 && (got = read(file, text + length, maps_limit - 1 - length)) > 0)
    length += (size_t)got;
  close(file);
  if (length == 0 || length == maps_limit - 1) return false;
  text[length] = 0;
  for (char *line = text; line; ) {
    char *end = strchr(line, '\n');
    if (end) *end++ = 0;
    if (!add(line)) return false;
    line = end;
  }
  return kept->count > 0;
}

bool earshot_memory_keep(void) {
  if (kept) return true;
  kept = map(sizeof *kept);
  /* Twice: what reading itself makes the C library allocate is there the second time. */
  if (!kept || !read_regions() || !read_regions()) return kept = NULL, false;
  size_t length = 0;
  for (int i = 0; i < kept->count; i++) length += kept->regions[i].length;
  char *const copies = map(length);
  if (!copies) return kept = NULL, false;
  kept->heap_end = sbrk(0);
  char *copy = copies;
  for (int i = 0; i < kept->count; i++) {
    struct region *region = &kept->regions[i];
    region->copy = copy;
    memcpy(copy, region->start, region->length);
    copy += region->length;
  }
  /* A library gone wild ends there instead of spoiling what comes after it. */
  mprotect(copies, length, PROT_READ);
  mprotect(kept, sizeof *kept, PROT_READ);
  return true;
}

bool earshot_memory_put_back(void) {
  const struct kept *const memory = kept;
  if (!memory) return false;
  /* What the heap grew by is given back, and is zero when it grows again, as the first time. */
  if ((void *)syscall(SYS_brk, memory->heap_end) != memory->heap_end) return false;
  for (int i = 0; i < memory->count; i++) {
    const struct region *region = &memory->regions[i];
    for (size_t at = 0; at < region->length; at += page_size)
      /* Most pages are as they were; writing to them would only make this process's own copies. */
      if (memcmp(region->start + at, region->copy + at, page_size) != 0)
        memcpy(region->start + at, region->copy + at, page_size);
  }
  return true;
}

#else

void earshot_memory_prepare(void) {}
bool earshot_memory_keep(void) { return false; }
bool earshot_memory_put_back(void) { return false; }

#endif
