#ifndef C_LIB_FUZZER_H
#define C_LIB_FUZZER_H

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's main loop, for programs that have a main function of their own. Calls `callback` with one input after the
/// other, and returns the exit status.
int LLVMFuzzerRunDriver(int *argument_count, char ***arguments, int (*callback)(const uint8_t *start, size_t count));

#endif
