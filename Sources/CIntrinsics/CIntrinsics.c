#define _GNU_SOURCE
#include "CIntrinsics.h"

#include <fcntl.h>
#include <stdio.h>

int espalier_exchange_names(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}
