#ifndef EARSHOT_CSPEECHWORKER_H
#define EARSHOT_CSPEECHWORKER_H

#include <stdbool.h>
#include <stdint.h>

/* What speaks: a process that holds the library as it is just after its start and never speaks
   itself. It forks one for each utterance, so every utterance is the library's first, and what
   crashes on one ends with it. In C, because nothing here may allocate: the memory that is forked
   stays the same from utterance to utterance. */

/* One utterance: what is asked and what comes of it, in memory that the process that speaks
   shares with the one that asks. */
struct earshot_job {
  int32_t words_per_minute;
  int32_t pitch;
  int32_t volume;
  /* Whether the library has come to an end with the text. */
  int32_t is_spoken;
  /* What the library said: 0 is well. */
  int32_t status;
  /* Whether more samples would have come than there is room for. */
  int32_t is_full;
  uint32_t word_count;
  uint32_t phoneme_count;
  uint32_t sample_count;
};

struct earshot_word {
  uint32_t position;
  uint32_t length;
  uint32_t milliseconds;
};

enum {
  /* Bytes of a text with the NUL behind it. */
  earshot_text_limit = 1 << 16,
  /* Words and bytes of phonemes; what is more is left out. */
  earshot_word_limit = 1 << 15,
  earshot_phoneme_limit = 1 << 19,
};

/* How an utterance has ended, in the byte that answers. */
enum {
  earshot_spoken = 1,
  earshot_crashed = 2,
  earshot_overdue = 3,
  /* No process could be forked for it. */
  earshot_unforked = 4,
};

/* Memory for an utterance of at most that many samples, shared with processes that are forked
   later; NULL where there is none. Pages take room only once they are written to. */
struct earshot_job *earshot_job_make(uint32_t sample_limit);

char *earshot_job_text(struct earshot_job *);
struct earshot_word *earshot_job_words(struct earshot_job *);
char *earshot_job_phonemes(struct earshot_job *);
int16_t *earshot_job_samples(struct earshot_job *);

/* Gives back the room that a long utterance took. */
void earshot_job_shrink(struct earshot_job *, uint32_t sample_limit);

/* Has the library hand its samples to a job, and signals do what they do by themselves. */
void earshot_worker_prepare(void);

/* Has what the job says spoken whenever a byte arrives, and answers with a byte. Never returns.
   `limit` is in seconds: the end of an utterance that hangs. */
_Noreturn void earshot_work(
    struct earshot_job *, uint32_t sample_limit, int asked, int answers, unsigned limit);

/* Processors that this process may run on. */
int earshot_processor_count(void);

#endif
