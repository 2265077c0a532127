#ifndef EARSHOT_CSPEECHWORKER_H
#define EARSHOT_CSPEECHWORKER_H

#include <stdbool.h>
#include <stdint.h>

/* What speaks: a forked process that is given one utterance after the other and has spoken
   nothing before any of them, because it puts its memory back to where the library had just been
   initialised. In C, because nothing here may allocate or keep a reference: what was allocated
   since is gone when the memory is put back. */

/* One utterance: what is asked and what comes of it, in memory that the worker shares with the
   process that asks. */
struct earshot_job {
  int32_t words_per_minute;
  int32_t pitch;
  int32_t volume;
  /* Whether the worker has begun: a worker that ends before has not ended because of the text. */
  int32_t is_begun;
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

/* Memory for an utterance of at most that many samples, shared with processes that are forked
   later; NULL where there is none. Pages take room only once they are written to. */
struct earshot_job *earshot_job_make(uint32_t sample_limit);

char *earshot_job_text(struct earshot_job *);
struct earshot_word *earshot_job_words(struct earshot_job *);
char *earshot_job_phonemes(struct earshot_job *);
int16_t *earshot_job_samples(struct earshot_job *);

/* Gives back the room that a long utterance took. */
void earshot_job_shrink(struct earshot_job *);

/* Before anything is allocated: every later allocation comes from the heap that can be put back. */
void earshot_memory_prepare(void);

/* Remembers the memory as it is, once. False where the system does not tell what is writable;
   then a worker speaks a single utterance. */
bool earshot_memory_keep(void);

/* Has the library hand its samples to a job. */
void earshot_worker_prepare(void);

/* Speaks what the job says whenever a byte arrives, and answers with a byte. Never returns.
   `limit` is in seconds: the end of a worker that hangs. */
_Noreturn void earshot_work(
    struct earshot_job *, uint32_t sample_limit, int asked, int answers, unsigned limit);

/* Processors that this process may run on. */
int earshot_processor_count(void);

#endif
