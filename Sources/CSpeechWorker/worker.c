#define _GNU_SOURCE
#include "CSpeechWorker.h"

#ifdef EARSHOT_SPEECH

#include <errno.h>
#include <espeak-ng/espeak_ng.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <signal.h>

enum {
  text_offset = 4096,
  words_offset = text_offset + earshot_text_limit,
  phonemes_offset = words_offset + earshot_word_limit * (int)sizeof(struct earshot_word),
  samples_offset = phonemes_offset + earshot_phoneme_limit,
  /* Bytes of samples that a job may keep between two utterances. */
  kept_samples = 4 << 20,
};

static size_t job_length(uint32_t sample_limit) {
  return samples_offset + (size_t)sample_limit * sizeof(int16_t);
}

struct earshot_job *earshot_job_make(uint32_t sample_limit) {
  size_t length = job_length(sample_limit);
  void *place = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (place == MAP_FAILED) return NULL;
  return place;
}

static char *at(struct earshot_job *job, size_t offset) { return (char *)job + offset; }

char *earshot_job_text(struct earshot_job *job) { return at(job, text_offset); }

struct earshot_word *earshot_job_words(struct earshot_job *job) {
  return (struct earshot_word *)at(job, words_offset);
}

char *earshot_job_phonemes(struct earshot_job *job) { return at(job, phonemes_offset); }

int16_t *earshot_job_samples(struct earshot_job *job) { return (int16_t *)at(job, samples_offset); }

void earshot_job_shrink(struct earshot_job *job, uint32_t sample_limit) {
#ifdef MADV_REMOVE
  if (job->sample_count * sizeof(int16_t) <= kept_samples) return;
  size_t start = (samples_offset + kept_samples + 4095) / 4096 * 4096;
  size_t length = job_length(sample_limit);
  if (length > start) madvise(at(job, start), length - start, MADV_REMOVE);
#endif
}

int earshot_processor_count(void) {
#ifdef __linux__
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
#endif
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
}

static uint32_t sample_room;

static void take_event(struct earshot_job *job, const espeak_EVENT *event) {
  if (event->type == espeakEVENT_WORD && job->word_count < earshot_word_limit) {
    earshot_job_words(job)[job->word_count++] = (struct earshot_word){
        (uint32_t)event->text_position, (uint32_t)event->length, (uint32_t)event->audio_position};
  } else if (event->type == espeakEVENT_PHONEME) {
    size_t length = strnlen(event->id.string, sizeof event->id.string);
    if (length > earshot_phoneme_limit - job->phoneme_count) return;
    memcpy(earshot_job_phonemes(job) + job->phoneme_count, event->id.string, length);
    job->phoneme_count += (uint32_t)length;
  }
}

/* The library's callback; 1 stops it. */
static int take(short *samples, int count, espeak_EVENT *events) {
  struct earshot_job *job = events ? events->user_data : NULL;
  if (!job) return 0;
  for (; events->type != espeakEVENT_LIST_TERMINATED; events++) take_event(job, events);
  if (!samples || count <= 0) return 0;
  uint32_t room = sample_room - job->sample_count;
  uint32_t taken = (uint32_t)count < room ? (uint32_t)count : room;
  memcpy(earshot_job_samples(job) + job->sample_count, samples, taken * sizeof *samples);
  job->sample_count += taken;
  if (taken < (uint32_t)count) job->is_full = 1;
  return job->is_full;
}

/* No text may open a file. Plain text never asks; this is belt and braces. */
static int refuse(int type, const char *uri, const char *base) {
  (void)type, (void)uri, (void)base;
  return 1;
}

void earshot_worker_prepare(void) {
  espeak_SetUriCallback(refuse);
  espeak_SetSynthCallback(take);
  /* Whoever starts the program may have others, and they are passed on: without SIGALRM nothing
     would end a text that hangs, and without SIGCHLD nobody would hear of one that crashed. */
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGALRM, SIG_DFL);
  signal(SIGCHLD, SIG_DFL);
}

enum {
  /* More stack than the library uses. */
  deep = 1 << 19,
  /* More stack than there is between a process that is forked and its first utterance. */
  shallow = 1 << 14,
};

/* libespeak-ng reads stack that it never wrote, with brackets in Hindi and symbols in some twenty
   voices: what is spoken, and whether it crashes, then depends on where the system put the
   process. With zeros there it is the same every time. */
__attribute__((noinline)) static void clear_stack(size_t length) {
  char *room = __builtin_alloca(length);
  memset(room, 0, length);
  __asm__ volatile("" : : "r"(room) : "memory");
}

/* Ends with the process that it was forked from. */
static void end_with_parent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

static void speak(struct earshot_job *job) {
  espeak_ng_SetParameter(espeakRATE, job->words_per_minute, 0);
  espeak_ng_SetParameter(espeakVOLUME, job->volume, 0);
  espeak_ng_SetParameter(espeakPITCH, job->pitch, 0);
  espeak_ng_SetParameter(espeakRANGE, 50, 0);
  espeak_ng_SetParameter(espeakWORDGAP, 0, 0);
  espeak_ng_SetParameter(espeakPUNCTUATION, 0, 0);
  espeak_ng_SetParameter(espeakCAPITALS, 0, 0);
  char *text = earshot_job_text(job);
  text[earshot_text_limit - 1] = 0;
  /* A breathy voice draws its noise from rand(), and others draw before it: libpulse names a folder
     by it where a user has none yet, so the first utterances on a machine were like no later ones. */
  srand(1);
  clear_stack(shallow);
  job->status = (int32_t)espeak_ng_Synthesize(
      text, strlen(text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, job);
  job->is_spoken = 1;
}

/* Forks, and tries again for a while where the system has no room for another process. */
static pid_t fork_patiently(void) {
  for (int tries = 0; tries < 50; tries++) {
    pid_t pid = fork();
    if (pid >= 0) return pid;
    usleep(10000);
  }
  return -1;
}

/* The job spoken by a process of its own; how that ended. */
static char speak_apart(struct earshot_job *job, unsigned limit) {
  job->is_spoken = 0;
  job->status = 0;
  job->is_full = 0;
  job->word_count = job->phoneme_count = job->sample_count = 0;
  pid_t pid = fork_patiently();
  if (pid < 0) return earshot_unforked;
  if (pid == 0) {
    end_with_parent();
    alarm(limit);
    speak(job);
    _exit(0);
  }
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {}
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) return earshot_overdue;
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 && job->is_spoken ? earshot_spoken
                                                                         : earshot_crashed;
}

static bool is_asked(int asked) {
  char byte;
  ssize_t got;
  while ((got = read(asked, &byte, 1)) < 0 && errno == EINTR) {}
  return got == 1;
}

static bool answer(int answers, char byte) {
  ssize_t sent;
  while ((sent = write(answers, &byte, 1)) < 0 && errno == EINTR) {}
  return sent == 1;
}

_Noreturn void earshot_work(
    struct earshot_job *job, uint32_t sample_limit, int asked, int answers, unsigned limit) {
  end_with_parent();
  sample_room = sample_limit;
  /* Once, for all that are forked: a page that stays as it is costs them nothing. */
  clear_stack(deep);
  while (is_asked(asked) && answer(answers, speak_apart(job, limit))) {}
  _exit(0);
}

#else

/* Without the trait there is nothing to speak with, and nobody asks. */
typedef int earshot_nothing;

#endif
