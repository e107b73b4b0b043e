#include "CArrow.h"

#include <stddef.h>

// Other libraries were compiled with their own copy of these structures: each field
// must lie where theirs lies.

_Static_assert(sizeof(void *) == 8, "the interface is used between 64-bit libraries");
_Static_assert(sizeof(struct ArrowSchema) == 72, "nine words");
_Static_assert(offsetof(struct ArrowSchema, release) == 56, "the eighth word");
_Static_assert(sizeof(struct ArrowArray) == 80, "ten words");
_Static_assert(offsetof(struct ArrowArray, release) == 64, "the ninth word");
_Static_assert(sizeof(struct ArrowArrayStream) == 40, "five words");
