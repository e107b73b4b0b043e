#define _GNU_SOURCE
#include "CIntrinsics.h"

#include <malloc.h>
#include <fcntl.h>
#include <stdio.h>

int espalier_exchange_names(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

void espalier_release_free_memory(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}
