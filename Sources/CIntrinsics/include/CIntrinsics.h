#pragma once
#include <stdint.h>

// Things that Swift has no word for: prefetches and a 64-byte comparison that
// answers with a bit mask, as inline functions that the optimizer sees through, and
// the exchange of two names.

/// Exchanges what two paths name, in one step; 0, or -1 with errno set (EINVAL or
/// ENOSYS where the file system or the kernel cannot).
int espalier_exchange_names(const char *first, const char *second);

/// Gives free memory that the allocator still holds back to the system.
void espalier_release_free_memory(void);

/// Asks the processor to bring the cache line of `address` in, for a read soon.
static inline void espalier_prefetch(const void *address) {
  __builtin_prefetch(address, 0, 3);
}

/// As espalier_prefetch, for a write soon.
static inline void espalier_prefetch_for_writing(const void *address) {
  __builtin_prefetch(address, 1, 3);
}

#if defined(__SSE2__)
#include <emmintrin.h>

/// Bit i of the result is set where `bytes[i] == value`, for 64 bytes.
static inline uint64_t espalier_equal_mask64(const uint8_t *bytes, uint8_t value) {
  const __m128i wanted = _mm_set1_epi8((char)value);
  uint64_t mask = 0;
  for (int part = 0; part < 4; part++) {
    const __m128i chunk = _mm_loadu_si128((const __m128i *)(bytes + 16 * part));
    const uint64_t bits = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(chunk, wanted));
    mask |= bits << (16 * part);
  }
  return mask;
}
#else
static inline uint64_t espalier_equal_mask64(const uint8_t *bytes, uint8_t value) {
  uint64_t mask = 0;
  for (int i = 0; i < 64; i++) mask |= (uint64_t)(bytes[i] == value) << i;
  return mask;
}
#endif
